import { problemOf } from '@/lib/client/api';
import { pageLanguageHeader } from '@/lib/client/language/page-language';
import { unreachableProblem } from '@/lib/client/problem';
import { clearAccessToken, getAccessToken } from '@/lib/client/session/access-token';
import { type StoredFile, storedFileSchema } from '@/lib/shared/files/stored-file.schema';
import type { FileKind } from '@/lib/shared/files/stored-files';

export type UploadOptions = {
  signal: AbortSignal;
  /** Called with the share sent so far, 0 to 1. */
  onProgress: (share: number) => void;
};

type Sent = { kind: FileKind; file: Blob; token: string } & UploadOptions;

function send({ kind, file, token, signal, onProgress }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/file?kind=${kind}`);
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
    body.set('file', file);
    request.send(body);
  });
}

/** Renews a rejected access token once. Throws ApiProblem, and the signal's reason once it is aborted. */
export async function uploadFile(kind: FileKind, file: Blob, options: UploadOptions): Promise<StoredFile> {
  const sendWith = async () => {
    const token = await getAccessToken();
    options.signal.throwIfAborted();
    return send({ kind, file, token, ...options });
  };
  let response = await sendWith();
  if (response.status === 401) {
    clearAccessToken();
    response = await sendWith();
  }
  if (!response.ok) throw await problemOf(response);
  return storedFileSchema.parse(await response.json());
}
