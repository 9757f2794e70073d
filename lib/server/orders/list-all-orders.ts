import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { wordPatterns } from '@/lib/server/search/word-patterns';
import { AppError } from '@/lib/shared/errors';
import type { AllOrdersQuery, Order } from '@/lib/shared/schemas/order';
import { listedStates } from './order-filter';
import { mayManageOrders } from './orders.policy';
import { readOrderPart } from './read-order-part';

/** Everyone's orders, newest first, and how many fit the query in all; for admins. Throws `forbidden`. */
export async function listAllOrders(
  actor: Actor,
  query: AllOrdersQuery = {},
): Promise<{ orders: Order[]; total: number }> {
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
  return readOrderPart({ states: listedStates(query.state), words: wordPatterns(query.q) }, query);
}
