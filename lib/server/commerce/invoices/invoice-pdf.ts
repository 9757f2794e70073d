import type { ObjectId } from 'mongodb';
import type {
  InvoiceDocument,
  InvoiceKind,
  InvoiceLine,
} from '@/lib/server/platform/db/documents/receivables';
import { CONTENT, heightOf, MUTED, makePdf, PAGE, type Pdf, write } from '@/lib/server/platform/pdf/pdf-page';
import { type PricedPaper, writePageNumbers, writePricedPaper } from '@/lib/server/platform/pdf/priced-paper';
import { addressText } from '@/lib/shared/addresses/address-text';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import * as charged from './charged-sheet';
import { type ChargedSheet, isChargedSheet, type Sheet } from './charged-sheet';
import { readXml } from './cii/stored-xml';
import { invoiceTextsIn } from './invoice-document';
import { findPaper } from './invoices.repository';

/** Without a number, the last one of its kind. */
export async function getPaperPdf(
  orderId: ObjectId,
  kind: InvoiceKind,
  number?: string,
): Promise<{ number: string; pdf: Buffer } | null> {
  const paper = await findPaper(orderId, kind, number);
  return paper && { number: paper.number, pdf: await invoicePdf(paper) };
}

const NO_FEES_HEIGHT = 20;
/** The heading of the bank details, and what is above and below it. */
const BANK_GAP = 24;

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

type Facts = [label: string, value: string][];

/** The invoice that a credit note corrects, with its day where that is known. */
function correctedOf({ invoice: { corrects, correctsOn }, language, texts }: Sheet): Facts {
  if (!corrects) return [];
  if (!correctsOn) return [[texts.corrects, corrects]];
  const day = formatDay(correctsOn, language, 'UTC');
  return [[texts.correctsDated, fillText(texts.correctsOf, { number: corrects, day })]];
}

function factsOf(sheet: Sheet): Facts {
  const { invoice, language, texts } = sheet;
  const isCharged = isChargedSheet(sheet);
  return [
    [texts.number, invoice.number],
    ...correctedOf(sheet),
    [texts.date, formatDay(invoice.issuedOn ?? invoice.issuedAt.toISOString(), language, 'UTC')],
    ...(isCharged ? charged.daysOf(sheet) : []),
    [texts.order, invoice.orderNumber],
    ...(invoice.shipmentNumber ? ([[texts.deliveryNote, invoice.shipmentNumber]] as Facts) : []),
    ...(invoice.customerNumber ? ([[texts.customerNumber, invoice.customerNumber]] as Facts) : []),
    ...(invoice.poNumber ? ([[texts.poNumber, invoice.poNumber]] as Facts) : []),
    ...(isCharged ? charged.referencesOf(sheet) : []),
    ...paymentFacts(sheet),
  ];
}

/** The company, its address, and the person below it; or the person alone. */
function recipientOf(sheet: Sheet): string[] {
  if (isChargedSheet(sheet)) return charged.recipientOf(sheet);
  const { buyer, billTo } = sheet.invoice;
  const { language, texts } = sheet;
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
function bankText(sheet: Sheet): string | null {
  const { kind, number, terms } = sheet.invoice;
  if (kind !== 'invoice' || !terms) return null;
  const details = terms.bankDetails ?? (isChargedSheet(sheet) ? charged.bankOf(sheet) : undefined);
  return details ? `${details}\n${fillText(sheet.texts.paymentReference, { number })}` : null;
}

function totalLabel({ invoice: { kind, terms }, texts }: Sheet): string {
  if (kind === 'credit-note') return terms ? texts.creditedTotal : texts.refundedTotal;
  return terms ? texts.dueTotal : texts.paidTotal;
}

const WORDS = { size: 9, color: MUTED, width: CONTENT } as const;
const WORDS_GAP = 6;

/** What stands below the total. */
function wordsOf(sheet: Sheet): string[] {
  return isChargedSheet(sheet) ? charged.notesOf(sheet) : [sheet.texts.noFees];
}

/** Returns the height of what follows the total. */
function endHeight(pdf: Pdf, sheet: Sheet): number {
  const bank = bankText(sheet);
  const words = isChargedSheet(sheet)
    ? wordsOf(sheet).reduce((sum, text) => sum + heightOf(pdf, text, WORDS) + WORDS_GAP, 0)
    : NO_FEES_HEIGHT;
  return words + (bank === null ? 0 : heightOf(pdf, bank, BANK) + BANK_GAP);
}

function writeEnd(pdf: Pdf, sheet: Sheet, top: number): void {
  let y = top;
  for (const text of wordsOf(sheet)) y = write(pdf, text, PAGE.margin, y, WORDS) + WORDS_GAP;
  const bank = bankText(sheet);
  if (bank === null) return;
  const below = isChargedSheet(sheet) ? y + WORDS_GAP : top + NO_FEES_HEIGHT;
  y = write(pdf, sheet.texts.payTo, PAGE.margin, below, { size: 9, weight: 'bold' });
  write(pdf, bank, PAGE.margin, y + 2, BANK);
}

/** What tax and freight change on a paper. */
function chargedParts(sheet: ChargedSheet): Partial<PricedPaper> {
  const sender = charged.senderOf(sheet);
  return {
    ...(sender && { sender }),
    lines: charged.linesOf(sheet, (line) => detailsOf(line, sheet)),
    sums: charged.sumsOf(sheet),
    rate: charged.rateHeading(sheet),
  };
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
    lines: invoice.lines.map((line) => ({ ...line, details: detailsOf(line, sheet) })),
    total: { label: totalLabel(sheet), cents: totalCents, currency },
    ...{ language, texts },
    ...(isChargedSheet(sheet) && chargedParts(sheet)),
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
      author: invoice.sellerParty?.name ?? invoice.seller.name,
      subject: fillText(texts.subject, { number: invoice.orderNumber }),
      language,
      createdAt: invoice.issuedAt,
      invoiceXml: readXml(invoice, 'en16931'),
    },
    function* (pdf) {
      const end = yield* writePricedPaper(pdf, paperOf(sheet), () => endHeight(pdf, sheet));
      writeEnd(pdf, sheet, end);
      writePageNumbers(pdf, texts.page);
    },
  );
}
