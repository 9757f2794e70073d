import 'server-only';
import { ObjectId } from 'mongodb';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { AppError } from '@/lib/shared/messages/errors';

/** Throws `not-found` for a malformed id, like an unknown one (product §7.4). */
export function parseObjectId(id: string): ObjectId {
  const text = id.toLowerCase();
  if (!OBJECT_ID_PATTERN.test(text)) throw new AppError('not-found');
  return new ObjectId(text);
}
