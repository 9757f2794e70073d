import 'server-only';
import { showCart } from '@/lib/server/commerce/cart/get-cart';
import type { Actor } from '@/lib/server/identity/actor';
import type { ListDocument } from '@/lib/server/platform/db/documents/lists';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/errors';
import type { List, ListSummary } from '@/lib/shared/schemas/list';
import { findList, findLists } from './lists.repository';

function summaryOf({ _id, name, note, version, lines, createdAt, updatedAt }: ListDocument): ListSummary {
  return {
    ...{ _id: _id.toHexString(), name, note, version, lineCount: lines.length },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Returns the actor's lists without their lines, the one changed last first. */
export async function getLists(actor: Actor): Promise<{ lists: ListSummary[]; total: number }> {
  const lists = (await findLists(actor.userId)).map(summaryOf);
  return { lists, total: lists.length };
}

/** Returns a list of the actor's, or throws `not-found`: also for another's. */
export async function requireList(actor: Actor, id: string): Promise<ListDocument> {
  const list = await findList(actor.userId, parseObjectId(id));
  if (!list) throw new AppError('not-found');
  return list;
}

/** Returns a list of the actor's with its lines at the prices and stock of this moment. Throws `not-found`. */
export async function getList(actor: Actor, id: string): Promise<List> {
  const list = await requireList(actor, id);
  const { _id, version, lines, updatedAt } = list;
  const { lines: shown, units, goodsValue } = await showCart({ _id, version, lines, updatedAt }, actor);
  return { ...summaryOf(list), lines: shown, units, goodsValue };
}
