import type { Document } from '#bson';
import type { CommandRequest } from '#command';
import { MongoError } from '#errors';

/** Codes after which a whole transaction may be tried again: nothing of it has happened. */
const TRANSIENT_CODES = new Set([112, 246, 251]);

/** The reply to a request that failed. An error other than MongoError is a fault of the emulator: code 1. */
export function describeError(error: unknown, request?: CommandRequest): Document {
  const failure =
    error instanceof MongoError
      ? error
      : new MongoError('InternalError', `the emulator failed: ${(error as Error)?.message ?? error}`);
  const isTransient = request?.session?.inTransaction && TRANSIENT_CODES.has(failure.code);
  return {
    ok: 0,
    errmsg: failure.message,
    code: failure.code,
    codeName: failure.codeName,
    ...(isTransient && { errorLabels: ['TransientTransactionError'] }),
    ...failure.extra,
  };
}
