import { ObjectId } from 'mongodb';
import { findOrderNumbers } from '@/lib/server/commerce/orders/find-order';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { toDollars } from '@/lib/shared/numbers/money';
import { readFailureReason } from '@/lib/shared/payments/refund-failures';
import type { Refund, RefundQuery } from '@/lib/shared/payments/returned-money.schema';
import { findRefunds } from './refunds.repository';

const DEFAULT_LIMIT = 50;

function failureOf({ failures = [] }: RefundDocument): Refund['failure'] {
  const last = failures.at(-1);
  if (!last) return undefined;
  const { amountCents, reason, at } = last;
  return { amount: toDollars(amountCents), reason: readFailureReason(reason), at: at.toISOString() };
}

function serialize(refund: RefundDocument, numbers: ReadonlyMap<string, string>): Refund {
  const { intentId, orderId, amountCents, reason, state, attempts, lastError, createdAt, refundedAt } =
    refund;
  const failure = failureOf(refund);
  const order = orderId?.toHexString();
  const orderNumber = order && numbers.get(order);
  return {
    id: reason === 'admin-part' ? refund._id.toHexString() : intentId,
    transactionId: intentId,
    ...(order ? { orderId: order } : {}),
    ...(orderNumber ? { orderNumber } : {}),
    amount: toDollars(amountCents),
    reason,
    state,
    attempts,
    ...(lastError ? { lastError } : {}),
    createdAt: createdAt.toISOString(),
    ...(refundedAt ? { refundedAt: refundedAt.toISOString() } : {}),
    ...(failure ? { failure } : {}),
    canRetry: state === 'failed' && !refund.isKept,
    ...(refund.settledAt ? { settledAt: refund.settledAt.toISOString() } : {}),
  };
}

export async function listRefunds(
  actor: Actor,
  { orderId, page = 1, limit = DEFAULT_LIMIT }: RefundQuery = {},
): Promise<{ refunds: Refund[]; total: number }> {
  requirePermission(actor, 'manage-orders');
  const filter = orderId ? { orderId: new ObjectId(orderId) } : {};
  const { refunds, total } = await findRefunds(filter, { skip: (page - 1) * limit, limit });
  const numbers = await findOrderNumbers(refunds.flatMap((refund) => refund.orderId ?? []));
  return { refunds: refunds.map((refund) => serialize(refund, numbers)), total };
}
