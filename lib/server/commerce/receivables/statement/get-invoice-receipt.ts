import type { Actor } from '@/lib/server/identity/actor';
import { requireCompany } from '@/lib/server/identity/users/company-members';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { toDollars } from '@/lib/shared/numbers/money';
import { findCardPaymentOf } from '../company-payments.repository';
import { findReceivable } from '../receivables.repository';

type InvoiceReceipt = {
  orderId: string;
  orderNumber: string;
  invoiceNumber: string;
  poNumber?: string;
  amount: number;
  open: number;
  card: string;
};

/** The last card payment of an invoice of the actor's company; null where there is none. Throws `not-found`, `forbidden`. */
export async function getInvoiceReceipt(
  actor: Pick<Actor, 'company'>,
  id: string,
): Promise<InvoiceReceipt | null> {
  const companyId = requireCompany(actor, 'read-statement').id;
  const orderId = parseObjectId(id);
  const [invoice, payment] = await Promise.all([
    findReceivable(orderId),
    findCardPaymentOf(companyId, orderId),
  ]);
  if (!invoice?.companyId.equals(companyId) || !payment) return null;
  const { orderNumber, invoiceNumber, poNumber } = invoice;
  return {
    ...{ orderId: id, orderNumber, invoiceNumber, ...optionalField('poNumber', poNumber) },
    ...{ amount: toDollars(payment.amountCents), open: toDollars(invoice.openCents) },
    card: payment.cardLast4 ?? '',
  };
}
