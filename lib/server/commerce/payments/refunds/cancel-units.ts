import { type ClientSession, ObjectId } from 'mongodb';
import { findOrder, requireNamedOrder } from '@/lib/server/commerce/orders/find-order';
import {
  type CancelledUnits,
  paidValue,
  plannedCancellation,
  uninvoicedValue,
} from '@/lib/server/commerce/orders/lifecycle/cancellation.policy';
import { markPartRefunded } from '@/lib/server/commerce/orders/lifecycle/mark-refunded';
import { markUnitsCancelled } from '@/lib/server/commerce/orders/lifecycle/mark-units-cancelled';
import { planPartRefund } from '@/lib/server/commerce/orders/lifecycle/part-refund.policy';
import { namedTools } from '@/lib/server/commerce/orders/named-lines';
import { refundableCents } from '@/lib/server/commerce/orders/order-lines';
import { disputesOf } from '@/lib/server/commerce/payments/disputes/record-dispute';
import { reservedCentsOf } from '@/lib/server/commerce/receivables/reserve-credit';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, requireIdempotency } from '@/lib/server/platform/idempotency';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { CancelUnitsInput, UnitsCancelled } from '@/lib/shared/orders/ship/cancel-units.schema';
import { isDisputeOpen } from '@/lib/shared/payments/disputes';
import { insertPart } from './refunds.repository';
import { sendRefunds } from './send-refunds';

/** What of the money of units by card can go back: none where a lost dispute has returned it. Throws `conflict` during a dispute. */
async function refundableNow(order: OrderDocument, session?: ClientSession): Promise<number> {
  const disputes = order.transactionId ? await disputesOf(order.transactionId, session) : [];
  if (disputes.some(({ state, isInquiry }) => !isInquiry && isDisputeOpen(state)))
    throw new AppError('conflict', { reason: { code: 'refund-disputed' } });
  return disputes.some(({ state }) => state === 'lost') ? 0 : refundableCents(order);
}

type Planned = { units: CancelledUnits[]; amountCents: number };

async function plan(
  order: OrderDocument,
  input: CancelUnitsInput,
  session?: ClientSession,
): Promise<Planned> {
  const units = plannedCancellation(order, input);
  const amountCents =
    order.payBy === 'account'
      ? Math.min(uninvoicedValue(order, units).cents, await reservedCentsOf(order, session))
      : Math.min(paidValue(order, units), await refundableNow(order, session));
  return { units, amountCents };
}

const countOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

type Key = { key: string | undefined; now?: Date };

/**
 * Cancels open units of an order that is paid or on account, for admins: by card their value is refunded in part, or what is left of the
 * money; on account it is owed no more (product §4.7). The same key with the same request cancels nothing again. Throws `forbidden`,
 * `validation-failed` (also without a key), `not-found`, `idempotency-mismatch`, `wrong-order-state`, `units-not-open`, and `conflict`
 * during a dispute.
 */
export async function cancelUnits(
  actor: Actor,
  id: string,
  input: CancelUnitsInput,
  { key, now = new Date() }: Key,
): Promise<UnitsCancelled> {
  requirePermission(actor, 'manage-orders');
  // The key is judged with the body; the fingerprint needs the order's tools.
  requireIdempotency(key, null);
  const { _id, lines: ordered } = await requireNamedOrder(id);
  const tools = namedTools({ lines: ordered }, input.lines);
  const asked = input.lines.map((line, place) => [tools[place] ?? line.toolId ?? line.sku, line.quantity]);
  const idempotency = requireIdempotency(key, ['cancel', asked, input.reason]);
  const cancelled = await inTransaction(async (session): Promise<UnitsCancelled> => {
    const order = await findOrder(_id, session);
    if (!order) throw new AppError('not-found');
    const { cancellations = [], partRefunds = [] } = order;
    const repeated = await findRepeated(idempotency, async (sent) => {
      return [...cancellations, ...partRefunds].find((one) => one.idempotency.key === sent) ?? null;
    });
    if (repeated && 'cents' in repeated)
      return { cancelled: countOf(repeated.lines), amount: toDollars(repeated.cents) };
    if (repeated) {
      const { lines, amountCents, id: refundId } = repeated;
      return {
        cancelled: countOf(lines),
        amount: toDollars(amountCents),
        refundId: refundId.toHexString(),
      };
    }
    const { units, amountCents } = await plan(order, input, session);
    const lines = units.map(({ line: { toolId }, units: quantity }) => ({ toolId, quantity }));
    const by = { at: now, reason: input.reason, actorId: actor.userId, idempotency };
    const answer = { cancelled: countOf(lines), amount: toDollars(amountCents) };
    if (order.payBy === 'account' || amountCents === 0) {
      const { groups } = order.payBy === 'account' ? uninvoicedValue(order, units) : {};
      const recorded = { ...by, lines, cents: amountCents, ...(groups ? { groups } : {}) };
      await markUnitsCancelled(order, recorded, session);
      return answer;
    }
    const refundId = new ObjectId();
    const named = lines.map(({ toolId, quantity }) => {
      return { toolId: toolId.toHexString(), quantity, restock: true, of: 'open' as const };
    });
    const planned = planPartRefund(order, {
      lines: named,
      amount: toDollars(amountCents),
      reason: input.reason,
    });
    await markPartRefunded(order, { id: refundId, ...by, ...planned }, session);
    const { transactionId: intentId } = order;
    if (!intentId) throw new Error(`order ${order.number} was paid by nothing`);
    await insertPart({ _id: refundId, intentId, orderId: _id, amountCents, createdAt: now }, session);
    return { ...answer, refundId: refundId.toHexString() };
  });
  if (cancelled.refundId) await sendRefunds();
  return cancelled;
}

/** Returns what cancelling units would give back or take off what is owed. Throws what `cancelUnits` throws, but asks for no key. */
export async function previewCancelUnits(
  actor: Actor,
  id: string,
  input: CancelUnitsInput,
): Promise<UnitsCancelled> {
  requirePermission(actor, 'manage-orders');
  const { units, amountCents } = await plan(await requireNamedOrder(id), input);
  return { cancelled: units.reduce((sum, one) => sum + one.units, 0), amount: toDollars(amountCents) };
}
