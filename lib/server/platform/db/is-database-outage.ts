import 'server-only';
import { MongoError, MongoNetworkError, MongoServerSelectionError, MongoTopologyClosedError } from 'mongodb';

/** MaxTimeMSExpired: the database gave up on an operation that took too long. */
const TIME_LIMIT_CODE = 50;

/** A transaction that conflicted until its time was up, or an operation that exceeded its time limit. */
function isOverload(error: MongoError): boolean {
  return error.hasErrorLabel('TransientTransactionError') || error.code === TIME_LIMIT_CODE;
}

/** Whether the database could not be reached at all: whatever is asked of it next fails as well. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNetworkError ||
    error instanceof MongoTopologyClosedError ||
    (error instanceof MongoError && error.name === 'MongoPoolClearedError')
  );
}

/**
 * Whether the database could not be reached or was too busy, as opposed to rejecting a request: a duplicate key or an
 * invalid document is no outage.
 */
export function isDatabaseOutage(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof MongoError && isOverload(error));
}
