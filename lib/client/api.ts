import { z } from 'zod';
import { BROWSER } from '@/lib/shared/browser-messages';
import { clearAccessToken, getAccessToken } from './access-token';
import { pageLanguageHeader } from './language/page-language';
import { ApiProblem, unreachableProblem } from './problem';

const problemSchema = z.object({
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** How the call proves who asks: the access token, renewed once if it is refused; or the session cookie alone. */
  as?: 'bearer' | 'session';
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

async function send(path: string, options: CallOptions, token: string | undefined): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...pageLanguageHeader(), ...options.headers });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method: options.method ?? 'GET', headers, cache: 'no-store' };
  if (options.signal) init.signal = options.signal;
  if (options.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(options.body);
  }
  try {
    return await fetch(path, init);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw unreachableProblem(cause);
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiProblem({ status: response.status, code: 'unreadable', detail: BROWSER.unreadable, cause });
  }
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const parsed = problemSchema.safeParse(await readAnswer(response));
  const problem = parsed.success
    ? parsed.data
    : { status: response.status, code: 'unreadable', detail: BROWSER.unreadable };
  return new ApiProblem({
    ...problem,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/**
 * Calls the store's API and answers its JSON, checked against `schema`. With `as: 'bearer'` the access token goes along;
 * a refused one is renewed from the session once. Throws ApiProblem for every failure, also when the network is down.
 */
export async function callApi<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: CallOptions = {},
): Promise<z.output<Schema>> {
  let response: Response;
  if (options.as === 'bearer') {
    response = await send(path, options, await getAccessToken());
    if (response.status === 401) {
      clearAccessToken();
      response = await send(path, options, await getAccessToken());
    }
  } else {
    response = await send(path, options, undefined);
  }
  if (!response.ok) throw await problemOf(response);
  const parsed = schema.safeParse(await readAnswer(response));
  if (parsed.success) return parsed.data;
  throw new ApiProblem({
    status: response.status,
    code: 'unreadable',
    detail: BROWSER.unreadable,
    cause: parsed.error,
  });
}
