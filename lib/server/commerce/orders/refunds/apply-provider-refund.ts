import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { returnToBudget } from '@/lib/server/commerce/companies/budgets/return-to-budget';
import { retainsPayment } from '@/lib/shared/orders/order-status';
import { recordOrderEvent } from '../order-events';
import { setReturned } from '../order-money.repository';
import { readOrder } from '../orders.repository';
import { remainingCents } from '../refunded-units';
import { markRefunded } from './mark-refunded';

/**
 * Applies refunds made in the provider's dashboard, `amountCents` in total (product §4.8). All of the remaining money
 * before shipping refunds the order; a part, or money after shipping, is only shown on it. Idempotent.
 */
export async function applyProviderRefund(
  id: ObjectId,
  { amountCents, at, earlierNumber }: { amountCents: number; at: Date; earlierNumber?: string | undefined },
  session: ClientSession,
): Promise<void> {
  const order = await readOrder(id, session);
  if (!order) return;
  const isWhole = amountCents >= remainingCents(order);
  const entry = { state: 'refunded', at, by: 'system' } as const;
  if (isWhole && (await markRefunded(id, entry, session, { earlierNumber }))) return;
  if (!retainsPayment(order)) return;
  const updated = await setReturned(id, { amountCents, at }, session);
  if (!updated) return;
  const cents = amountCents - (order.returned?.amountCents ?? 0);
  await returnToBudget(order, { reason: 'returned', part: amountCents, cents, at }, session);
  await recordOrderEvent('order.payment-returned', { order: updated, amountCents }, session);
}
