import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { unbrokenMeasures } from '@/lib/shared/text/measures';
import {
  CONTENT,
  type Drawing,
  drawLogo,
  heightOf,
  INK,
  MUTED,
  PAGE,
  type Pdf,
  rule,
  widthOf,
  write,
  writeRight,
} from './pdf-page';

/** Shares of the content's width at which columns begin. */
const COLUMNS = { position: 0, description: 0.06, quantity: 0.56, unitPrice: 0.7, rate: 0.85, amount: 0.85 };
const TAXED_COLUMNS = { ...COLUMNS, quantity: 0.5, unitPrice: 0.6, rate: 0.74, amount: 0.84 };
const DETAIL = { size: 8, color: MUTED } as const;
const DETAIL_HEIGHT = 12;
const HALF = CONTENT / 2;
const BOTTOM = PAGE.height - PAGE.margin - 24;
const WIDE = { top: 10, bottom: 8 };
const TIGHT = { top: 6, bottom: 4 };
const FEW_LINES = 8;
const GAP = 14;
const SUM_HEIGHT = 15;
const TOTAL_HEIGHT = 40;

const at = (share: number) => PAGE.margin + CONTENT * share;

export const RIGHT = PAGE.width - PAGE.margin;

type Fact = readonly [label: string, value: string];

export type PricedLine = {
  description: string;
  details: readonly string[];
  quantity: number;
  unitPriceCents: number;
  amountCents: number;
  /** Of its tax: `19%`. */
  rate?: string | undefined;
};

/** The common part of invoices and offers: from whom, what, to whom, and the lines with their total. */
export type PricedPaper = {
  sender: { name: string; lines: readonly string[] };
  title: string;
  number: string;
  /** The first line is bold. */
  recipient: { label: string; lines: readonly string[] };
  facts: readonly Fact[];
  lines: readonly PricedLine[];
  /** What leads to the total. */
  sums?: readonly (readonly [label: string, cents: number])[];
  total: { label: string; cents: number; currency: string };
  language: Language;
  texts: Record<'position' | 'description' | 'quantity' | 'unitPrice' | 'amount' | 'page', string>;
  /** The heading of the lines' rates, where they have any. */
  rate?: string | undefined;
};

const columnsOf = ({ rate }: PricedPaper) => (rate === undefined ? COLUMNS : TAXED_COLUMNS);

function descriptionOf(paper: PricedPaper): { width: number } {
  const { quantity, description } = columnsOf(paper);
  return { width: CONTENT * (quantity - description) - 10 };
}

const HEADING = { size: 18, weight: 'bold' } as const;
const SENDER = { size: 9, color: MUTED } as const;
const NUMBER = { size: 12 } as const;
const NUMBER_TOP = PAGE.margin + 36;
const NUMBER_BOTTOM = NUMBER_TOP + 16;

/** Writes who sends a paper, and what it is on the right; a long name goes on below itself. Returns where the next line goes. */
export function writeHeading(pdf: Pdf, sender: string, title: string): number {
  const top = PAGE.margin + 12;
  writeRight(pdf, title, RIGHT, top, HEADING);
  return write(pdf, sender, PAGE.margin, top, {
    ...HEADING,
    width: CONTENT - widthOf(pdf, title, HEADING) - 20,
  });
}

function writeHead(pdf: Pdf, { sender, title, number }: PricedPaper): number {
  drawLogo(pdf);
  let y = writeHeading(pdf, sender.name, title);
  const beside = CONTENT - widthOf(pdf, number, NUMBER) - 20;
  for (const line of sender.lines)
    y = write(pdf, line, PAGE.margin, y, { ...SENDER, width: y < NUMBER_BOTTOM ? beside : CONTENT });
  writeRight(pdf, number, RIGHT, NUMBER_TOP, NUMBER);
  return y + 28;
}

function writeParties(pdf: Pdf, { recipient, facts }: PricedPaper, top: number): number {
  const width = HALF - 20;
  let left = write(pdf, recipient.label, PAGE.margin, top, { size: 9, color: MUTED, width });
  const [first = '', ...lines] = recipient.lines;
  left = write(pdf, first, PAGE.margin, left + 2, { weight: 'bold', width });
  for (const line of lines) left = write(pdf, line, PAGE.margin, left, { width });
  let y = top;
  for (const [label, value] of facts) {
    write(pdf, label, PAGE.margin + HALF, y, { size: 9, color: MUTED, width: 90 });
    y = write(pdf, value, PAGE.margin + HALF + 90, y, { size: 9, width: HALF - 90 }) + 2;
  }
  return Math.max(left, y) + 28;
}

function writeColumns(pdf: Pdf, paper: PricedPaper, top: number): number {
  const { texts, rate } = paper;
  const columns = columnsOf(paper);
  const head = { size: 9, color: MUTED, weight: 'bold' } as const;
  write(pdf, texts.position, at(columns.position), top, head);
  write(pdf, texts.description, at(columns.description), top, head);
  writeRight(pdf, texts.quantity, at(columns.unitPrice) - 14, top, head);
  writeRight(pdf, texts.unitPrice, at(columns.rate) - 14, top, head);
  if (rate !== undefined) writeRight(pdf, rate, at(columns.amount) - 14, top, head);
  writeRight(pdf, texts.amount, RIGHT, top, head);
  rule(pdf, top + 18, INK);
  return top + 18;
}

function continueLines(pdf: Pdf, paper: PricedPaper): number {
  pdf.addPage();
  write(pdf, paper.number, PAGE.margin, PAGE.margin, { size: 9, color: MUTED });
  return writeColumns(pdf, paper, PAGE.margin + 26);
}

function heightOfLine(pdf: Pdf, { description, details }: PricedLine, box: { width: number }): number {
  return details.reduce(
    (sum, text) => sum + Math.max(heightOf(pdf, text, { ...DETAIL, ...box }), DETAIL_HEIGHT),
    heightOf(pdf, unbrokenMeasures(description), box),
  );
}

function* writeLines(
  pdf: Pdf,
  paper: PricedPaper,
  { top, endHeight }: { top: number; endHeight: () => number },
): Drawing<number> {
  const { lines, language, sums = [] } = paper;
  const columns = columnsOf(paper);
  const box = descriptionOf(paper);
  const totalHeight = GAP + sums.length * SUM_HEIGHT + TOTAL_HEIGHT;
  const padding = lines.length > FEW_LINES ? TIGHT : WIDE;
  let y = writeColumns(pdf, paper, top);
  for (const [place, line] of lines.entries()) {
    // The total never starts a page without a line.
    const below = place === lines.length - 1 ? totalHeight + endHeight() : 0;
    const height = padding.top + heightOfLine(pdf, line, box) + padding.bottom;
    if (y + height + below > BOTTOM) y = continueLines(pdf, paper);
    y += padding.top;
    writeRight(pdf, formatNumber(line.quantity, language), at(columns.unitPrice) - 14, y);
    writeRight(pdf, formatCents(line.unitPriceCents, language), at(columns.rate) - 14, y);
    if (line.rate !== undefined) writeRight(pdf, line.rate, at(columns.amount) - 14, y, { color: MUTED });
    writeRight(pdf, formatCents(line.amountCents, language), RIGHT, y);
    write(pdf, formatNumber(place + 1, language), at(columns.position), y, { color: MUTED });
    y = write(pdf, unbrokenMeasures(line.description), at(columns.description), y, box);
    for (const text of line.details) y = write(pdf, text, at(columns.description), y, { ...DETAIL, ...box });
    y += padding.bottom;
    rule(pdf, y);
    yield;
  }
  return y + GAP;
}

/** Returns where what follows the total begins, which takes `endHeight`. */
export function* writePricedPaper(pdf: Pdf, paper: PricedPaper, endHeight: () => number): Drawing<number> {
  const parties = writeParties(pdf, paper, writeHead(pdf, paper));
  let top = yield* writeLines(pdf, paper, { top: parties, endHeight });
  for (const [label, cents] of paper.sums ?? []) {
    writeRight(pdf, formatCents(cents, paper.language), RIGHT, top);
    writeRight(pdf, label, at(COLUMNS.unitPrice) - 14, top, { color: MUTED });
    top += SUM_HEIGHT;
  }
  const { label, cents, currency } = paper.total;
  const [sum, code] = [formatCents(cents, paper.language), currency.toUpperCase()];
  // Currencies without a sign of their own are written by their code already.
  const amount = sum.includes(code) ? sum : `${sum} ${code}`;
  writeRight(pdf, amount, RIGHT, top, { size: 14, weight: 'bold' });
  writeRight(pdf, label, at(COLUMNS.unitPrice) - 14, top + 4, { color: MUTED });
  return top + TOTAL_HEIGHT;
}

/** `text` has `{page}` and `{pages}`; a single page has no number. */
export function writePageNumbers(pdf: Pdf, text: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; count > 1 && page < count; page += 1) {
    pdf.switchToPage(page);
    const number = fillText(text, { page: page + 1, pages: count });
    writeRight(pdf, number, RIGHT, PAGE.height - PAGE.margin - 12, { size: 9, color: MUTED });
  }
}
