import { problemOf } from '@/lib/client/api';
import { pageLanguageHeader } from '@/lib/client/language/page-language';
import { unreachableProblem } from '@/lib/client/problem';
import { clearAccessToken, getAccessToken } from '@/lib/client/session/access-token';
import { type StoredFile, storedFileSchema } from '@/lib/shared/files/stored-file.schema';
import type { FileKind } from '@/lib/shared/files/stored-files';
import { type RequestFile, requestFileSchema } from '@/lib/shared/requests/request-file.schema';
import { type PaperKind, type UploadedPaper, uploadedPaperSchema } from '@/lib/shared/serials/serial.schema';

export type UploadOptions = {
  signal: AbortSignal;
  /** Called with the share sent so far, 0 to 1. */
  onProgress: (share: number) => void;
};

type Sent = { path: string; parts: Record<string, string | Blob>; token: string } & UploadOptions;

function send({ path, parts, token, signal, onProgress }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries({ ...pageLanguageHeader(), authorization: `Bearer ${token}` }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const headers = new Headers(retryAfter === null ? undefined : [['retry-after', retryAfter]]);
      resolve(new Response(request.responseText, { status: request.status, headers }));
    });
    request.addEventListener('error', () => reject(unreachableProblem(undefined)));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    for (const [name, part] of Object.entries(parts)) body.set(name, part);
    request.send(body);
  });
}

/** Renews a rejected access token once. Throws ApiProblem, and the signal's reason once it is aborted. */
async function upload(
  path: string,
  parts: Record<string, string | Blob>,
  options: UploadOptions,
): Promise<unknown> {
  const sendWith = async () => {
    const token = await getAccessToken();
    options.signal.throwIfAborted();
    return send({ path, parts, token, ...options });
  };
  let response = await sendWith();
  if (response.status === 401) {
    clearAccessToken();
    response = await sendWith();
  }
  if (!response.ok) throw await problemOf(response);
  return response.json();
}

/** Throws as `upload` does. */
export async function uploadFile(kind: FileKind, file: Blob, options: UploadOptions): Promise<StoredFile> {
  return storedFileSchema.parse(await upload(`/api/file?kind=${kind}`, { file }, options));
}

/** Its name says whose paper it is. Throws as `upload` does. */
export async function uploadPaper(
  file: File,
  kind: PaperKind,
  options: UploadOptions,
): Promise<UploadedPaper> {
  return uploadedPaperSchema.parse(await upload('/api/all-serial/paper', { kind, file }, options));
}

/** Throws as `upload` does. */
export async function uploadRequestFile(file: File, options: UploadOptions): Promise<RequestFile> {
  return requestFileSchema.parse(await upload('/api/quote/file', { file }, options));
}
