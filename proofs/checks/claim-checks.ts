import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { stateOf } from '@/lib/shared/orders/order-status';
import type { Claim } from './claim';
import type { Check, Snapshot } from './snapshot';

type Facts = { snapshot: Snapshot; order: (id: string) => OrderDocument | undefined };

function isPlaced(claim: Extract<Claim, { kind: 'placed' }>, { order }: Facts): boolean {
  const stored = order(claim.orderId);
  return (
    stored !== undefined &&
    stored.buyerId.toHexString() === claim.buyerId &&
    stored.lines.length === claim.lines.length &&
    claim.lines.every(({ toolId, quantity }) =>
      stored.lines.some((line) => line.toolId.toHexString() === toolId && line.quantity === quantity),
    )
  );
}

const linesText = (lines: readonly { toolId: { toString: () => string }; quantity: number }[]) =>
  lines
    .map(({ toolId, quantity }) => `${toolId.toString()} ${quantity}`)
    .sort()
    .join();

/** In the state that was acknowledged, or in one that comes after it. */
function isPast(made: ReturnDocument, { state }: Extract<Claim, { kind: 'return' }>): boolean {
  if (state === 'requested' || state === made.state) return true;
  if (state === 'approved') return made.decidedAt !== undefined && made.state !== 'refused';
  return state === 'received' && made.receivedAt !== undefined;
}

function isTrue(claim: Claim, facts: Facts): boolean {
  const { snapshot, order } = facts;
  switch (claim.kind) {
    case 'placed':
      return isPlaced(claim, facts);
    case 'cancelled':
    case 'shipped':
    case 'refunded': {
      const stored = order(claim.orderId);
      return stored !== undefined && stateOf(stored) === claim.kind;
    }
    case 'part-shipped':
      return snapshot.shipments.some(
        ({ _id, orderId, lines }) =>
          _id.toHexString() === claim.shipmentId &&
          orderId.toHexString() === claim.orderId &&
          linesText(lines) === linesText(claim.lines),
      );
    case 'units-cancelled':
      return (order(claim.orderId)?.cancellations ?? []).some(
        ({ cents, lines }) => cents === claim.cents && linesText(lines) === linesText(claim.lines),
      );
    case 'return':
      return snapshot.returns.some(
        (made) => made._id.toHexString() === claim.returnId && isPast(made, claim),
      );
    case 'part-refunded':
      return (order(claim.orderId)?.partRefunds ?? []).some(
        ({ id, amountCents }) => id.toHexString() === claim.refundId && amountCents === claim.cents,
      );
    case 'paid':
      return order(claim.orderId)?.transactionId === claim.intentId;
    case 'charged':
      return snapshot.provider.intents.some(
        ({ id, status }) => id === claim.intentId && status === 'succeeded',
      );
    case 'payment-received':
      return snapshot.account.payments.some(
        ({ _id, amountCents }) => _id.toHexString() === claim.paymentId && amountCents === claim.cents,
      );
    case 'payment-reversed':
      return snapshot.account.payments.some(
        ({ _id, reversals }) => _id.toHexString() === claim.paymentId && reversals.length > 0,
      );
    case 'refund-retried':
      return snapshot.refunds.some(
        ({ intentId, attempts, reason, failures = [] }) =>
          intentId === claim.intentId &&
          attempts > 0 &&
          // A part also fails without the bank, where less is left than its amount.
          (failures.length > 0 || reason === 'admin-part'),
      );
    case 'refund-settled':
      return snapshot.refunds.some(
        ({ intentId, settledAt }) => intentId === claim.intentId && settledAt !== undefined,
      );
    case 'payable':
      return snapshot.provider.intents.some(({ id }) => id === claim.intentId);
    case 'tool-added':
      return snapshot.ledger.some(
        ({ toolId, reason, change }) =>
          toolId.toHexString() === claim.toolId && reason === 'initial' && change === claim.units,
      );
    case 'tool-deleted':
      return !snapshot.tools.some(({ _id }) => _id.toHexString() === claim.toolId);
    case 'stock-corrected':
      return snapshot.ledger.some(
        ({ toolId, reason, note }) =>
          toolId.toHexString() === claim.toolId && reason === 'correction' && note === claim.note,
      );
  }
}

export const CLAIM_CHECKS: readonly Check[] = [
  {
    name: 'every acknowledged effect',
    promise: 'what a 2xx response acknowledged is true afterwards, whatever was killed meanwhile',
    violations: (snapshot) => {
      const orders = new Map(snapshot.orders.map((order) => [order._id.toHexString(), order]));
      const facts: Facts = { snapshot, order: (id) => orders.get(id) };
      return snapshot.claims
        .filter((claim) => !isTrue(claim, facts))
        .map((claim) => `acknowledged but not true: ${JSON.stringify(claim)}`);
    },
  },
];
