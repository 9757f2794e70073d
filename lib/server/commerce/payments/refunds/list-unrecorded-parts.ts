import 'server-only';
import { ObjectId } from 'mongodb';
import { findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import { listPartsSince } from '@/lib/server/commerce/payments/provider/provider-refunds';
import type { ListedPayment } from '@/lib/server/platform/db/documents/coordination';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { findPart } from './refunds.repository';

/**
 * Partial refunds at the provider of known orders that the store has no record of: a backup was restored, and their
 * units are unknown. Throws `payment-provider-unavailable`.
 */
export async function listUnrecordedParts(since: Date): Promise<ListedPayment[]> {
  const lost: ListedPayment[] = [];
  for (const { intentId, partId, amountCents } of await listPartsSince(since)) {
    if (!OBJECT_ID_PATTERN.test(partId) || (await findPart(new ObjectId(partId)))) continue;
    const order = await findOrderPaidBy(intentId);
    if (!order) continue;
    const { number: orderNumber, currency } = order;
    const amounts = { amountCents, refundedCents: amountCents, currency };
    lost.push({ kind: 'part-refund-lost', intentId, ...amounts, orderNumber });
  }
  return lost;
}
