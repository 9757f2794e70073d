import { plainCell, readRow, writeRows } from '../csv';
import type { IssueCode } from '../messages';
import { isWholeCents, MAXIMUM_CHARGE_CENTS } from '../money';
import { QUANTITY_MAX } from '../quantity/quantity-rules';
import { headingKind } from '../quick-order/header-words';
import { readAmount } from '../read-amount';
import { skuKeyOf } from '../sku-key';
import { isPercent } from './unit-price';

export type CsvTier = { from: number; price?: number | undefined; percent?: number | undefined };
export type CsvRule = { sku?: string | undefined; category?: string | undefined; tiers: CsvTier[] };

/** A row that was not taken, by its line in the text, and why. */
export type CsvProblem = { line: number; text: string; code: IssueCode };

type Row = { target: { sku: string } | { category: string }; tier: CsvTier };

const CELLS = 5;
const HEADING = ['SKU', 'Category', 'From', 'Price', 'Discount %'];
const DELIMITERS = ['\t', ';', ','] as const;
const CATEGORY = /^[a-z0-9-]{1,60}$/;
const SKU_MAX = 100;

/** A cell that begins with a number, whatever sign of a currency is before it. */
const NUMBER = /^[^\p{L}\d]*\d/u;

/** A cell in quotation marks, which may have delimiters in it, with the delimiter and the spaces before it. */
const QUOTED = /(^|[\t;,]) *("(?:[^"]|"")*")/g;

function cellsOf(row: string): string[] {
  const unquoted = row.replace(QUOTED, '$1');
  const delimiter = DELIMITERS.find((one) => unquoted.includes(one)) ?? ';';
  return readRow(row.replace(QUOTED, '$1$2'), delimiter).map(plainCell);
}

/** Whether a row names columns: the first is one of article numbers, and no cell is a number. */
function isHeading(cells: readonly string[]): boolean {
  return headingKind(cells[0] ?? '') === 'article' && !cells.some((cell) => NUMBER.test(cell));
}

/** Returns the lines of a table but for blank ones, with their numbers. */
function linesOf(text: string): { line: number; row: string }[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((row, index) => ({ line: index + 1, row }))
    .filter(({ row }) => row.replace(/[;,\s]/g, '') !== '');
}

const isAmount = (dollars: number) =>
  dollars > 0 && isWholeCents(dollars) && dollars * 100 <= MAXIMUM_CHARGE_CENTS;

/** Reads the price or the discount of a row. */
function amountOf(price: string, percent: string): Omit<CsvTier, 'from'> | IssueCode {
  if ((price === '') === (percent === '')) return 'price-tier-amount';
  if (price !== '') {
    const dollars = Number(readAmount(price.replace(/^\$|\s*\$$/g, '')));
    return isAmount(dollars) ? { price: dollars } : 'price-invalid';
  }
  const off = Number(readAmount(percent.replace(/\s*%$/, '')));
  return isPercent(off) ? { percent: off } : 'percent-invalid';
}

function rowOf(text: string): Row | IssueCode {
  const cells = cellsOf(text);
  if (cells.length > CELLS || cells.length < CELLS - 1) return 'price-row-cells';
  const [sku = '', category = '', units = '', price = '', percent = ''] = cells;
  if ((sku === '') === (category === '')) return 'price-rule-target';
  if (sku.length > SKU_MAX || (category !== '' && !CATEGORY.test(category))) return 'invalid';
  const from = units === '' ? 1 : Number(units);
  if (!Number.isInteger(from) || from < 1 || from > QUANTITY_MAX) return 'price-tier-from';
  const amount = amountOf(price, percent);
  if (typeof amount === 'string') return amount;
  return { target: sku === '' ? { category } : { sku }, tier: { from, ...amount } };
}

/**
 * Reads the rules of a price list as a table: a row a tier with SKU or category, quantity (1 where there is none), price or
 * discount; cells between tabs, semicolons or commas, decimals with a point or a comma. Only the first row may be headings. A row is read in one way or reported
 * with the reason; nothing is guessed.
 */
export function readRules(text: string): { rules: CsvRule[]; problems: CsvProblem[] } {
  const rules = new Map<string, CsvRule>();
  const problems: CsvProblem[] = [];
  for (const [place, { line, row: written }] of linesOf(text).entries()) {
    if (place === 0 && isHeading(cellsOf(written))) continue;
    const row = rowOf(written);
    if (typeof row === 'string') {
      problems.push({ line, text: written.trim(), code: row });
      continue;
    }
    const { target } = row;
    const key = 'sku' in target ? `sku ${skuKeyOf(target.sku)}` : target.category;
    const rule = rules.get(key) ?? { ...target, tiers: [] };
    if (rule.tiers.some(({ from }) => from === row.tier.from)) {
      problems.push({ line, text: written.trim(), code: 'price-tier-twice' });
      continue;
    }
    rule.tiers.push(row.tier);
    rules.set(key, rule);
  }
  return { rules: [...rules.values()], problems };
}

/** Returns rules as the table that `readRules` reads, with headings; the same rules again. */
export function writeRules(rules: readonly CsvRule[]): string {
  const rows = rules.flatMap(({ sku = '', category = '', tiers }) =>
    tiers.map(({ from, price, percent }) => [sku, category, from, price?.toFixed(2), percent]),
  );
  return writeRows([HEADING, ...rows], ';');
}

/** Returns the cells of such a table, for a file. */
export function tableCells(text: string): string[][] {
  return linesOf(text).map(({ row }) => cellsOf(row));
}
