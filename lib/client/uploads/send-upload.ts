import { pageLanguageHeader } from '@/lib/client/language/page-language';
import { unreachableProblem } from '@/lib/client/problem';
import { clearAccessToken, getAccessToken } from '@/lib/client/session/access-token';

/** The bytes of a request that are on their way. */
export type UploadProgress = { sent: number; total: number };

export type SendOptions = { signal: AbortSignal; onProgress: (progress: UploadProgress) => void };

type Sent = { path: string; body: XMLHttpRequestBodyInit; headers?: Record<string, string> } & SendOptions;

/** Only this way of calling tells how much is sent. */
function sendOnce({ path, body, headers, signal, onProgress }: Sent, token: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    const all = { ...pageLanguageHeader(), authorization: `Bearer ${token}`, ...headers };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress({ sent: loaded, total });
    });
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const known = new Headers(retryAfter === null ? undefined : [['retry-after', retryAfter]]);
      resolve(new Response(request.responseText, { status: request.status, headers: known }));
    });
    request.addEventListener('error', () => reject(unreachableProblem(undefined)));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** Renews a rejected access token once. Throws ApiProblem where there is no response, and the signal's reason once it is aborted. */
export async function sendUpload(sent: Sent): Promise<Response> {
  const sendWithToken = async () => {
    const token = await getAccessToken();
    sent.signal.throwIfAborted();
    return sendOnce(sent, token);
  };
  const response = await sendWithToken();
  if (response.status !== 401) return response;
  clearAccessToken();
  return sendWithToken();
}
