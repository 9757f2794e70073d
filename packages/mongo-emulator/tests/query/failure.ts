import { MongoError } from '#errors';

/** The code of the error that a call throws. Throws if there is none, or one that is no answer to a client. */
export function codeOf(call: () => unknown): number {
  try {
    call();
  } catch (error) {
    if (error instanceof MongoError) return error.code;
    throw error;
  }
  throw new Error('expected a refusal');
}
