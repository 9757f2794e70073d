import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Order } from '@/lib/shared/schemas/order';
import { serializeOrder } from './order.serializer';
import { countOrders, findOrders, findOrdersFromEnd, type OrderSelection } from './orders.repository';

const ORDER_PAGE_LIMIT = 50;

type Selection = Omit<OrderSelection, 'skip' | 'limit'>;

/** Reads one page from the nearer end of the list: the database has to walk over what is skipped. */
async function findPage(
  selection: Selection,
  skip: number,
  limit: number,
): Promise<[OrderDocument[], number]> {
  if (skip === 0) return Promise.all([findOrders({ ...selection, limit }), countOrders(selection)]);
  const total = await countOrders(selection);
  const rest = total - skip;
  if (rest <= 0) return [[], total];
  if (skip < rest) return [await findOrders({ ...selection, skip, limit }), total];
  const size = Math.min(limit, rest);
  return [await findOrdersFromEnd({ ...selection, skip: rest - size, limit: size }), total];
}

/**
 * Returns the selected orders, newest first, and how many there are in all: every one, or one page where `page` or `limit`
 * is given.
 */
export async function readOrderPart(
  selection: Selection,
  part: { page?: number | undefined; limit?: number | undefined },
): Promise<{ orders: Order[]; total: number }> {
  if (part.page === undefined && part.limit === undefined) {
    const all = await findOrders(selection);
    return { orders: all.map(serializeOrder), total: all.length };
  }
  const limit = part.limit ?? ORDER_PAGE_LIMIT;
  const [documents, total] = await findPage(selection, ((part.page ?? 1) - 1) * limit, limit);
  return { orders: documents.map(serializeOrder), total };
}
