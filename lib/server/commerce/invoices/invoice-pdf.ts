import type { ObjectId } from 'mongodb';
import { costsIn, taxedAmount } from '@/lib/server/commerce/trade/costs.serializer';
import type { InvoiceDocument, InvoiceLine } from '@/lib/server/platform/db/documents/receivables';
import { CONTENT, heightOf, MUTED, makePdf, PAGE, type Pdf, write } from '@/lib/server/platform/pdf/pdf-page';
import {
  type PricedLine,
  type PricedPaper,
  writePageNumbers,
  writePricedPaper,
} from '@/lib/server/platform/pdf/priced-paper';
import { addressText } from '@/lib/shared/addresses/address-text';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { invoiceTextsIn } from './invoice-document';
import { findCreditNote, findInvoice } from './invoices.repository';

type NumberedPdf = { number: string; pdf: Buffer };

async function numberedPdf(invoice: InvoiceDocument | null): Promise<NumberedPdf | null> {
  return invoice && { number: invoice.number, pdf: await invoicePdf(invoice) };
}

export async function getInvoicePdf(orderId: ObjectId): Promise<NumberedPdf | null> {
  return numberedPdf(await findInvoice(orderId));
}

export async function getCreditNotePdf(orderId: ObjectId, number?: string): Promise<NumberedPdf | null> {
  return numberedPdf(await findCreditNote(orderId, number));
}

const NO_FEES_HEIGHT = 20;
/** The heading of the bank details, and what is above and below it. */
const BANK_GAP = 24;

type Sheet = { invoice: InvoiceDocument; language: Language; texts: Texts['invoice'] };

/** By card, or the terms of the company. */
function paymentFacts({ invoice, language, texts }: Sheet): [label: string, value: string][] {
  const { kind, terms, transactionId = '' } = invoice;
  const isNote = kind === 'credit-note';
  if (!terms) {
    return [
      [isNote ? texts.refundedTo : texts.paidBy, texts.card],
      [texts.transaction, transactionId],
    ];
  }
  if (isNote) return [[texts.refundedTo, texts.account]];
  return [
    [texts.terms, fillText(texts.termsDays, { days: formatNumber(terms.days, language) })],
    [texts.dueOn, formatDay(terms.dueOn, language, 'UTC')],
  ];
}

function factsOf(sheet: Sheet): [label: string, value: string][] {
  const { invoice, language, texts } = sheet;
  return [
    [texts.number, invoice.number],
    ...(invoice.corrects ? ([[texts.corrects, invoice.corrects]] as [string, string][]) : []),
    [texts.date, formatDay(invoice.issuedOn ?? invoice.issuedAt.toISOString(), language, 'UTC')],
    [texts.order, invoice.orderNumber],
    ...(invoice.poNumber ? ([[texts.poNumber, invoice.poNumber]] as [string, string][]) : []),
    ...paymentFacts(sheet),
  ];
}

/** The company, its address, and the person below it; or the person alone. */
function recipientOf({ invoice: { buyer, billTo }, language, texts }: Sheet): string[] {
  if (!billTo) return [buyer.name, buyer.address, buyer.email, buyer.phone];
  const { name, billing, vatId } = billTo;
  const place = addressText({ ...billing, company: '', reference: '' }, language);
  return [
    name,
    place,
    ...(vatId ? [fillText(texts.vatId, { vatId })] : []),
    fillText(texts.orderedBy, { name: buyer.name }),
    buyer.email,
  ];
}

function detailsOf({ sku, reference }: InvoiceLine, { texts }: Sheet): string[] {
  return [...(sku ? [sku] : []), ...(reference ? [fillText(texts.reference, { reference })] : [])];
}

const BANK = { size: 9, width: CONTENT } as const;

/** Returns where to pay an invoice, if the shop says so. */
function bankText({ invoice: { kind, number, terms }, texts }: Sheet): string | null {
  if (kind !== 'invoice' || !terms?.bankDetails) return null;
  return `${terms.bankDetails}\n${fillText(texts.paymentReference, { number })}`;
}

function totalLabel({ invoice: { kind, terms }, texts }: Sheet): string {
  if (kind === 'credit-note') return terms ? texts.creditedTotal : texts.refundedTotal;
  return terms ? texts.dueTotal : texts.paidTotal;
}

/** Returns the height of what follows the total. */
function endHeight(pdf: Pdf, sheet: Sheet): number {
  const text = bankText(sheet);
  return NO_FEES_HEIGHT + (text === null ? 0 : heightOf(pdf, text, BANK) + BANK_GAP);
}

function writeEnd(pdf: Pdf, sheet: Sheet, top: number): void {
  const { invoice, texts } = sheet;
  if (!invoice.groups) write(pdf, texts.noFees, PAGE.margin, top, { size: 9, color: MUTED });
  const bank = bankText(sheet);
  if (bank === null) return;
  const y = write(pdf, texts.payTo, PAGE.margin, top + NO_FEES_HEIGHT, { size: 9, weight: 'bold' });
  write(pdf, bank, PAGE.margin, y + 2, BANK);
}

const oneOf = (description: string, amountCents: number) => ({
  ...{ description, details: [], quantity: 1, unitPriceCents: Math.abs(amountCents), amountCents },
});

/** Freight and taxes of a shop that charged, which are in the groups of the invoice alone. */
function chargedLines({ invoice: { groups = [] }, language }: Sheet): PricedLine[] {
  const freightCents = groups.reduce((sum, { shippingCents }) => sum + shippingCents, 0);
  return [
    ...(freightCents === 0 ? [] : [oneOf(costsIn(language).shipping, freightCents)]),
    ...groups
      .filter(({ taxCents }) => taxCents !== 0)
      .map((group) => oneOf(taxedAmount(group, language), group.taxCents)),
  ];
}

function paperOf(sheet: Sheet): PricedPaper {
  const { invoice, language, texts } = sheet;
  const { seller, kind, number, totalCents, currency } = invoice;
  const about = [seller.address, `${seller.email}  ${seller.phone}`, seller.registration];
  return {
    sender: { name: seller.name, lines: about.filter((text) => text !== undefined) },
    title: texts.kinds[kind],
    number,
    recipient: { label: texts.billedTo, lines: recipientOf(sheet) },
    facts: factsOf(sheet),
    lines: [
      ...invoice.lines.map((line) => ({ ...line, details: detailsOf(line, sheet) })),
      ...chargedLines(sheet),
    ],
    total: { label: totalLabel(sheet), cents: totalCents, currency },
    ...{ language, texts },
  };
}

/** Renders only what was stored when the document was issued, in the order's language: the same bytes each time. */
export function invoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
  const { language } = invoice;
  const texts = invoiceTextsIn(language);
  const sheet = { invoice, language, texts };
  return makePdf(
    {
      title: `${texts.kinds[invoice.kind]} ${invoice.number}`,
      author: invoice.seller.name,
      subject: fillText(texts.subject, { number: invoice.orderNumber }),
      language,
      createdAt: invoice.issuedAt,
    },
    function* (pdf) {
      const end = yield* writePricedPaper(pdf, paperOf(sheet), () => endHeight(pdf, sheet));
      writeEnd(pdf, sheet, end);
      writePageNumbers(pdf, texts.page);
    },
  );
}
