import type { Document } from '@/standins/mongo/bson';
import { codeNameOf, MongoStandinError } from '@/standins/mongo/errors';
import type { CommandRequest } from './command';

/** Codes after which a write may simply be sent again (drivers' specification "Retryable Writes"). */
const RETRYABLE_CODES = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/** Codes after which a whole transaction may be tried again: nothing of it has happened. */
const TRANSIENT_CODES = new Set([24, 112, 246, 251, 267]);

/** The labels that the server gives an error of this code, for this request. */
export function labelsOf(code: number, { command, session }: CommandRequest): string[] {
  const ends = command === 'commitTransaction' || command === 'abortTransaction';
  const retryable = RETRYABLE_CODES.has(code);
  if (session?.inTransaction && (TRANSIENT_CODES.has(code) || (retryable && !ends))) {
    return ['TransientTransactionError'];
  }
  return retryable && session?.txnNumber ? ['RetryableWriteError'] : [];
}

/** The answer to a request that failed. What no error of ours is, is a fault of the stand-in: code 1. */
export function describeError(error: unknown, request?: CommandRequest): Document {
  const failure =
    error instanceof MongoStandinError
      ? error
      : new MongoStandinError('InternalError', `the stand-in failed: ${(error as Error)?.message ?? error}`);
  const labels = failure.errorLabels ?? (request ? labelsOf(failure.code, request) : []);
  return {
    ok: 0,
    errmsg: failure.message,
    code: failure.code,
    codeName: codeNameOf(failure.code),
    ...(labels.length > 0 && { errorLabels: labels }),
    ...failure.extra,
  };
}
