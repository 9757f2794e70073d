import { shop } from '#shop';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import {
  CONTENT,
  type Drawing,
  drawLogo,
  INK,
  MUTED,
  makePdf,
  PAGE,
  type Pdf,
  rule,
  write,
  writeRight,
} from '@/lib/server/platform/pdf/pdf-page';
import { type PdfColumn, writeTable } from '@/lib/server/platform/pdf/pdf-table';
import { RIGHT, writeHeading, writePageNumbers } from '@/lib/server/platform/pdf/priced-paper';
import { letterhead } from '@/lib/server/platform/shop/letterhead';
import { addressText } from '@/lib/shared/addresses/address-text';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { AGEING_BUCKETS } from '@/lib/shared/receivables/ageing';
import type { Statement } from '@/lib/shared/receivables/receivables.schema';
import { statementReference } from '@/lib/shared/receivables/statement-reference';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { statement as german } from '@/lib/shared/texts/de/statement';
import { statement as english } from '@/lib/shared/texts/en/statement';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { Texts } from '@/lib/shared/texts/texts-for';

const statementTextsIn = inLanguage({ en: english, de: german });

type Company = Pick<CompanyDocument, 'number' | 'customerNumber' | 'name' | 'billing'>;
type Sheet = {
  company: Company;
  statement: Statement;
  language: Language;
  now: Date;
  texts: Texts['statement'];
};

const HALF = CONTENT / 2;

const dayText = (day: string, language: Language) => formatDay(day, language, 'UTC');

function writeHead(pdf: Pdf, { company, statement, language, now, texts }: Sheet): number {
  drawLogo(pdf);
  const sender = letterhead(language);
  const left = writeHeading(pdf, sender.name, texts.heading);
  const days = { from: dayText(statement.from, language), to: dayText(statement.to, language) };
  writeRight(pdf, fillText(texts.history.period, days), RIGHT, PAGE.margin + 36, { size: 10 });
  const asOf = formatDay(now.toISOString(), language, env().STORE_TIME_ZONE);
  writeRight(pdf, fillText(texts.asOf, { day: asOf }), RIGHT, PAGE.margin + 52, { size: 9, color: MUTED });
  let y = left;
  for (const line of sender.lines)
    y = write(pdf, line, PAGE.margin, y, { size: 9, color: MUTED, width: HALF });
  y += 28;
  y = write(pdf, company.name, PAGE.margin, y, { weight: 'bold', width: HALF });
  const place = addressText({ ...company.billing, company: '', reference: '' }, language);
  y = write(pdf, place, PAGE.margin, y, { width: HALF });
  const { number, customerNumber } = company;
  const numbers = [number, customerNumber && fillText(texts.customerNumber, { number: customerNumber })];
  return write(pdf, numbers.filter(Boolean).join('  '), PAGE.margin, y, { size: 9, color: MUTED }) + 20;
}

function writeFigures(pdf: Pdf, { statement, language, texts }: Sheet, top: number): number {
  const { figures } = texts;
  const names = ['limit', 'reserved', 'invoiced', 'credit', 'free'] as const;
  const width = CONTENT / names.length;
  for (const [place, name] of names.entries()) {
    const x = PAGE.margin + place * width;
    write(pdf, figures[name], x, top, { size: 8, color: MUTED, width });
    write(pdf, formatDollars(statement[name], language), x, top + 13, { weight: 'bold', width });
  }
  return top + 46;
}

function writeAgeing(pdf: Pdf, { statement, language, texts }: Sheet, top: number): Drawing<number> {
  const labels = [...AGEING_BUCKETS.map((bucket) => texts.ageing[bucket]), texts.ageing.total];
  const amounts = [...AGEING_BUCKETS.map((bucket) => statement.ageing[bucket]), statement.invoiced];
  const columns = labels.map((label, place): PdfColumn => {
    return { label, right: PAGE.margin + (CONTENT / labels.length) * (place + 1) };
  });
  const rows = [amounts.map((amount) => formatDollars(amount, language))];
  return writeTable(pdf, { heading: texts.ageing.label, columns, rows }, top);
}

function writeOpen(pdf: Pdf, { statement, language, texts }: Sheet, top: number): Drawing<number> {
  const { columns, label, none } = texts.open;
  return writeTable(
    pdf,
    {
      heading: label,
      none,
      columns: [
        { label: columns.invoice, x: PAGE.margin, width: 110 },
        { label: columns.order, x: PAGE.margin + 114, width: 76 },
        { label: columns.poNumber, x: PAGE.margin + 194, width: 104 },
        { label: columns.due, x: PAGE.margin + 302, width: 66 },
        { label: columns.amount, right: PAGE.margin + 428 },
        { label: columns.open, right: RIGHT },
      ],
      rows: statement.open.map(({ invoiceNumber, orderNumber, poNumber = '', dueOn, gross, open }) => [
        ...[invoiceNumber, orderNumber, poNumber, dayText(dueOn, language)],
        ...[formatDollars(gross, language), formatDollars(open, language)],
      ]),
    },
    top,
  );
}

function writeHistory(pdf: Pdf, { statement, language, texts }: Sheet, top: number): Drawing<number> {
  const { columns, kinds, label, opening, closing } = texts.history;
  const { STORE_TIME_ZONE } = env();
  const amount = (dollars: number) => formatDollars(dollars, language);
  return writeTable(
    pdf,
    {
      heading: label,
      columns: [
        { label: columns.date, x: PAGE.margin, width: 66 },
        { label: columns.kind, x: PAGE.margin + 70, width: 76 },
        { label: columns.reference, x: PAGE.margin + 150, width: 120 },
        { label: columns.order, x: PAGE.margin + 274, width: 76 },
        { label: columns.amount, right: PAGE.margin + 418 },
        { label: columns.balance, right: RIGHT },
      ],
      rows: [
        [dayText(statement.from, language), opening, '', '', '', amount(statement.opening)],
        ...statement.lines.map(({ at, kind, orderNumber = '', ...line }) => [
          ...[
            formatDay(at, language, STORE_TIME_ZONE),
            kinds[kind],
            statementReference(line, texts.history),
            orderNumber,
          ],
          ...[amount(line.amount), amount(line.balance)],
        ]),
        [dayText(statement.to, language), closing, '', '', '', amount(statement.closing)],
      ],
    },
    top,
  );
}

/** The same figures as the page and the CSV. */
export function statementPdf(
  company: Company,
  statement: Statement,
  { language, now }: { language: Language; now: Date },
): Promise<Buffer> {
  const texts = statementTextsIn(language);
  const sheet = { company, statement, language, now, texts };
  const facts = { title: texts.heading, author: shop.name, subject: company.name, language, createdAt: now };
  return makePdf(facts, function* (pdf) {
    let y = writeHead(pdf, sheet);
    rule(pdf, y - 8, INK);
    y = writeFigures(pdf, sheet, y + 4);
    y = yield* writeAgeing(pdf, sheet, y);
    y = yield* writeOpen(pdf, sheet, y);
    yield* writeHistory(pdf, sheet, y);
    writePageNumbers(pdf, texts.page);
  });
}
