import { MongoError } from '#errors';

/**
 * Returns the code of the error that a call throws. Throws if the call does not throw, or throws an error that no
 * client would see.
 */
export function codeOf(call: () => unknown): number {
  try {
    call();
  } catch (error) {
    if (error instanceof MongoError) return error.code;
    throw error;
  }
  throw new Error('expected a refusal');
}
