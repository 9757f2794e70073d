import { findOrderNumbers } from '@/lib/server/commerce/orders/find-order';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { DisputeDocument } from '@/lib/server/platform/db/documents/payments';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { toDollars } from '@/lib/shared/numbers/money';
import { readDisputeReason } from '@/lib/shared/payments/disputes';
import type { Dispute, DisputeQuery } from '@/lib/shared/payments/returned-money.schema';
import { countToAnswer, findDisputes, findDisputesOfOrder } from './disputes.repository';

const DEFAULT_LIMIT = 50;

function serialize(dispute: DisputeDocument, numbers: ReadonlyMap<string, string>): Dispute {
  const {
    _id: id,
    intentId: transactionId,
    amountCents,
    state,
    isInquiry,
    dueBy,
    openedAt,
    closedAt,
  } = dispute;
  const orderId = dispute.orderId?.toHexString();
  const orderNumber = orderId && numbers.get(orderId);
  return {
    id,
    transactionId,
    ...(orderId ? { orderId } : {}),
    ...(orderNumber ? { orderNumber } : {}),
    amount: toDollars(amountCents),
    reason: readDisputeReason(dispute.reason),
    state,
    isInquiry,
    ...(dueBy ? { dueBy: dueBy.toISOString() } : {}),
    openedAt: openedAt.toISOString(),
    ...(closedAt ? { closedAt: closedAt.toISOString() } : {}),
  };
}

export async function listDisputes(
  actor: Actor,
  { state, page = 1, limit = DEFAULT_LIMIT }: DisputeQuery = {},
): Promise<{ disputes: Dispute[]; total: number }> {
  requirePermission(actor, 'manage-orders');
  const { disputes, total } = await findDisputes({ state }, { skip: (page - 1) * limit, limit });
  const numbers = await findOrderNumbers(disputes.flatMap(({ orderId }) => orderId ?? []));
  return { disputes: disputes.map((dispute) => serialize(dispute, numbers)), total };
}

export async function listOrderDisputes(actor: Actor, orderId: string): Promise<Dispute[]> {
  requirePermission(actor, 'manage-orders');
  const disputes = await findDisputesOfOrder(parseObjectId(orderId));
  return disputes.map((dispute) => serialize(dispute, new Map()));
}

export async function countDisputesToAnswer(actor: Actor): Promise<number> {
  requirePermission(actor, 'manage-orders');
  return countToAnswer();
}
