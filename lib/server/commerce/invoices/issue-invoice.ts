import 'server-only';
import type { ClientSession } from 'mongodb';
import { shopDay } from '@/lib/server/commerce/shipping/shipping-calendar';
import type { InvoiceKind } from '@/lib/server/platform/db/documents/invoices';
import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import { DOCUMENT_NUMBERS } from '@/lib/shared/orders/document-number';
import { type Credit, creditNoteFor, invoiceFor } from './invoice-document';
import { findInvoice, hasNumber, insertInvoice, takeSequence } from './invoices.repository';

/** Returns the number that a document had before a backup was restored, if nothing else has it. */
async function freeNumber(
  kind: InvoiceKind,
  earlierNumber: string | undefined,
  session: ClientSession,
): Promise<{ knownNumber?: string }> {
  if (earlierNumber === undefined || !DOCUMENT_NUMBERS[kind].test(earlierNumber)) return {};
  return (await hasNumber(earlierNumber, session)) ? {} : { knownNumber: earlierNumber };
}

/**
 * Issues the invoice of an order in the transaction that marks it as paid. Returns its number: the next of the series, or
 * `earlierNumber` if that is free, which the order's invoice had before a backup was restored. Call it late in the transaction:
 * all payments write the same counter.
 */
export async function issueInvoice(
  order: OrderDocument,
  { at, earlierNumber }: { at: Date; earlierNumber?: string },
  session: ClientSession,
): Promise<string> {
  const known = await freeNumber('invoice', earlierNumber, session);
  const next = await takeSequence('invoice', session);
  const invoice = invoiceFor(order, { ...next, at, day: shopDay(at), ...known });
  await insertInvoice(invoice, session);
  return invoice.number;
}

/** Issues a credit note of an order's invoice. Returns its number, or null without an invoice: there is nothing to correct. */
async function issue(
  order: Pick<OrderDocument, '_id' | 'lines'>,
  credit: Omit<Credit, 'units'> & { unitsOf: (toolId: string) => number },
  { at, earlierNumber }: { at: Date; earlierNumber?: string | undefined },
  session: ClientSession,
): Promise<string | null> {
  const invoice = await findInvoice(order._id, session);
  if (!invoice) return null;
  const known = await freeNumber('credit-note', earlierNumber, session);
  const next = await takeSequence('credit-note', session);
  // The lines of an invoice are the order's, in the same places.
  const units = order.lines.map(
    ({ toolId }, place) => [place, credit.unitsOf(toolId.toHexString())] as const,
  );
  const named = new Map(units.filter(([, count]) => count > 0));
  const note = creditNoteFor(
    invoice,
    { ...credit, units: named },
    { ...next, at, day: shopDay(at), ...known },
  );
  await insertInvoice(note, session);
  return note.number;
}

/**
 * Issues the credit note of what refunds in part have left of an order, in the transaction that refunds it. Returns its
 * number, or null for an order that has no invoice: the next of the series, or `earlierNumber` if that is free, which the order's
 * had before a backup was restored.
 */
export async function issueCreditNote(
  order: OrderDocument,
  refunded: ReadonlyMap<string, number>,
  issued: { at: Date; earlierNumber?: string | undefined },
  session: ClientSession,
): Promise<string | null> {
  const quantities = new Map(order.lines.map(({ toolId, quantity }) => [toolId.toHexString(), quantity]));
  const amountCents = order.totals.totalCents - (order.partRefundedCents ?? 0);
  const unitsOf = (id: string) => (quantities.get(id) ?? 0) - (refunded.get(id) ?? 0);
  return issue(order, { amountCents, unitsOf }, issued, session);
}

/** Issues the credit note of a refund in part, in its transaction. Returns its number, or null without an invoice. */
export async function issuePartCreditNote(
  order: OrderDocument,
  { part, amountCents, lines, at }: Pick<PartRefund, 'part' | 'amountCents' | 'lines' | 'at'>,
  session: ClientSession,
): Promise<string | null> {
  const quantities = new Map(lines.map(({ toolId, quantity }) => [toolId.toHexString(), quantity]));
  return issue(order, { part, amountCents, unitsOf: (id) => quantities.get(id) ?? 0 }, { at }, session);
}
