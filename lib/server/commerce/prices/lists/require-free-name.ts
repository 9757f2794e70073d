import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { AppError } from '@/lib/shared/messages/errors';
import { nameKey } from '@/lib/shared/text/name-key';
import { namesOfPriceLists } from '../price-lists.repository';

/**
 * Throws `validation-failed` where another price list has this name, whatever its case: imports find lists by their names. Of two
 * transactions at once one runs again, since each raises the version of prices.
 */
export async function requireFreeName(name: string, listId: ObjectId, session: ClientSession): Promise<void> {
  const lists = await namesOfPriceLists(session);
  if (lists.some((list) => !list._id.equals(listId) && nameKey(list.name) === nameKey(name)))
    throw new AppError('validation-failed', { issues: { name: ['price-list-twice'] } });
}
