import 'server-only';
import type { InvoiceDocument, InvoiceLine } from '@/lib/server/platform/db/documents/invoices';
import {
  CONTENT,
  drawLogo,
  heightOf,
  INK,
  MUTED,
  makePdf,
  PAGE,
  type Pdf,
  rule,
  write,
  writeRight,
} from '@/lib/server/platform/pdf/pdf-page';
import { addressText } from '@/lib/shared/addresses/address-text';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { unbrokenMeasures } from '@/lib/shared/text/measures';
import { fillText } from '@/lib/shared/texts/fill-text';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';

const COLUMNS = { position: 0, description: 0.06, quantity: 0.56, unitPrice: 0.7, amount: 0.85 };
const DESCRIPTION_WIDTH = CONTENT * (COLUMNS.quantity - COLUMNS.description) - 10;
const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 24;
const TOTAL_GAP = 14;
const TOTAL_HEIGHT = 60;
/** Its heading, and what is above and below it. */
const BANK_GAP = 24;
const WIDE = { top: 10, bottom: 8 };
const TIGHT = { top: 6, bottom: 4 };
const FEW_LINES = 8;
const DETAIL = { size: 8, color: MUTED, width: DESCRIPTION_WIDTH } as const;
const DETAIL_HEIGHT = 12;

const at = (share: number) => PAGE.margin + CONTENT * share;

type Sheet = { invoice: InvoiceDocument; language: Language; texts: Texts['invoice'] };

function writeHead(pdf: Pdf, { invoice, texts }: Sheet): number {
  const { seller } = invoice;
  const right = PAGE.width - PAGE.margin;
  drawLogo(pdf);
  let y = write(pdf, seller.name, PAGE.margin, PAGE.margin + 12, { size: 18, weight: 'bold' });
  const lines = [seller.address, `${seller.email}  ${seller.phone}`, seller.registration];
  for (const line of lines.filter((text) => text !== undefined)) {
    y = write(pdf, line, PAGE.margin, y, { size: 9, color: MUTED });
  }
  writeRight(pdf, texts.kinds[invoice.kind], right, PAGE.margin + 12, { size: 18, weight: 'bold' });
  writeRight(pdf, invoice.number, right, PAGE.margin + 36, { size: 12 });
  return y + 28;
}

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
  const place = addressText({ ...billing, label: '', company: '', reference: '' }, language);
  return [
    name,
    place,
    ...(vatId ? [fillText(texts.vatId, { vatId })] : []),
    fillText(texts.orderedBy, { name: buyer.name }),
    buyer.email,
  ];
}

function writeParties(pdf: Pdf, sheet: Sheet, top: number): number {
  const half = CONTENT / 2;
  let left = write(pdf, sheet.texts.billedTo, PAGE.margin, top, { size: 9, color: MUTED, width: half - 20 });
  const [name = '', ...lines] = recipientOf(sheet);
  left = write(pdf, name, PAGE.margin, left + 2, { weight: 'bold', width: half - 20 });
  for (const line of lines) {
    left = write(pdf, line, PAGE.margin, left, { width: half - 20 });
  }
  let y = top;
  for (const [label, value] of factsOf(sheet)) {
    write(pdf, label, PAGE.margin + half, y, { size: 9, color: MUTED, width: 90 });
    y = write(pdf, value, PAGE.margin + half + 90, y, { size: 9, width: half - 90 }) + 2;
  }
  return Math.max(left, y) + 28;
}

function writeColumns(pdf: Pdf, { texts }: Sheet, top: number): number {
  const head = { size: 9, color: MUTED, weight: 'bold' } as const;
  write(pdf, texts.position, at(COLUMNS.position), top, head);
  write(pdf, texts.description, at(COLUMNS.description), top, head);
  writeRight(pdf, texts.quantity, at(COLUMNS.unitPrice) - 14, top, head);
  writeRight(pdf, texts.unitPrice, at(COLUMNS.amount) - 14, top, head);
  writeRight(pdf, texts.amount, RIGHT, top, head);
  rule(pdf, top + 18, INK);
  return top + 18;
}

function continueLines(pdf: Pdf, sheet: Sheet): number {
  pdf.addPage();
  write(pdf, sheet.invoice.number, PAGE.margin, PAGE.margin, { size: 9, color: MUTED });
  return writeColumns(pdf, sheet, PAGE.margin + 26);
}

function detailsOf({ sku, reference }: InvoiceLine, { texts }: Sheet): string[] {
  return [...(sku ? [sku] : []), ...(reference ? [fillText(texts.reference, { reference })] : [])];
}

function heightOfLine(pdf: Pdf, line: InvoiceLine, sheet: Sheet): number {
  const details = detailsOf(line, sheet).map((text) => heightOf(pdf, text, DETAIL));
  const description = heightOf(pdf, unbrokenMeasures(line.description), { width: DESCRIPTION_WIDTH });
  return details.reduce((sum, height) => sum + Math.max(height, DETAIL_HEIGHT), description);
}

function writeLines(pdf: Pdf, sheet: Sheet, top: number): number {
  const { invoice, language } = sheet;
  const padding = invoice.lines.length > FEW_LINES ? TIGHT : WIDE;
  let y = writeColumns(pdf, sheet, top);
  for (const [place, line] of invoice.lines.entries()) {
    // The total never starts a page without a line.
    const below = place === invoice.lines.length - 1 ? TOTAL_GAP + TOTAL_HEIGHT + bankHeight(pdf, sheet) : 0;
    const height = padding.top + heightOfLine(pdf, line, sheet) + padding.bottom;
    if (y + height + below > BOTTOM) y = continueLines(pdf, sheet);
    y += padding.top;
    writeRight(pdf, formatNumber(line.quantity, language), at(COLUMNS.unitPrice) - 14, y);
    writeRight(pdf, formatCents(line.unitPriceCents, language), at(COLUMNS.amount) - 14, y);
    writeRight(pdf, formatCents(line.amountCents, language), RIGHT, y);
    write(pdf, formatNumber(place + 1, language), at(COLUMNS.position), y, { color: MUTED });
    y = write(pdf, unbrokenMeasures(line.description), at(COLUMNS.description), y, {
      width: DESCRIPTION_WIDTH,
    });
    for (const text of detailsOf(line, sheet)) y = write(pdf, text, at(COLUMNS.description), y, DETAIL);
    y += padding.bottom;
    rule(pdf, y);
  }
  return y + TOTAL_GAP;
}

const BANK = { size: 9, width: CONTENT } as const;

/** Where to pay an invoice, if the shop says so. */
function bankText({ invoice: { kind, number, terms }, texts }: Sheet): string | null {
  if (kind !== 'invoice' || !terms?.bankDetails) return null;
  return `${terms.bankDetails}\n${fillText(texts.paymentReference, { number })}`;
}

function bankHeight(pdf: Pdf, sheet: Sheet): number {
  const text = bankText(sheet);
  return text === null ? 0 : heightOf(pdf, text, BANK) + BANK_GAP;
}

function totalLabel({ invoice: { kind, terms }, texts }: Sheet): string {
  if (kind === 'credit-note') return terms ? texts.creditedTotal : texts.refundedTotal;
  return terms ? texts.dueTotal : texts.paidTotal;
}

function writeTotal(pdf: Pdf, sheet: Sheet, top: number): void {
  const { invoice, language, texts } = sheet;
  const label = totalLabel(sheet);
  const amount = `${formatCents(invoice.totalCents, language)} ${invoice.currency.toUpperCase()}`;
  writeRight(pdf, amount, RIGHT, top, { size: 14, weight: 'bold' });
  writeRight(pdf, label, PAGE.margin + CONTENT * COLUMNS.unitPrice - 14, top + 4, { color: MUTED });
  write(pdf, texts.noFees, PAGE.margin, top + 40, {
    size: 9,
    color: MUTED,
  });
  const bank = bankText(sheet);
  if (bank === null) return;
  const y = write(pdf, texts.payTo, PAGE.margin, top + TOTAL_HEIGHT, { size: 9, weight: 'bold' });
  write(pdf, bank, PAGE.margin, y + 2, BANK);
}

function writePageNumbers(pdf: Pdf, { texts }: Sheet): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const text = fillText(texts.page, { page: page + 1, pages: count });
    writeRight(pdf, text, RIGHT, PAGE.height - PAGE.margin - 12, { size: 9, color: MUTED });
  }
}

/** Renders only what was stored when the document was issued, in the order's language: the same bytes each time. */
export function invoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
  const { language } = invoice;
  const texts = textsFor(language).invoice;
  const sheet = { invoice, language, texts };
  return makePdf(
    {
      title: `${texts.kinds[invoice.kind]} ${invoice.number}`,
      author: invoice.seller.name,
      subject: fillText(texts.subject, { number: invoice.orderNumber }),
      language,
      createdAt: invoice.issuedAt,
    },
    (pdf) => {
      const parties = writeHead(pdf, sheet);
      const lines = writeParties(pdf, sheet, parties);
      writeTotal(pdf, sheet, writeLines(pdf, sheet, lines));
      writePageNumbers(pdf, sheet);
    },
  );
}
