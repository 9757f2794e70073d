import type { ClientSession, ObjectId } from 'mongodb';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceKind, InvoiceTerms } from '@/lib/server/platform/db/documents/receivables';
import { DOCUMENT_NUMBERS } from '@/lib/shared/orders/document-number';
import { type Credit, creditNoteFor, invoiceFor } from './invoice-document';
import { findInvoice, hasNumber, insertInvoice, takeSequence } from './invoices.repository';

type InvoiceIssue = { at: Date; earlierNumber?: string; terms?: Pick<InvoiceTerms, 'days' | 'dueOn'> };

async function freeNumber(
  kind: InvoiceKind,
  earlierNumber: string | undefined,
  session: ClientSession,
): Promise<{ earlierNumber?: string }> {
  if (earlierNumber === undefined || !DOCUMENT_NUMBERS[kind].test(earlierNumber)) return {};
  return (await hasNumber(earlierNumber, session)) ? {} : { earlierNumber };
}

/** Returns the terms as they are printed: the bank details are those of the day of the invoice. */
function printed(terms: Pick<InvoiceTerms, 'days' | 'dueOn'>): InvoiceTerms {
  const { BANK_DETAILS: bankDetails } = env();
  return { ...terms, ...(bankDetails ? { bankDetails } : {}) };
}

/**
 * Belongs in the transaction that marks the order as paid, or ships it on account (`terms`), late in it: all of these write the
 * same counter. Returns the next number of the series, or `earlierNumber` if that is free: the invoice had it before a backup was restored.
 */
export async function issueInvoice(
  order: OrderDocument,
  { at, earlierNumber, terms }: InvoiceIssue,
  session: ClientSession,
): Promise<string> {
  const earlier = await freeNumber('invoice', earlierNumber, session);
  const next = await takeSequence('invoice', session);
  const invoice = invoiceFor(order, {
    ...next,
    ...{ at, day: shopDay(at), ...earlier },
    ...(terms ? { terms: printed(terms) } : {}),
  });
  await insertInvoice(invoice, session);
  return invoice.number;
}

async function issue(
  order: Pick<OrderDocument, '_id' | 'lines'>,
  credit: Omit<Credit, 'units'> & { unitsOf: (toolId: string) => number },
  { at, earlierNumber }: { at: Date; earlierNumber?: string | undefined },
  session: ClientSession,
): Promise<string | null> {
  const invoice = await findInvoice(order._id, session);
  if (!invoice) return null;
  const earlier = await freeNumber('credit-note', earlierNumber, session);
  const next = await takeSequence('credit-note', session);
  // The lines of an invoice are those of the order, in the same order.
  const units = order.lines.map(
    ({ toolId }, place) => [place, credit.unitsOf(toolId.toHexString())] as const,
  );
  const named = new Map(units.filter(([, count]) => count > 0));
  const note = creditNoteFor(
    invoice,
    { ...credit, units: named },
    { ...next, at, day: shopDay(at), ...earlier },
  );
  await insertInvoice(note, session);
  return note.number;
}

/**
 * Credits what partial refunds have left of an order and these units, in the transaction that refunds it. Returns its number, or null
 * without an invoice: the next of the series, or `earlierNumber` if that is free (see `issueInvoice`).
 */
export async function issueCreditNote(
  order: OrderDocument,
  lines: readonly { toolId: ObjectId; units: number }[],
  issued: { at: Date; earlierNumber?: string | undefined },
  session: ClientSession,
): Promise<string | null> {
  const units = new Map(lines.map((line) => [line.toolId.toHexString(), line.units]));
  const amountCents = order.totals.totalCents - (order.partRefundedCents ?? 0);
  return issue(order, { amountCents, unitsOf: (id) => units.get(id) ?? 0 }, issued, session);
}

/** Belongs in the transaction of the refund. Returns null without an invoice. */
export async function issuePartCreditNote(
  order: OrderDocument,
  { part, amountCents, lines, at }: Pick<PartRefund, 'part' | 'amountCents' | 'lines' | 'at'>,
  session: ClientSession,
): Promise<string | null> {
  const quantities = new Map(lines.map(({ toolId, quantity }) => [toolId.toHexString(), quantity]));
  return issue(order, { part, amountCents, unitsOf: (id) => quantities.get(id) ?? 0 }, { at }, session);
}
