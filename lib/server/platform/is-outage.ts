import { AppError } from '@/lib/shared/messages/errors';

const CODES: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ESOCKET', 'ECONNECTION'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
]);

/** By name, since the log has neither driver nor Stripe's library to compare with. */
const NAMES: ReadonlySet<string> = new Set([
  ...['MongoServerSelectionError', 'MongoNetworkError', 'MongoNetworkTimeoutError'],
  ...['MongoTopologyClosedError', 'MongoWaitQueueTimeoutError', 'MongoPoolClearedError'],
  ...['StripeConnectionError', 'StripeAPIError', 'TimeoutError'],
]);

const AWAY: readonly number[] = [502, 503, 504];

/**
 * Returns whether a service was away or did not respond in time: it recovers by itself, and where in the code it was called is
 * no help.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (NAMES.has(error.name) || ('code' in error && CODES.has(error.code))) return true;
  return (error instanceof AppError && AWAY.includes(error.status)) || isOutage(error.cause);
}
