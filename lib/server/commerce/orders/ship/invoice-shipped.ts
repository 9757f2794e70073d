import type { ClientSession, ObjectId } from 'mongodb';
import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { issueInvoice } from '@/lib/server/commerce/invoices/issue-invoice';
import { dueDay, invoiceOnAccount } from '@/lib/server/commerce/receivables/invoice-on-account';
import type { UnitsOfTool } from '@/lib/server/commerce/tools/stock/stock-lines';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { openLines } from '@/lib/shared/orders/line-units';
import { markSettled } from '../lifecycle/mark-paid';
import { setOrderFields } from '../orders.repository';

const UNTAXED_BY_NUMBER: ReadonlySet<string> = new Set(['intra-community', 'reverse-charge']);

/** Throws `vat-id-not-valid` for an untaxed supply to a number that is known to be bad. */
export async function requireVatId(
  { taxes = [], tax, companyId }: OrderDocument,
  session: ClientSession,
): Promise<void> {
  const isUntaxed = taxes.some(({ treatment }) => UNTAXED_BY_NUMBER.has(treatment));
  if (!isUntaxed || !companyId) return;
  const { vatId, vat } = await requireCompanyById(companyId, session);
  if (vatId === tax?.vatId && vat?.state === 'invalid') throw new AppError('vat-id-not-valid');
}

/** On account: what the company owes, and where its invoices go. */
export type ShipmentInvoice = { receivable: ReceivableDocument; invoiceEmail?: string };

async function invoiceAddress(
  { companyId }: OrderDocument,
  session: ClientSession,
): Promise<{ invoiceEmail?: string }> {
  if (!companyId) return {};
  return optionalField('invoiceEmail', (await requireCompanyById(companyId, session)).invoiceEmail);
}

type Shipped = {
  lines: readonly UnitsOfTool[];
  /** The day that the goods left, of the shop's calendar, and the number of their delivery note. */
  shippedOn: string;
  shipmentNumber: string;
  at: Date;
  actorId: ObjectId;
};

/**
 * Issues the invoice of what ships of an order on account, which its company owes from then on, unless its credit pays it. `order` is as
 * it is once that has shipped. By card nothing happens.
 */
export async function invoiceShipped(
  order: OrderDocument,
  { lines, shippedOn, shipmentNumber, at, actorId }: Shipped,
  session: ClientSession,
): Promise<{ order: OrderDocument; invoice?: ShipmentInvoice }> {
  if (order.payBy !== 'account') return { order };
  const { termsDays: days = 0, shipmentCount: part, totals, invoicedCents = 0 } = order;
  const terms = { days, dueOn: dueDay(at, days).dueOn };
  const freightCents = part === 1 ? totals.shippingCents : 0;
  const isLast = openLines(order).length === 0;
  const note = part === 1 && isLast ? {} : { shipmentNumber };
  const issued = { at, lines, freightCents, terms, part, deliveredOn: shippedOn, ...note };
  const invoice = await issueInvoice(order, issued, session);
  const { receivable, paid } = await invoiceOnAccount(order, { invoice, isLast, at, actorId }, session);
  const fields = {
    invoiceNumber: invoice.number,
    invoicedAt: order.invoicedAt ?? at,
    ...(order.taxes && { invoicedCents: invoicedCents + invoice.totalCents }),
  };
  const invoiced = await setOrderFields(order._id, fields, session);
  if (!invoiced) throw new Error('the order that ships is gone');
  await markSettled([order._id, ...paid], at, session);
  return { order: invoiced, invoice: { receivable, ...(await invoiceAddress(order, session)) } };
}
