import 'server-only';
import { randomUUID } from 'node:crypto';
import { isDatabaseOutage } from '@/lib/server/platform/db/database-errors';
import { requestId } from '@/lib/server/platform/http/request-context';
import { log } from '@/lib/server/platform/log';
import type { Standing } from '@/lib/server/platform/token-buckets';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import type { IssueCode, Message } from '@/lib/shared/messages/messages';

/** Exists only for TypeScript. */
declare const body: unique symbol;

export type JsonResponse<Body> = Response & { readonly [body]: Body };

/** `RateLimit-…`: how often the caller may call, how often still, and in how many seconds all of it is there again. */
export function setStanding(headers: Headers, { limit, remaining, resetSeconds }: Standing): void {
  headers.set('ratelimit-limit', String(limit));
  headers.set('ratelimit-remaining', String(remaining));
  headers.set('ratelimit-reset', String(resetSeconds));
}

/** Of a refusal because of too many requests: the next one is served in so many seconds. */
export function setExhausted(headers: Headers, { retryAfterSeconds = 0, limit = 0 }: AppError): void {
  setStanding(headers, { limit, remaining: 0, resetSeconds: Math.ceil(retryAfterSeconds) });
}

export type RespondOptions = {
  status?: number;
  /** A repeated `set-cookie` is sent as often. */
  headers?: readonly (readonly [name: string, value: string])[];
  indent?: number;
};

/** Has `cache-control: no-store` unless `headers` has another. */
export function respond<Body>(value: Body, options: RespondOptions = {}): JsonResponse<Body> {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  for (const [name, text] of options.headers ?? []) {
    if (name === 'set-cookie') headers.append(name, text);
    else headers.set(name, text);
  }
  const { status = 200, indent } = options;
  return new Response(JSON.stringify(value, null, indent), { status, headers }) as JsonResponse<Body>;
}

function asMessages(issues: FieldIssues): Record<string, Message<IssueCode>[]> {
  const fields = Object.entries(issues);
  return Object.fromEntries(
    fields.map(([field, found]) => [
      field,
      found.map((issue) => (typeof issue === 'string' ? { code: issue } : issue)),
    ]),
  );
}

/** RFC 6750, 3: what is wrong with a key that was sent. */
function challenge({ reason, detail }: AppError): string {
  if (!reason?.code.startsWith('api-key-')) return 'Bearer';
  return `Bearer error="invalid_token", error_description="${detail.replaceAll('"', "'")}"`;
}

/** `application/problem+json` (RFC 9457; product §7.4). */
export function problemResponse(error: AppError, extra: Record<string, unknown> = {}): Response {
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  if (error.retryAfterSeconds !== undefined)
    headers.set('retry-after', String(Math.ceil(error.retryAfterSeconds)));
  // A request that may have been carried out must not be repeated automatically.
  if (error.status === 503 && !error.reason) headers.set('retry-after', '5');
  if (error.status === 429) setExhausted(headers, error);
  if (error.status === 401) headers.set('www-authenticate', challenge(error));
  const body = {
    type: `urn:forgeline:problem:${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.detail,
    code: error.code,
    ...(error.reason ? { reason: error.reason } : {}),
    ...(error.issues ? { errors: error.errors, issues: asMessages(error.issues) } : {}),
    ...error.members,
    ...extra,
  };
  return new Response(JSON.stringify(body), { status: error.status, headers });
}

/**
 * Converts an error to a response. Anything but an expected AppError is logged with an id and the template of the route (a path
 * may hold personal data); the response has that id, and nothing of the cause.
 */
export function failureResponse(
  error: unknown,
  { method, route }: { method: string; route: string },
): Response {
  if (error instanceof AppError && (error.status < 500 || error.code === 'not-ready'))
    return problemResponse(error);
  const id = requestId() ?? randomUUID();
  log().error({ id, method, route, error }, 'a request failed');
  if (isDatabaseOutage(error)) return problemResponse(new AppError('database-unavailable'), { id });
  return problemResponse(error instanceof AppError ? error : new AppError('internal'), { id });
}
