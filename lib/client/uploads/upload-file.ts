import { problemOf } from '@/lib/client/api';
import { type StoredFile, storedFileSchema } from '@/lib/shared/files/stored-file.schema';
import type { FileKind } from '@/lib/shared/files/stored-files';
import { type RequestFile, requestFileSchema } from '@/lib/shared/requests/request-file.schema';
import { type PaperKind, type UploadedPaper, uploadedPaperSchema } from '@/lib/shared/serials/serial.schema';
import { sendUpload } from './send-upload';

export type UploadOptions = {
  signal: AbortSignal;
  /** Called with the share sent so far, 0 to 1. */
  onProgress: (share: number) => void;
};

/** Throws ApiProblem, and the signal's reason once it is aborted. */
async function upload(
  path: string,
  parts: Record<string, string | Blob>,
  { signal, onProgress }: UploadOptions,
): Promise<unknown> {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) body.set(name, part);
  const response = await sendUpload({
    ...{ path, body, signal },
    onProgress: ({ sent, total }) => onProgress(sent / total),
  });
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
