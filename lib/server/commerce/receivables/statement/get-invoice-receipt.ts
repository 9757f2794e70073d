import type { Actor } from '@/lib/server/identity/actor';
import { requireCompany } from '@/lib/server/identity/users/company-members';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { toDollars } from '@/lib/shared/numbers/money';
import { findCardPaymentOf } from '../company-payments.repository';
import { findReceivables } from '../receivables.repository';

type InvoiceReceipt = {
  orderId: string;
  orderNumber: string;
  invoiceNumber: string;
  poNumber?: string;
  amount: number;
  open: number;
  card: string;
};

/** The last card payment of an order's invoices, of the actor's company; null where there is none. Throws `not-found`, `forbidden`. */
export async function getInvoiceReceipt(
  actor: Pick<Actor, 'company'>,
  id: string,
): Promise<InvoiceReceipt | null> {
  const companyId = requireCompany(actor, 'read-statement').id;
  const orderId = parseObjectId(id);
  const [invoices, payment] = await Promise.all([
    findReceivables([orderId]),
    findCardPaymentOf(companyId, orderId),
  ]);
  const last = invoices.at(-1);
  if (!last?.companyId.equals(companyId) || !payment) return null;
  const { orderNumber, _id: invoiceNumber, poNumber } = last;
  const openCents = invoices.reduce((sum, invoice) => sum + invoice.openCents, 0);
  return {
    ...{ orderId: id, orderNumber, invoiceNumber, ...optionalField('poNumber', poNumber) },
    ...{ amount: toDollars(payment.amountCents), open: toDollars(openCents) },
    card: payment.cardLast4 ?? '',
  };
}
