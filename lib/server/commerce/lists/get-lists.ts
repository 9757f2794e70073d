import 'server-only';
import { priceCart } from '@/lib/server/commerce/cart/get-cart';
import { lastOrderedAt } from '@/lib/server/commerce/orders/read/bought-tools';
import type { Buyer } from '@/lib/server/commerce/pricing/buyer';
import type { Owner } from '@/lib/server/identity/owner';
import type { ListDocument } from '@/lib/server/platform/db/documents/lists';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { List, ListSummary } from '@/lib/shared/lists/list.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { findList, findLists } from './lists.repository';

function summaryOf({ _id, name, note, version, lines, createdAt, updatedAt }: ListDocument): ListSummary {
  return {
    ...{ _id: _id.toHexString(), name, note, version, lineCount: lines.length },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function getLists(owner: Owner): Promise<{ lists: ListSummary[]; total: number }> {
  const lists = (await findLists(owner)).map(summaryOf);
  return { lists, total: lists.length };
}

/** Throws `not-found`, also for another owner's list. */
export async function requireList(owner: Owner, id: string): Promise<ListDocument> {
  const list = await findList(owner, parseObjectId(id));
  if (!list) throw new AppError('not-found');
  return list;
}

/** Lines have the prices and stock of this moment. Throws `not-found`. */
export async function getList(buyer: Buyer, id: string): Promise<List> {
  const list = await requireList(buyer.owner, id);
  const [{ lines, units, goodsValue }, ordered] = await Promise.all([
    priceCart(list, buyer),
    lastOrderedAt(
      buyer.owner,
      list.lines.map(({ toolId }) => toolId),
    ),
  ]);
  const shown = lines.map((line) => ({
    ...line,
    ...optionalField('orderedAt', ordered.get(line.toolId)?.toISOString()),
  }));
  return { ...summaryOf(list), lines: shown, units, goodsValue };
}
