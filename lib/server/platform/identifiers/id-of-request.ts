import 'server-only';
import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';

const ID_BYTES = 12;

/**
 * Returns the id of what a person's request with this `Idempotency-Key` adds: the same each time it is sent, so that the unique
 * `_id` refuses the second.
 */
export function idOfRequest(userId: ObjectId, key: string): ObjectId {
  const hash = createHash('sha256').update(`${userId.toHexString()} ${key}`).digest();
  return new ObjectId(hash.subarray(0, ID_BYTES));
}
