import { Long, Timestamp, UUID } from 'bson';
import type { Document } from '#bson';
import type { RequestSession } from '#command';
import { MongoError } from '#errors';
import type { Arguments } from './arguments';

const READ_LEVELS = new Set(['local', 'available', 'majority', 'linearizable', 'snapshot']);

function invalid(message: string): MongoError {
  return new MongoError('InvalidOptions', message);
}

/** The session of a command, with the rules on which of its fields need which others. Throws codes 14 and 72. */
export function readSession(given: Arguments): RequestSession | undefined {
  const id = given.document('lsid')?.id;
  const { lsid, txnNumber, autocommit, startTransaction } = given.body;
  if (lsid !== undefined && !(id instanceof UUID)) throw given.wrongType('lsid.id', 'binData', id);
  if (txnNumber !== undefined && !(txnNumber instanceof Long)) throw given.wrongType('txnNumber', 'long');
  if (txnNumber && !lsid) throw invalid('Transaction number requires a session ID to also be specified');
  const isPlain = autocommit === undefined && startTransaction === undefined;
  const isTransaction = txnNumber && autocommit === false && [undefined, true].includes(startTransaction);
  if (!isPlain && !isTransaction) {
    throw invalid(
      'A transaction has a txnNumber, autocommit=false, and in the beginning startTransaction=true',
    );
  }
  if (!lsid) return undefined;
  return {
    key: (id as UUID).toHexString(false),
    ...(txnNumber && { txnNumber }),
    inTransaction: !isPlain,
    startTransaction: startTransaction === true,
  };
}

/** The snapshot that a read concern names outside a transaction, if any. Throws codes 9, 14 and 72. */
export function readSnapshotConcern(
  given: Arguments,
  session: RequestSession | undefined,
  isSupported: boolean,
): { at?: Timestamp } | undefined {
  const concern = given.document('readConcern');
  if (!concern) return undefined;
  const { level, atClusterTime: at } = concern;
  if (level !== undefined && (typeof level !== 'string' || !READ_LEVELS.has(level))) {
    throw new MongoError('FailedToParse', `readConcern.level must be one of ${[...READ_LEVELS].join(', ')}`);
  }
  if (session?.inTransaction && !session.startTransaction) {
    throw invalid('Only the first command in a transaction may specify a readConcern');
  }
  if (at !== undefined && (level !== 'snapshot' || session?.inTransaction)) {
    throw invalid("readConcern.atClusterTime needs the level 'snapshot' outside a transaction");
  }
  if (level !== 'snapshot' || session?.inTransaction) return undefined;
  if (!isSupported) throw invalid("readConcern level 'snapshot' is not supported by this command");
  if (at !== undefined && !(at instanceof Timestamp)) {
    throw given.wrongType('readConcern.atClusterTime', 'timestamp', at);
  }
  return at ? { at } : {};
}

/** Throws codes 9, 14 and 72 for a write concern that is malformed or not allowed here. */
export function readWriteConcern(given: Arguments, mayHave: boolean): Document | undefined {
  const concern = given.document('writeConcern');
  if (!concern) return undefined;
  const { w } = concern;
  if (w !== undefined && typeof w !== 'string' && !(Number.isInteger(w) && w >= 0 && w <= 50)) {
    throw new MongoError('FailedToParse', 'w has to be a number from 0 to 50 or a string');
  }
  if (!mayHave) throw invalid('writeConcern is not allowed within a multi-statement transaction');
  return concern;
}

export function readDeadline(given: Arguments): number | undefined {
  const value = given.body.maxTimeMS instanceof Long ? given.body.maxTimeMS.toNumber() : given.body.maxTimeMS;
  if (value === undefined || value === 0) return undefined;
  if (typeof value !== 'number') throw given.wrongType('maxTimeMS', 'int');
  if (!Number.isInteger(value) || value < 0 || value > 2 ** 31 - 1) {
    throw new MongoError('BadValue', `${value} value for maxTimeMS is out of range [0, 2147483647]`);
  }
  return performance.now() + value;
}
