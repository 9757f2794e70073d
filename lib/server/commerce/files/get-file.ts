import { blobStorage } from '@/lib/server/platform/blobs/current-storage';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { judgeConditions, requestedRange } from '@/lib/server/platform/http/conditional-request';
import { FILE_NAME, type FileKind, fileNameOf, fileUrl } from '@/lib/shared/files/stored-files';
import type { PictureSizes } from '@/lib/shared/markdown/render-markdown';
import { AppError } from '@/lib/shared/messages/errors';
import { findFile, findSizes } from './files.repository';

const FOR_EVER = 'public, max-age=31536000, immutable';

const TYPES: Readonly<Record<FileKind, string>> = { picture: 'image/webp', document: 'application/pdf' };

function headersOf({ _id }: FileDocument, kind: FileKind): Record<string, string> {
  return {
    'content-type': TYPES[kind],
    // Documents are downloaded, not opened on this origin.
    ...(kind === 'document' ? { 'content-disposition': 'attachment' } : {}),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': FOR_EVER,
    etag: `"${_id}"`,
    'accept-ranges': 'bytes',
  };
}

function refusal(status: 412 | 416, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** Supports `Range` and conditional requests. Throws `not-found`, `file-storage-unavailable`. */
export async function getFile(name: string, request: Request): Promise<Response> {
  const file = FILE_NAME.test(name) ? await findFile(name) : null;
  if (!file || file.kind === 'paper' || file.kind === 'request') throw new AppError('not-found');
  const headers = headersOf(file, file.kind);
  const validators = { etag: `"${name}"` };
  const { method } = request;
  const header = (named: string) => request.headers.get(named);
  const judged = judgeConditions({ header }, validators);
  if (judged === 'failed') return refusal(412);
  if (judged === 'not-modified') return new Response(null, { status: 304, headers });
  const range = requestedRange({ method, header }, validators, file.bytes);
  if (range === 'unsatisfiable') return refusal(416, { 'content-range': `bytes */${file.bytes}` });
  const { start, end } = range ?? { start: 0, end: file.bytes };
  const isHead = method === 'HEAD';
  const content = isHead ? null : await blobStorage().read(file.blobId, { start, end });
  if (!content && !isHead) throw new AppError('not-found');
  return new Response(content, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start),
      ...(range && { 'content-range': `bytes ${start}-${end - 1}/${file.bytes}` }),
    },
  });
}

/** Throws `file-storage-unavailable`. */
export async function readStoredFile(name: string): Promise<Buffer | null> {
  const file = await findFile(name);
  if (!file) return null;
  const content = await blobStorage().read(file.blobId, { start: 0, end: file.bytes });
  return content && Buffer.from(await new Response(content).arrayBuffer());
}

/** Returns the sizes of uploaded pictures, by address; those of other files are missing. */
export async function pictureSizes(addresses: readonly string[]): Promise<PictureSizes> {
  const names = addresses.flatMap((address) => fileNameOf(address) ?? []);
  if (names.length === 0) return {};
  const found = await findSizes(names);
  return Object.fromEntries(found.flatMap(({ _id, size }) => (size ? [[fileUrl(_id), size]] : [])));
}
