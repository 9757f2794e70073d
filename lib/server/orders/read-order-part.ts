import 'server-only';
import type { Order } from '@/lib/shared/schemas/order';
import { serializeOrder } from './order.serializer';
import { countOrders, findOrders, type OrderSelection } from './orders.repository';

export const ORDER_PAGE_LIMIT = 50;

/**
 * The orders selected, newest first, and how many there are in all: every one, or one page where `page` or `limit` is
 * given.
 */
export async function readOrderPart(
  selection: Omit<OrderSelection, 'skip' | 'limit'>,
  part: { page?: number | undefined; limit?: number | undefined },
): Promise<{ orders: Order[]; total: number }> {
  const isPart = part.page !== undefined || part.limit !== undefined;
  const limit = isPart ? (part.limit ?? ORDER_PAGE_LIMIT) : 0;
  const [documents, counted] = await Promise.all([
    findOrders({ ...selection, skip: ((part.page ?? 1) - 1) * limit, limit }),
    isPart ? countOrders(selection) : undefined,
  ]);
  return { orders: documents.map(serializeOrder), total: counted ?? documents.length };
}
