import { z } from 'zod';
import { callPath } from '@/lib/client/page/call-path';
import type {
  BodyInput,
  Contract,
  IdempotencyInput,
  PathInput,
  ResponseOf,
} from '@/lib/shared/calls/contract';
import { BROWSER, UNANSWERED } from '@/lib/shared/messages/browser-messages';
import { pageLanguageHeader } from './language/page-language';
import { ApiProblem, unreachableProblem } from './problem';
import { clearAccessToken, getAccessToken } from './session/access-token';

const messageSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const problemSchema = z.looseObject({
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  reason: messageSchema.optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  issues: z.record(z.string(), z.array(messageSchema)).optional(),
});

/** The access token, for calls that take the session's cookie too. */
type Proof<C extends Contract> = C['who'] extends 'bearer' | 'admin' | 'session'
  ? { as?: never }
  : { as?: 'bearer' };

export type CallOptions<C extends Contract> = { signal?: AbortSignal | undefined } & Proof<C> &
  PathInput<C> &
  BodyInput<C> &
  IdempotencyInput<C>;

type Sent = {
  method: string;
  path: string;
  body: unknown;
  idempotencyKey: string | undefined;
  signal: AbortSignal | undefined;
};

async function send(call: Sent, token: string | undefined): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...pageLanguageHeader() });
  if (call.idempotencyKey !== undefined) headers.set('idempotency-key', call.idempotencyKey);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method: call.method, headers, cache: 'no-store' };
  if (call.signal) init.signal = call.signal;
  if (call.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(call.body);
  }
  try {
    return await fetch(call.path, init);
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    throw unreachableProblem(cause);
  }
}

/**
 * Throws ApiProblem: `network` where the connection is lost before the end of the body, `unreadable` where it is not JSON.
 */
async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw unreachableProblem(cause);
  });
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiProblem({ status: response.status, code: 'unreadable', detail: BROWSER.unreadable, cause });
  }
}

function codeOfStatus(status: number): keyof typeof UNANSWERED | undefined {
  if (status === 429) return 'rate-limited';
  if ([502, 503, 504].includes(status)) return 'database-unavailable';
  return status >= 500 ? 'internal' : undefined;
}

/** For failed responses that are not the store's, such as a proxy's while the store restarts. */
function problemOfStatus(status: number) {
  const code = codeOfStatus(status);
  return code === undefined
    ? { status, code: 'unreadable', detail: BROWSER.unreadable }
    : { status, code: 'unreadable', detail: UNANSWERED[code], reason: { code } };
}

export async function problemOf(response: Response): Promise<ApiProblem> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const parsed = problemSchema.safeParse(await readJson(response).catch(() => undefined));
  const problem = parsed.success
    ? { ...parsed.data, members: parsed.data }
    : problemOfStatus(response.status);
  return new ApiProblem({
    ...problem,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

async function sendAsBearer(call: Sent): Promise<Response> {
  const response = await send(call, await getAccessToken());
  if (response.status !== 401) return response;
  clearAccessToken();
  return send(call, await getAccessToken());
}

export async function fetchFile(path: string): Promise<{ content: Blob; name: string }> {
  const call = { method: 'GET', path, body: undefined, idempotencyKey: undefined, signal: undefined };
  const response = await sendAsBearer(call);
  if (!response.ok) throw await problemOf(response);
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { content: await response.blob(), name };
}

function responseSchema({ success }: Contract): z.ZodType {
  if ('list' in success) return z.array(success.schema);
  return 'schema' in success ? success.schema : z.undefined();
}

/**
 * Sends the access token where the contract requires it, renewed once if it is rejected, else the session's cookie. Throws
 * ApiProblem for every failure, network errors and responses unlike the contract included.
 */
export async function call<C extends Contract>(contract: C, options: CallOptions<C>): Promise<ResponseOf<C>> {
  const { method, path, who } = contract;
  const { body, idempotencyKey, signal } = options;
  const sent: Sent = { method, path: callPath<C>(path, options), body, idempotencyKey, signal };
  const isBearer = options.as === 'bearer' || who === 'bearer' || who === 'admin';
  const response = await (isBearer ? sendAsBearer(sent) : send(sent, undefined));
  if (!response.ok) throw await problemOf(response);
  const parsed = responseSchema(contract).safeParse(await readJson(response, signal));
  if (parsed.success) return parsed.data as ResponseOf<C>;
  throw new ApiProblem({
    status: response.status,
    code: 'unreadable',
    detail: BROWSER.unreadable,
    cause: parsed.error,
  });
}
