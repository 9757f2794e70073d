import { Long, UUID } from 'bson';
import type { Document } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import type { CommandRequest, RequestSession } from './command';

const READ_LEVELS = new Set(['local', 'available', 'majority', 'linearizable', 'snapshot']);

/** The name of a value's BSON type, as far as the fields of commands need it. */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Long) return 'long';
  if (typeof value === 'object') return isPlain(value) ? 'object' : value.constructor.name.toLowerCase();
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double';
  return typeof value;
}

function isPlain(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function wrongType(field: string, value: unknown, expected: string): MongoStandinError {
  return new MongoStandinError(
    'TypeMismatch',
    `BSON field '${field}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  );
}

function refused(message: string): MongoStandinError {
  return new MongoStandinError('InvalidOptions', message);
}

/** A field that must be a document where it is present. Throws code 14. */
export function takeDocument(body: Document, field: string): Document | undefined {
  const value = body[field];
  if (value === undefined) return undefined;
  if (!isPlain(value)) throw wrongType(field, value, 'object');
  return value;
}

/** The session of a command, with the rules on which of its fields need which others. Throws codes 14 and 72. */
export function takeSession(body: Document): RequestSession | undefined {
  const lsid = takeDocument(body, 'lsid');
  const { txnNumber, autocommit, startTransaction } = body;
  if (lsid && !(lsid.id instanceof UUID)) throw wrongType('lsid.id', lsid.id, 'binData');
  if (txnNumber !== undefined && !(txnNumber instanceof Long))
    throw wrongType('txnNumber', txnNumber, 'long');
  if (txnNumber !== undefined && !lsid) {
    throw refused('Transaction number requires a session ID to also be specified');
  }
  if (txnNumber?.isNegative()) throw refused('Transaction number cannot be negative');
  for (const field of ['autocommit', 'startTransaction']) {
    const value = body[field];
    if (value !== undefined && typeof value !== 'boolean') throw wrongType(field, value, 'bool');
  }
  if (autocommit !== undefined && txnNumber === undefined) {
    throw refused("'autocommit' field requires a transaction number to also be specified");
  }
  if (autocommit === true) throw refused('Specifying autocommit=true is not allowed.');
  if (startTransaction !== undefined && autocommit === undefined) {
    throw refused("'startTransaction' field requires 'autocommit' field to also be specified");
  }
  if (startTransaction === false) throw refused('Specifying startTransaction=false is not allowed.');
  if (!lsid) return undefined;
  const id = lsid.id as UUID;
  return {
    id,
    key: id.toHexString(false),
    ...(txnNumber !== undefined && { txnNumber: txnNumber as Long }),
    inTransaction: autocommit === false,
    startTransaction: startTransaction === true,
  };
}

/** Throws codes 9, 14 and 72 for a read concern that is none, or that this server cannot keep. */
export function takeReadConcern(body: Document, session?: RequestSession): Document | undefined {
  const concern = takeDocument(body, 'readConcern');
  if (!concern) return undefined;
  const { level } = concern;
  if (level !== undefined && (typeof level !== 'string' || !READ_LEVELS.has(level))) {
    throw new MongoStandinError(
      'FailedToParse',
      "readConcern.level must be either 'local', 'majority', 'linearizable', 'available', or 'snapshot'",
    );
  }
  if (session?.inTransaction && !session.startTransaction) {
    throw refused('Only the first command in a transaction may specify a readConcern');
  }
  if (concern.atClusterTime !== undefined) throw refused('readConcern.atClusterTime is not supported');
  if (level === 'snapshot' && !session?.inTransaction) {
    throw refused("readConcern level 'snapshot' is supported only in a transaction");
  }
  return concern;
}

/** Throws codes 9, 14 and 72 for a write concern that is none or is out of place. */
export function takeWriteConcern(
  body: Document,
  command: string,
  session?: RequestSession,
): Document | undefined {
  const concern = takeDocument(body, 'writeConcern');
  if (!concern) return undefined;
  const { w } = concern;
  if (w !== undefined && typeof w !== 'string' && !(Number.isInteger(w) && w >= 0 && w <= 50)) {
    throw new MongoStandinError(
      'FailedToParse',
      'w has to be a number from 0 to 50, a string or an object; it is not',
    );
  }
  const ends = command === 'commitTransaction' || command === 'abortTransaction';
  if (session?.inTransaction && !ends) {
    throw refused('writeConcern is not allowed within a multi-statement transaction');
  }
  return concern;
}

/** `maxTimeMS` and what it means as a point in time. Throws codes 2 and 14. */
export function takeTimeLimit(body: Document): Pick<CommandRequest, 'maxTimeMS' | 'deadline'> {
  const value = body.maxTimeMS instanceof Long ? body.maxTimeMS.toNumber() : body.maxTimeMS?.valueOf();
  if (value === undefined || value === 0) return {};
  if (typeof value !== 'number') throw wrongType('maxTimeMS', body.maxTimeMS, 'int');
  if (!Number.isInteger(value) || value < 0 || value > 2 ** 31 - 1) {
    throw new MongoStandinError('BadValue', `${value} value for maxTimeMS is out of range [0, 2147483647]`);
  }
  return { maxTimeMS: value, deadline: performance.now() + value };
}
