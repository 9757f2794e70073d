import type { ClientSession, ObjectId } from 'mongodb';
import { markSettled } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import { receiveMoney } from '@/lib/server/commerce/receivables/money/receive-money';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';

/**
 * Credits a part of an order on account, which was refunded in this transaction, to its company: the corrected invoice first, the rest
 * as credit.
 */
export async function creditOrder(
  { number, companyId, _id: orderId, partRefunds = [] }: OrderDocument,
  refundId: ObjectId,
  { actor, at }: { actor: Actor; at: Date },
  session: ClientSession,
): Promise<void> {
  const refund = partRefunds.find(({ id }) => id.equals(refundId));
  const { invoiceNumber } = refund ?? {};
  if (!companyId || !invoiceNumber || !refund?.creditNoteNumber)
    throw new Error(`order ${number} was credited without an invoice or credit note`);
  const receipt = {
    ...{ companyId, method: 'credit-note' as const, amountCents: refund.amountCents },
    ...{ reference: refund.creditNoteNumber, receivedOn: shopDay(at) },
    ...{ orderId, part: refund.part, actorId: actor.userId },
  };
  const { orderIds } = await receiveMoney({ receipt, invoices: [invoiceNumber], actor, at }, session);
  await markSettled(orderIds, at, session);
}
