import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { AppError } from '@/lib/shared/messages/errors';

/** MaxTimeMSExpired: the database gave up on an operation that took too long. OutOfDiskSpace: it refused a write. */
const OVERLOAD_CODES: readonly unknown[] = [50, 14_031];

/** Errors that the driver does not export: a connection could not be had in time, or was lost with those beside it. */
const POOL_ERRORS: readonly string[] = ['MongoWaitQueueTimeoutError', 'MongoPoolClearedError'];

/** Fields by which errors of the network, of selecting a server, and of waiting for a connection are recognised. */
const AWAY_FIELDS = ['beforeHandshake', 'reason', 'address'] as const;

/** The driver throws a bulk write's error with the fields of the network error, without its class or cause. */
function isAwayInBulk(error: unknown): boolean {
  return error instanceof MongoBulkWriteError && AWAY_FIELDS.some((field) => field in error);
}

/** The message of a socket that the other end closed. Mail, payments and storage wrap it in errors with codes of their own. */
const CLOSED_CODES: readonly unknown[] = ['EPIPE', 'ECONNRESET'];

/** mongodb 6.22 throws the socket's own error if the connection closes while an operation is being written. */
function isClosedWhileWriting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CLOSED_CODES.includes(error.code);
}

function isOverload(error: MongoError): boolean {
  return error.hasErrorLabel('TransientTransactionError') || OVERLOAD_CODES.includes(error.code);
}

/** Returns whether the database could not be reached or did not respond: the next operation would fail as well. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNetworkError ||
    error instanceof MongoTopologyClosedError ||
    isAwayInBulk(error) ||
    isClosedWhileWriting(error) ||
    (error instanceof MongoError && POOL_ERRORS.includes(error.name)) ||
    (error instanceof AppError && error.code === 'database-unavailable')
  );
}

/** Unreachable, too busy or out of disk space; not a rejected request, such as a duplicate key. */
export function isDatabaseOutage(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof MongoError && isOverload(error));
}

const DUPLICATE_KEY = 11000;

/** `field`: a whole dotted name. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  if (field === undefined) return true;
  const pattern: unknown = error.keyPattern;
  if (typeof pattern === 'object' && pattern !== null) return field in pattern;
  return error.message.includes(field);
}

/** Data that a transaction was computed from has changed since it was read. */
export class Overtaken extends Error {}

/** Returns whether another transaction was faster: it changed what this one has read, or took a key that was free. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Overtaken || isDuplicateKey(error);
}
