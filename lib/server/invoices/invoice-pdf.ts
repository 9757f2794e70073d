import 'server-only';
import type { InvoiceDocument } from '@/lib/server/db/documents/invoices';
import {
  ACCENT,
  CONTENT,
  INK,
  MUTED,
  makePdf,
  PAGE,
  type Pdf,
  rule,
  write,
  writeRight,
} from '@/lib/server/pdf/pdf-page';
import { formatDay } from '@/lib/shared/dates';
import { formatCents } from '@/lib/shared/money';

const COLUMNS = { description: 0, quantity: 0.56, unitPrice: 0.7, amount: 0.85 };
const TITLES = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

function writeHead(pdf: Pdf, invoice: InvoiceDocument): number {
  const { seller } = invoice;
  const right = PAGE.width - PAGE.margin;
  pdf.rect(PAGE.margin, PAGE.margin, 28, 4).fill(ACCENT);
  let y = write(pdf, seller.name, PAGE.margin, PAGE.margin + 12, { size: 18, weight: 'bold' });
  for (const line of [seller.address, `${seller.email}  ${seller.phone}`]) {
    y = write(pdf, line, PAGE.margin, y, { size: 9, color: MUTED });
  }
  writeRight(pdf, TITLES[invoice.kind], right, PAGE.margin + 12, { size: 18, weight: 'bold' });
  writeRight(pdf, invoice.number, right, PAGE.margin + 36, { size: 12 });
  return y + 28;
}

function factsOf(invoice: InvoiceDocument): [label: string, value: string][] {
  const isNote = invoice.kind === 'credit-note';
  return [
    ['Number', invoice.number],
    ...(invoice.corrects ? ([['Corrects invoice', invoice.corrects]] as [string, string][]) : []),
    ['Date', formatDay(invoice.issuedAt.toISOString())],
    ['Order', invoice.orderNumber],
    [isNote ? 'Refunded to' : 'Paid by', 'Card'],
    ['Transaction', invoice.transactionId],
  ];
}

function writeParties(pdf: Pdf, invoice: InvoiceDocument, top: number): number {
  const half = CONTENT / 2;
  const { buyer } = invoice;
  let left = write(pdf, 'Billed to', PAGE.margin, top, { size: 9, color: MUTED, width: half - 20 });
  left = write(pdf, buyer.name, PAGE.margin, left + 2, { weight: 'bold', width: half - 20 });
  for (const line of [buyer.address, buyer.email, buyer.phone]) {
    left = write(pdf, line, PAGE.margin, left, { width: half - 20 });
  }
  let y = top;
  for (const [label, value] of factsOf(invoice)) {
    write(pdf, label, PAGE.margin + half, y, { size: 9, color: MUTED, width: 90 });
    y = write(pdf, value, PAGE.margin + half + 90, y, { size: 9, width: half - 90 }) + 2;
  }
  return Math.max(left, y) + 28;
}

function writeLines(pdf: Pdf, invoice: InvoiceDocument, top: number): number {
  const at = (share: number) => PAGE.margin + CONTENT * share;
  const right = PAGE.width - PAGE.margin;
  const head = { size: 9, color: MUTED, weight: 'bold' } as const;
  write(pdf, 'Description', at(COLUMNS.description), top, head);
  writeRight(pdf, 'Quantity', at(COLUMNS.unitPrice) - 14, top, head);
  writeRight(pdf, 'Unit price', at(COLUMNS.amount) - 14, top, head);
  writeRight(pdf, 'Amount', right, top, head);
  let y = top + 18;
  rule(pdf, y, INK);
  for (const line of invoice.lines) {
    y += 10;
    writeRight(pdf, line.quantity.toLocaleString('en-US'), at(COLUMNS.unitPrice) - 14, y);
    writeRight(pdf, formatCents(line.unitPriceCents), at(COLUMNS.amount) - 14, y);
    writeRight(pdf, formatCents(line.amountCents), right, y);
    const width = CONTENT * COLUMNS.quantity - 10;
    y = write(pdf, line.description, at(COLUMNS.description), y, { width }) + 8;
    rule(pdf, y);
  }
  return y + 14;
}

function writeTotal(pdf: Pdf, invoice: InvoiceDocument, top: number): void {
  const right = PAGE.width - PAGE.margin;
  const label = invoice.kind === 'invoice' ? 'Total, paid in full' : 'Total, refunded';
  const amount = `${formatCents(invoice.totalCents)} ${invoice.currency.toUpperCase()}`;
  writeRight(pdf, amount, right, top, { size: 14, weight: 'bold' });
  writeRight(pdf, label, PAGE.margin + CONTENT * COLUMNS.unitPrice - 14, top + 4, { color: MUTED });
  write(pdf, 'No fees, taxes or shipping costs are added.', PAGE.margin, top + 40, {
    size: 9,
    color: MUTED,
  });
}

/**
 * An invoice or credit note as a PDF of one A4 page, from what was stored when it was issued and nothing else: the same
 * bytes whenever it is asked for. Letters outside Latin, Greek, Cyrillic and Devanagari are shown as question marks.
 */
export function invoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
  return makePdf(
    {
      title: `${TITLES[invoice.kind]} ${invoice.number}`,
      author: invoice.seller.name,
      subject: `Order ${invoice.orderNumber}`,
      createdAt: invoice.issuedAt,
    },
    (pdf) => {
      const parties = writeHead(pdf, invoice);
      const lines = writeParties(pdf, invoice, parties);
      writeTotal(pdf, invoice, writeLines(pdf, invoice, lines));
    },
  );
}
