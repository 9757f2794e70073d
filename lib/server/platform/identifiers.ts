import 'server-only';
import { createHash, randomInt } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { AppError } from '@/lib/shared/messages/errors';

/** Throws `not-found` for a malformed id, like an unknown one (product §7.4). */
export function parseObjectId(id: string): ObjectId {
  const text = id.toLowerCase();
  if (!OBJECT_ID_PATTERN.test(text)) throw new AppError('not-found');
  return new ObjectId(text);
}

/** Crockford's base 32, without I, L, O and U: https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Uniqueness is enforced by an index. */
export function randomReadableCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

const ID_BYTES = 12;

/** The same each time the request is sent, so that the unique `_id` refuses a second insert. */
export function idOfRequest(userId: ObjectId, key: string): ObjectId {
  const hash = createHash('sha256').update(`${userId.toHexString()} ${key}`).digest();
  return new ObjectId(hash.subarray(0, ID_BYTES));
}
