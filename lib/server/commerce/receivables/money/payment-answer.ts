import 'server-only';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { toDollars } from '@/lib/shared/numbers/money';
import type { RecordedPayment } from '@/lib/shared/receivables/receivables.schema';
import { findReceivables } from '../receivables.repository';

/** A payment with what is open now of the invoices that it pays. */
export async function paymentAnswer({
  _id,
  allocations,
  unappliedCents,
}: CompanyPaymentDocument): Promise<RecordedPayment> {
  const paid = await findReceivables(allocations.map(({ orderId }) => orderId));
  const openOf = new Map(paid.map(({ _id: orderId, openCents }) => [orderId.toHexString(), openCents]));
  return {
    insertedId: _id.toHexString(),
    allocations: allocations.map(({ orderId, invoiceNumber, cents }) => ({
      invoiceNumber,
      amount: toDollars(cents),
      open: toDollars(openOf.get(orderId.toHexString()) ?? 0),
    })),
    unapplied: toDollars(unappliedCents),
  };
}
