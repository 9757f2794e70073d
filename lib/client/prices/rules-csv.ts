import type { IssueCode, Message } from '@/lib/shared/messages/messages';
import { MAXIMUM_CHARGE_CENTS } from '@/lib/shared/numbers/card-charges';
import { fieldAmount, isPositiveCents, plainAmount } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { type NumberReading, readAmount, readPercent } from '@/lib/shared/numbers/read-amount';
import { readCount } from '@/lib/shared/numbers/read-count';
import { isPercent } from '@/lib/shared/numbers/unit-price';
import { QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { headingKind } from '@/lib/shared/tables/header-words';
import { type Held, headingCuts, isHarmless } from '@/lib/shared/tables/headings';
import { declaredSeparator } from '@/lib/shared/tables/read-table';
import { isShortened } from '@/lib/shared/tables/shortened';
import { plainCell, readRow, writeRows } from '@/lib/shared/text/csv';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';

export type CsvTier = { from: number; price?: number | undefined; percent?: number | undefined };
export type CsvRule = { sku?: string | undefined; category?: string | undefined; tiers: CsvTier[] };

type Fault = Message<IssueCode>;
export type CsvProblem = Fault & { line: number; text: string };

/** A row of the table, and what it says. */
export type RuleRow = { line: number; text: string; cells: string[] };
export type RuleReading = { target: { sku: string } | { category: string }; tier: CsvTier } | Fault;

const CELLS = 5;
const HEADING = ['SKU', 'Category', 'From', 'Price', 'Discount %'];
const DELIMITERS = ['\t', ';', ','] as const;
const CATEGORY = /^[a-z0-9-]{1,60}$/;
const SKU_MAX = 100;

/** A cell that begins with a number, after any currency sign. */
const NUMBER = /^[^\p{L}\d]*\d/u;

/** May contain delimiters; captures the preceding delimiter, without spaces. */
const QUOTED = /(^|[\t;,]) *("(?:[^"]|"")*")/g;

function cellsOf(row: string, separator?: string): string[] {
  const unquoted = row.replace(QUOTED, '$1');
  const delimiter = separator ?? DELIMITERS.find((one) => unquoted.includes(one)) ?? ';';
  return readRow(row.replace(QUOTED, '$1$2'), delimiter).map(plainCell);
}

/** Headings above the columns of numbers, and what they hold. */
const NUMBER_COLUMNS: readonly { place: number; held: Held; names: RegExp }[] = [
  { place: 2, held: 'count', names: /^(?:from|ab)(?: (?:quantity|qty|menge))?$/i },
  {
    place: 3,
    held: 'money',
    names: /^(?:unit |net |list )?price$|^(?:netto|stück|einzel|listen|vk-)?preis$/i,
  },
  { place: 4, held: 'percent', names: /^(?:discount|rabatt)$/i },
];

/** Returns whether a heading is that of its column: another one, or `Price (EUR)`, is a row that says what is wrong. */
function isOfItsColumn(heading: string, place: number): boolean {
  for (const { name, addition } of headingCuts(heading)) {
    const column = NUMBER_COLUMNS.find(({ names }) => names.test(name.trim()));
    if (column) return column.place === place && isHarmless(addition, column.held);
  }
  return true;
}

/** The first cell is a heading of article numbers, no cell is a number, and the others are those of their columns. */
function isHeading(cells: readonly string[]): boolean {
  return (
    headingKind(cells[0] ?? '') === 'article' &&
    !cells.some((cell) => NUMBER.test(cell)) &&
    cells.every(isOfItsColumn)
  );
}

/** Without blank lines; numbers count them. */
function linesOf(written: string): { line: number; row: string; separator?: string }[] {
  const { text, separator } = declaredSeparator(written);
  const above = separator === undefined ? 1 : 2;
  return text
    .split(/\r\n|\n|\r/)
    .map((row, index) => ({ line: index + above, row, ...(separator ? { separator } : {}) }))
    .filter(({ row }) => row.replace(/[;,\s]/g, '') !== '');
}

const isAmount = (dollars: number) =>
  isPositiveCents(dollars) && Math.round(dollars * CURRENCY.scale) <= MAXIMUM_CHARGE_CENTS;
const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= QUANTITY_MAX;

function numberOf(
  reading: NumberReading,
  isRight: (value: number) => boolean,
  code: IssueCode,
): number | Fault {
  if ('readings' in reading) return { code: 'number-unclear', params: reading.readings };
  return 'value' in reading && isRight(reading.value) ? reading.value : { code };
}

function amountOf(price: string, percent: string): Omit<CsvTier, 'from'> | Fault {
  if ((price === '') === (percent === '')) return { code: 'price-tier-amount' };
  if (price !== '') {
    const dollars = numberOf(readAmount(price), isAmount, 'price-invalid');
    return typeof dollars === 'number' ? { price: dollars } : dollars;
  }
  const off = numberOf(readPercent(percent), isPercent, 'percent-invalid');
  return typeof off === 'number' ? { percent: off } : off;
}

/** Without blank rows and headings; lines are counted with them. */
export function ruleRows(text: string): RuleRow[] {
  return linesOf(text)
    .map(({ line, row, separator }) => ({ line, text: row.trim(), cells: cellsOf(row, separator) }))
    .filter(({ cells }, place) => place > 0 || !isHeading(cells));
}

/** The cells are SKU, category, quantity, price and discount. */
export function readRuleRow(cells: readonly string[], language: Language): RuleReading {
  if (cells.length > CELLS || cells.length < CELLS - 1) return { code: 'price-row-cells' };
  const [sku = '', category = '', units = '', price = '', percent = ''] = cells;
  if ((sku === '') === (category === '')) return { code: 'price-rule-target' };
  if (isShortened(sku)) return { code: 'number-shortened' };
  if (sku.length > SKU_MAX || (category !== '' && !CATEGORY.test(category))) return { code: 'invalid' };
  const from = units === '' ? 1 : numberOf(readCount(units, language), isCount, 'price-tier-from');
  if (typeof from !== 'number') return from;
  const amount = amountOf(price, percent);
  if ('code' in amount) return amount;
  return { target: sku === '' ? { category } : { sku }, tier: { from, ...amount } };
}

type Target = { sku?: string; category?: string };

const targetKeys = new WeakMap<Target, string>();

/** The key by which rows belong to one rule. */
function ruleKeyOf(target: Target): string {
  let key = targetKeys.get(target);
  if (key === undefined) {
    key = target.sku === undefined ? `category ${target.category}` : `sku ${skuKeyOf(target.sku)}`;
    targetKeys.set(target, key);
  }
  return key;
}

/** Rows of one target, wherever they are, make one rule. */
export function collectRules(rows: Iterable<{ line: number; text: string; reading: RuleReading }>): {
  rules: CsvRule[];
  problems: CsvProblem[];
} {
  const rules = new Map<string, CsvRule>();
  const problems: CsvProblem[] = [];
  for (const { line, text, reading } of rows) {
    if ('code' in reading) {
      problems.push({ line, text, ...reading });
      continue;
    }
    const { target, tier } = reading;
    const key = ruleKeyOf(target);
    const rule = rules.get(key) ?? { ...target, tiers: [] };
    if (rule.tiers.some(({ from }) => from === tier.from)) {
      problems.push({ line, text, code: 'price-tier-twice' });
      continue;
    }
    rule.tiers.push(tier);
    rules.set(key, rule);
  }
  return { rules: [...rules.values()], problems };
}

/**
 * Parses a table: a row per tier with SKU or category, quantity (default 1), price or discount; cells separated by
 * tabs, semicolons or commas, numbers as typed in this language. Only the first row may be headings. An ambiguous row
 * is reported with the reason, never guessed.
 */
export function readRules(
  text: string,
  language: Language = LANGUAGES.default,
): { rules: CsvRule[]; problems: CsvProblem[] } {
  return collectRules(
    ruleRows(text).map(({ line, text: written, cells }) => ({
      line,
      text: written,
      reading: readRuleRow(cells, language),
    })),
  );
}

/** A table of these cells, with headings. */
export function writeRuleRows(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return writeRows([HEADING, ...rows], ';');
}

/** Inverse of `readRules`. With a language, amounts and percentages are written as its people write them. */
export function writeRules(rules: readonly CsvRule[], language?: Language): string {
  const amount = (dollars: number) => (language ? fieldAmount(dollars, language) : plainAmount(dollars));
  const share = (value: number) => (language ? formatNumber(value, language, { decimalsMax: 2 }) : value);
  const rows = rules.flatMap(({ sku = '', category = '', tiers }) =>
    tiers.map(({ from, price, percent }) => [
      sku,
      category,
      from,
      price === undefined ? undefined : amount(price),
      percent === undefined ? undefined : share(percent),
    ]),
  );
  return writeRuleRows(rows);
}

export function tableCells(text: string): string[][] {
  return linesOf(text).map(({ row, separator }) => cellsOf(row, separator));
}
