import 'server-only';
import { ObjectId } from 'mongodb';
import { AppError } from '@/lib/shared/errors';
import { OBJECT_ID_PATTERN } from '@/lib/shared/schemas/fields';

/** The id as the database keeps it. A malformed one is `not-found`, like an unknown one (product §7.4). */
export function parseObjectId(id: string): ObjectId {
  const text = id.toLowerCase();
  if (!OBJECT_ID_PATTERN.test(text)) throw new AppError('not-found');
  return new ObjectId(text);
}
