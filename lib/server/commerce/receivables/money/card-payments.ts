import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { findReceivable } from './open-invoices.repository';
import { findPaymentOfIntent } from './payment-records.repository';

/** The payment that this card payment of an invoice became. */
export function findCardPayment(
  intentId: string,
  session?: ClientSession,
): Promise<CompanyPaymentDocument | null> {
  return findPaymentOfIntent(intentId, session);
}

/** Returns what is open of the invoice of an order on account; 0 where it has none. */
export async function openCentsOf(orderId: ObjectId, session?: ClientSession): Promise<number> {
  return (await findReceivable(orderId, session))?.openCents ?? 0;
}
