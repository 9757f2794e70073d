import 'server-only';
import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';

const ID_BYTES = 12;

/** The same each time the request is sent, so that the unique `_id` refuses a second insert. */
export function idOfRequest(userId: ObjectId, key: string): ObjectId {
  const hash = createHash('sha256').update(`${userId.toHexString()} ${key}`).digest();
  return new ObjectId(hash.subarray(0, ID_BYTES));
}
