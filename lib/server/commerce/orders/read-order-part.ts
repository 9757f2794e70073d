import 'server-only';
import { readPage } from '@/lib/server/platform/db/read-page';
import type { Order } from '@/lib/shared/schemas/order';
import { serializeOrder } from './order.serializer';
import { countOrders, findOrders, findOrdersFromEnd, type OrderSelection } from './orders.repository';

const ORDER_PAGE_LIMIT = 50;

type Selection = Omit<OrderSelection, 'skip' | 'limit'>;

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
  const skip = ((part.page ?? 1) - 1) * limit;
  const [documents, total] = await readPage(
    { skip, limit },
    {
      count: () => countOrders(selection),
      find: (page) => findOrders({ ...selection, ...page }),
      findFromEnd: (page) => findOrdersFromEnd({ ...selection, ...page }),
    },
  );
  return { orders: documents.map(serializeOrder), total };
}
