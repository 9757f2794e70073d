import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { wordPatterns } from '@/lib/server/search/word-patterns';
import { AppError } from '@/lib/shared/errors';
import type { AllOrdersQuery, Order } from '@/lib/shared/schemas/order';
import { serializeOrder } from './order.serializer';
import { listedStates } from './order-filter';
import { mayManageOrders } from './orders.policy';
import { countOrders, findOrders } from './orders.repository';

export const ORDER_PAGE_LIMIT = 50;

/** Everyone's orders, newest first, and how many fit the query in all; for admins. Throws `forbidden`. */
export async function listAllOrders(
  actor: Actor,
  query: AllOrdersQuery = {},
): Promise<{ orders: Order[]; total: number }> {
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
  const isPart = query.page !== undefined || query.limit !== undefined;
  const limit = isPart ? (query.limit ?? ORDER_PAGE_LIMIT) : 0;
  const selection = { states: listedStates(query.state), words: wordPatterns(query.q) };
  const [documents, counted] = await Promise.all([
    findOrders({ ...selection, skip: ((query.page ?? 1) - 1) * limit, limit }),
    isPart ? countOrders(selection) : undefined,
  ]);
  return { orders: documents.map(serializeOrder), total: counted ?? documents.length };
}
