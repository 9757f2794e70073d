import type { ClientSession } from 'mongodb';
import { returnToBudget } from '@/lib/server/commerce/companies/budgets/charge-budget';
import { releasePart } from '@/lib/server/commerce/receivables/reserve-credit';
import { releaseUnits } from '@/lib/server/commerce/tools/stock/move-units';
import type { Cancellation, OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { openLines } from '@/lib/shared/orders/line-units';
import { recordIfShipped, recordOrderEvent } from '../order-events';
import { renewShipDay } from '../promises.repository';
import { addCancellation } from './ended-units.repository';
import { markSettled } from './mark-paid';

/**
 * Cancels open units of `order`, which was read in this transaction, and moves no money: units, ledgers, credit and budget of an order on
 * account, audit, mail. An order of which something shipped, and of which nothing is open any more, has shipped.
 */
export async function markUnitsCancelled(
  order: OrderDocument,
  cancelled: Omit<Cancellation, 'part'>,
  session: ClientSession,
): Promise<OrderDocument> {
  const part = (order.cancellations?.length ?? 0) + 1;
  const cancellation = { ...cancelled, part };
  const { lines, cents, actorId } = cancelled;
  const at = new Date(Math.max(cancelled.at.getTime(), ...order.timeline.map((step) => step.at.getTime())));
  const added = await addCancellation(order, { ...cancellation, at }, session);
  if (!added) throw new Error(`order ${order.number} changed within a transaction`);
  const after = await renewShipDay(added, session);
  await releaseUnits(
    {
      lines: lines.map(({ toolId, quantity: units }) => ({ toolId, units })),
      ...{ orderId: order._id, orderNumber: order.number, reason: 'order-cancelled', part, at, actorId },
    },
    session,
  );
  if (order.payBy === 'account') {
    const isLast = openLines(after).length === 0;
    await releasePart(order, { part, cents, isLast, at, actorId }, session);
    await returnToBudget(order, { reason: 'units-cancelled', part, cents, at, actorId }, session);
    await markSettled([order._id], at, session);
  }
  await recordOrderEvent('order.units-cancelled', { order: after, cancellation }, session);
  await recordIfShipped(order, after, session);
  return after;
}
