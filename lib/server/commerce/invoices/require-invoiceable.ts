import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { AppError } from '@/lib/shared/messages/errors';
import type { EInvoiceProfile } from '@/lib/shared/orders/e-invoice-profile';
import { isCharged, type PaperFacts } from './charged-paper';
import type { InvoiceDraft } from './cii/vat-paper';
import { invoiceFor } from './invoice-document';
import { invoiceFaults } from './invoice-faults';

/** Returns the profile that an order's company takes. */
export function profileOf({ tax }: Pick<OrderDocument, 'tax'>): EInvoiceProfile {
  return tax?.invoiceFormat === 'xrechnung' ? 'xrechnung' : 'en16931';
}

/** Throws `invoice-incomplete` with the rules that a paper breaks. */
export function requireNoFaults(paper: InvoiceDraft, profile: EInvoiceProfile): void {
  const problems = invoiceFaults(paper, profile, requestLanguage());
  if (problems.length > 0) throw new AppError('invoice-incomplete', { members: { problems } });
}

/** Throws `invoice-incomplete` for an order whose invoice could not be issued as its facts are at this moment. */
export function requireInvoiceable(order: OrderDocument, facts: PaperFacts): void {
  if (!isCharged(order)) return;
  const { tax, totals, payBy, termsDays: days = 0 } = order;
  const lines = order.lines.map(({ toolId, quantity: units }) => ({ toolId, units }));
  const terms = payBy === 'account' ? { terms: { days, dueOn: tax.day }, part: 1 } : {};
  const invoiced = { lines, freightCents: totals.shippingCents, facts, ...terms };
  const { number: _, ...draft } = invoiceFor(order, invoiced, {
    sequence: 0,
    at: order.placedAt,
    day: tax.day,
  });
  requireNoFaults(draft, profileOf(order));
}
