import { plainAmount, toDollars } from '@/lib/shared/numbers/money';
import type { EuSale, TaxSum } from '@/lib/shared/reports/tax-report.schema';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import type { Language } from '@/lib/shared/site/languages';
import { csvLines, type SignedCell, writeCsv } from '@/lib/shared/text/csv';
import type { ReportedPaper } from './papers.repository';
import { issueDay, reportedGroups } from './reported-groups';

/** Decimals and separators are those of the language. Programs find columns by name: rename none. */

function amount(dollars: number, language: Language): SignedCell {
  return { signed: plainAmount(dollars).replace('.', LANGUAGE_FACTS[language].decimalMark) };
}

const percent = (rate: number, language: Language) =>
  String(rate).replace('.', LANGUAGE_FACTS[language].decimalMark);

const SUM_COLUMNS = [
  ...['kind', 'treatment', 'country', 'category', 'tax_rate', 'name'],
  ...['documents', 'net', 'tax', 'gross', 'currency'],
];

export function sumsCsv(sums: readonly TaxSum[], language: Language): string {
  const rows = sums.map(({ kind, treatment, country, category, rate, name, documents, net, tax, gross }) => [
    ...[kind, treatment, country, category, percent(rate, language), name, documents],
    ...[net, tax, gross].map((dollars) => amount(dollars, language)),
    CURRENCY.code,
  ]);
  return writeCsv([SUM_COLUMNS, ...rows], LANGUAGE_FACTS[language].csvDelimiter);
}

export function euSalesCsv(sales: readonly EuSale[], language: Language): string {
  const rows = sales.map(({ vatId, kind, net, documents }) => [
    ...[vatId, kind, amount(net, language), documents, CURRENCY.code],
  ]);
  return writeCsv(
    [['vat_id', 'kind', 'net', 'documents', 'currency'], ...rows],
    LANGUAGE_FACTS[language].csvDelimiter,
  );
}

const PAPER_COLUMNS = [
  ...['number', 'kind', 'issued', 'delivered', 'corrects', 'order', 'buyer', 'vat_id'],
  ...['country', 'treatment', 'tax_rate', 'net', 'tax', 'gross', 'currency'],
];

export function paperHead(language: Language): string {
  return writeCsv([PAPER_COLUMNS], LANGUAGE_FACTS[language].csvDelimiter);
}

/** A row a group; groups that a credit note leaves as they are have none. */
export function paperRows(paper: ReportedPaper, language: Language): string {
  const { number, kind, delivered, corrects, orderNumber, buyer, billTo, buyerParty, currency } = paper;
  const vatId = buyerParty ? buyerParty.vatId : billTo?.vatId;
  const groups = reportedGroups(paper).filter(
    ({ netCents, taxCents }) => kind === 'invoice' || netCents !== 0 || taxCents !== 0,
  );
  const rows = groups.map(({ country, treatment, rate, netCents, taxCents, grossCents }) => [
    ...[number, kind, issueDay(paper), delivered?.on, corrects, orderNumber],
    ...[buyerParty?.name ?? billTo?.name ?? buyer.name, vatId],
    ...[country, treatment, percent(rate / 1_000, language)],
    ...[netCents, taxCents, grossCents].map((cents) => amount(toDollars(cents), language)),
    currency.toUpperCase(),
  ]);
  return csvLines(rows, LANGUAGE_FACTS[language].csvDelimiter);
}

/** Half away from zero. */
const wholeEuros = (net: number) => Math.sign(net) * Math.round(Math.abs(net));

/** The form of version 3.0 that ELSTER imports into "Zusammenfassende Meldung": UTF-8, at most 1,500 numbers. */
export function elsterCsv(sales: readonly EuSale[]): string {
  const rows = sales
    .map(({ vatId, kind, net }) => [vatId, wholeEuros(net), kind] as const)
    .filter(([, euros]) => euros !== 0);
  const head = ['#v3.0', 'Länderkennzeichen und USt-IdNr.,Betrag (EUR),Art der Leistung'];
  return [...head, ...rows.map((row) => row.join(','))].map((line) => `${line}\r\n`).join('');
}
