import 'server-only';
import { randomUUID } from 'node:crypto';
import { MongoError, MongoNetworkError, MongoServerSelectionError, MongoTopologyClosedError } from 'mongodb';
import { AppError } from '@/lib/shared/errors';

/** An AppError as `application/problem+json` (RFC 9457; decisions §2). */
export function problemResponse(error: AppError, extra: Record<string, unknown> = {}): Response {
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  if (error.retryAfterSeconds !== undefined)
    headers.set('retry-after', String(Math.ceil(error.retryAfterSeconds)));
  if (error.status === 503) headers.set('retry-after', '5');
  if (error.status === 401) headers.set('www-authenticate', 'Bearer');
  const body = {
    type: `urn:forgeline:problem:${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.detail,
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
    ...extra,
  };
  return new Response(JSON.stringify(body), { status: error.status, headers });
}

/** The database gave up on an operation that took too long (MaxTimeMSExpired). */
const TIME_LIMIT_CODE = 50;

/** A transaction that lost every race until its time was over, or an operation that the database had no time for. */
function isOverload(error: unknown): boolean {
  return (
    error instanceof MongoError &&
    (error.hasErrorLabel('TransientTransactionError') || error.code === TIME_LIMIT_CODE)
  );
}

/** Whether the database could not be reached or was too busy, as opposed to refusing what was asked. */
export function isDatabaseOutage(error: unknown): boolean {
  return (
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNetworkError ||
    error instanceof MongoTopologyClosedError ||
    (error instanceof MongoError && error.name === 'MongoPoolClearedError') ||
    isOverload(error)
  );
}

/**
 * Any thrown thing as an answer. Expected refusals keep their words; the unexpected is logged with an id and answered
 * with one sentence and that id, nothing of the cause.
 */
export function failureResponse(error: unknown, request: { method: string; url: string }): Response {
  if (error instanceof AppError && error.status < 500) return problemResponse(error);
  const path = URL.canParse(request.url) ? new URL(request.url).pathname : request.url;
  const id = randomUUID();
  const outage = isDatabaseOutage(error);
  console.error(
    JSON.stringify({
      level: 'error',
      id,
      at: new Date().toISOString(),
      method: request.method,
      path,
      error:
        error instanceof Error
          ? { name: error.name, message: error.message, stack: error.stack }
          : String(error),
    }),
  );
  if (outage) return problemResponse(new AppError('database-unavailable'), { id });
  return problemResponse(error instanceof AppError ? error : new AppError('internal'), { id });
}
