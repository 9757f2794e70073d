import type { ClientSession } from 'mongodb';
import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { tradeIn } from '@/lib/server/commerce/trade/current-trade';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import type {
  InvoiceDocument,
  InvoiceKind,
  InvoiceTerms,
} from '@/lib/server/platform/db/documents/receivables';
import { takeSequence } from '@/lib/server/platform/db/take-sequence';
import { DOCUMENT_NUMBERS } from '@/lib/shared/orders/document-number';
import { isCharged, type PaperFacts } from './charged-paper';
import { withXml } from './cii/stored-xml';
import { type Credit, creditNoteFor, type Invoiced, invoiceFor } from './invoice-document';
import { findInvoice, hasNumber, insertInvoice } from './invoices.repository';
import { profileOf, requireNoFaults } from './require-invoiceable';

type InvoiceIssue = Omit<Invoiced, 'terms' | 'facts'> & {
  at: Date;
  earlierNumber?: string | undefined;
  terms?: Pick<InvoiceTerms, 'days' | 'dueOn'>;
};

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

/** Absent for an order that was placed before the shop charged. */
async function factsFor(order: OrderDocument, session: ClientSession): Promise<{ facts?: PaperFacts }> {
  if (!isCharged(order)) return {};
  const { settings } = await tradeIn(session);
  const company = order.companyId ? await requireCompanyById(order.companyId, session) : null;
  return { facts: { trade: settings, company } };
}

/**
 * Issues the invoice of some units of an order. Belongs in the transaction that marks it as paid, or ships them on account
 * (`terms`, `part`), late in it: all of these write the same counter. Its number is the next of the series, or `earlierNumber` if that is
 * free: the invoice had it before a backup was restored. Throws `invoice-incomplete`: the transaction takes no number then.
 */
export async function issueInvoice(
  order: OrderDocument,
  { at, earlierNumber, terms, ...invoiced }: InvoiceIssue,
  session: ClientSession,
): Promise<InvoiceDocument> {
  const facts = await factsFor(order, session);
  const earlier = await freeNumber('invoice', earlierNumber, session);
  const next = await takeSequence('invoice', session);
  const paper = invoiceFor(
    order,
    { ...invoiced, ...facts, ...(terms ? { terms: printed(terms) } : {}) },
    { ...next, ...{ at, day: shopDay(at), ...earlier } },
  );
  requireNoFaults(paper, profileOf(order));
  const isElectronic = facts.facts?.trade?.tax.vat?.eInvoice !== false;
  const invoice = isElectronic ? withXml(paper) : paper;
  await insertInvoice(invoice, session);
  return invoice;
}

async function issue(
  order: Pick<OrderDocument, '_id'>,
  credit: Credit,
  {
    at,
    earlierNumber,
    invoiceNumber,
  }: { at: Date; earlierNumber?: string | undefined; invoiceNumber?: string | undefined },
  session: ClientSession,
): Promise<string | null> {
  const invoice = await findInvoice(order._id, invoiceNumber, session);
  if (!invoice) return null;
  const earlier = await freeNumber('credit-note', earlierNumber, session);
  const next = await takeSequence('credit-note', session);
  const paper = creditNoteFor(invoice, credit, { ...next, at, day: shopDay(at), ...earlier });
  const note = invoice.xml ? withXml(paper) : paper;
  await insertInvoice(note, session);
  return note.number;
}

/**
 * Credits what partial refunds have left of an order, and these units of it, in the transaction that refunds it. Returns its number, or null
 * without an invoice: the next of the series, or `earlierNumber` if that is free (see `issueInvoice`).
 */
export async function issueCreditNote(
  order: OrderDocument,
  rest: Pick<Credit, 'lines' | 'groups'>,
  issued: { at: Date; earlierNumber?: string | undefined },
  session: ClientSession,
): Promise<string | null> {
  const amountCents = order.totals.totalCents - (order.partRefundedCents ?? 0);
  return issue(order, { amountCents, ...rest }, issued, session);
}

/** Belongs in the transaction of the refund. Returns null without an invoice. */
export async function issuePartCreditNote(
  order: OrderDocument,
  {
    part,
    amountCents,
    lines,
    groups,
    invoiceNumber,
    at,
  }: Pick<PartRefund, 'part' | 'amountCents' | 'lines' | 'groups' | 'invoiceNumber' | 'at'>,
  session: ClientSession,
): Promise<string | null> {
  const units = lines.map(({ toolId, quantity }) => ({ toolId, units: quantity }));
  return issue(order, { part, amountCents, lines: units, groups }, { at, invoiceNumber }, session);
}
