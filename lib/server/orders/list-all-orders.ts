import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { wordPatterns } from '@/lib/server/search/word-patterns';
import { AppError } from '@/lib/shared/errors';
import type { AllOrdersQuery, Order } from '@/lib/shared/schemas/order';
import { listedStates } from './order-filter';
import { mayManageOrders } from './orders.policy';
import { countOrders } from './orders.repository';
import { readOrderPart } from './read-order-part';

/** Everyone's orders, newest first, and how many fit the query in all; for admins. Throws `forbidden`. */
export async function listAllOrders(
  actor: Actor,
  query: AllOrdersQuery = {},
): Promise<{ orders: Order[]; total: number }> {
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
  const { state, q } = query;
  const isRefundFailed = state === 'refund-failed';
  const states = listedStates(isRefundFailed ? 'all' : state);
  return readOrderPart({ states, isRefundFailed, words: wordPatterns(q) }, query);
}

/** How many orders' refunds did not arrive, and nobody has said what now; for admins. Throws `forbidden`. */
export async function countFailedRefunds(actor: Actor): Promise<number> {
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
  return countOrders({ states: listedStates('all'), isRefundFailed: true });
}
