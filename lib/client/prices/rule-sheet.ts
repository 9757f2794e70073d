import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { ruleRows, writeRuleRows } from './rules-csv';

/** A tool by its SKU, or a category by its slug; empty before one is named. */
export type RuleTarget = { isCategory: boolean; target: string };

export const TIER_CELLS = ['from', 'price', 'percent'] as const;
export type TierCell = (typeof TIER_CELLS)[number];

/** A tier as it is typed. A row of a text that has other cells is `raw`, and has nothing else. */
export type SheetLine = RuleTarget & {
  id: number;
  /** Its line in the text that it was read from. */
  row?: number;
  raw?: string;
} & Record<TierCell, string>;

const EMPTY = { isCategory: false, target: '', from: '', price: '', percent: '' };

function lineOf(id: number, cells: readonly string[], text: string): SheetLine {
  const [sku = '', category = '', from = '', price = '', percent = ''] = cells;
  const isTier = cells.length >= 4 && cells.length <= 5 && (sku === '' || category === '');
  if (!isTier) return { id, ...EMPTY, raw: text };
  const isCategory = category !== '';
  return { id, isCategory, target: isCategory ? category : sku, from, price, percent };
}

/** A line for each row of the table that `readRules` reads, in its order. */
export function sheetOf(text: string): SheetLine[] {
  return ruleRows(text).map(({ cells, text: written, line }, index) => ({
    ...lineOf(index + 1, cells, written),
    row: line,
  }));
}

/** SKU, category, quantity, price and discount, as `readRuleRow` takes them. */
export function cellsOf(line: SheetLine): string[] {
  const target = line.target.trim();
  const [sku, category] = line.isCategory ? ['', target] : [target, ''];
  return [sku, category, ...TIER_CELLS.map((cell) => line[cell].trim())];
}

/** Lines are never changed in place. */
const texts = new WeakMap<SheetLine, string>();

/** All lines without a text at once, which is many times faster than each by itself. */
function writeTexts(lines: readonly SheetLine[]): void {
  const unwritten = lines.filter((line) => line.raw === undefined && !texts.has(line));
  const rows = unwritten.length === 0 ? [] : writeRuleRows(unwritten.map(cellsOf)).split('\n').slice(1);
  for (const [place, line] of unwritten.entries()) texts.set(line, rows[place] ?? '');
}

export function lineText(line: SheetLine): string {
  if (line.raw !== undefined) return line.raw;
  if (!texts.has(line)) writeTexts([line]);
  return texts.get(line) ?? '';
}

/** Returns true for a line of which nothing is written. */
export function isBlank(line: SheetLine): boolean {
  return line.raw === undefined && `${line.target}${line.from}${line.price}${line.percent}`.trim() === '';
}

/** The table of these lines, with headings. Without any line nothing. */
export function sheetText(lines: readonly SheetLine[]): string {
  const written = lines.filter((line) => !isBlank(line));
  writeTexts(written);
  const rows = written.map(lineText);
  return rows.length === 0 ? '' : `${writeRuleRows([])}\n${rows.join('\n')}\n`;
}

const keys = new WeakMap<RuleTarget, string>();

/** The key by which lines belong to one rule; undefined where no target is named. */
export function targetKey(of: RuleTarget): string | undefined {
  let key = keys.get(of);
  if (key === undefined) {
    const name = of.isCategory ? of.target.trim() : skuKeyOf(of.target);
    key = name === '' ? '' : `${of.isCategory ? 'category' : 'sku'} ${name}`;
    keys.set(of, key);
  }
  return key === '' ? undefined : key;
}

/** Returns the target that a typed text names: a category by its slug or name, else a tool. */
export function targetOf(typed: string, categories: ReadonlyMap<string, string>): RuleTarget {
  const target = typed.trim();
  const folded = target.toLowerCase();
  const [slug] =
    [...categories].find(([each, name]) => each === folded || name.toLowerCase() === folded) ?? [];
  return slug === undefined ? { isCategory: false, target } : { isCategory: true, target: slug };
}

/** Returns whether a line is a further tier of the line before it. */
export function isFurtherTier(line: SheetLine, before: SheetLine | undefined): boolean {
  const key = targetKey(line);
  return before !== undefined && key !== undefined && key === targetKey(before);
}

const nextId = (lines: readonly SheetLine[]) => lines.reduce((most, { id }) => Math.max(most, id), 0) + 1;

export function withCell(
  lines: readonly SheetLine[],
  id: number,
  cell: TierCell,
  value: string,
): SheetLine[] {
  // A tier has a price or a discount: typing one takes the other back.
  const other =
    value.trim() === '' || cell === 'from' ? {} : { [cell === 'price' ? 'percent' : 'price']: '' };
  return lines.map((line) => (line.id === id ? { ...line, ...other, [cell]: value } : line));
}

/** The first and the last place of the tiers that stand together with that of a line. */
function spanOf(lines: readonly SheetLine[], id: number): [first: number, last: number] {
  const place = lines.findIndex((line) => line.id === id);
  let [first, last] = [place, place];
  for (let line = lines[first]; line && isFurtherTier(line, lines[first - 1]); line = lines[first])
    first -= 1;
  for (let next = lines[last + 1]; next && isFurtherTier(next, lines[last]); next = lines[last + 1])
    last += 1;
  return [first, last];
}

/** Names another tool or category for all tiers of the rule. */
export function withTarget(lines: readonly SheetLine[], id: number, target: RuleTarget): SheetLine[] {
  const [first, last] = spanOf(lines, id);
  return lines.map((line, place) => (place >= first && place <= last ? { ...line, ...target } : line));
}

/** Appends a rule of one tier for each; returns the id of the first. */
export function withRules(
  lines: readonly SheetLine[],
  targets: readonly RuleTarget[],
): { lines: SheetLine[]; id: number } {
  const id = nextId(lines);
  const added = targets.map((target, index) => ({ ...EMPTY, ...target, id: id + index, from: '1' }));
  return { lines: [...lines, ...added], id };
}

/** Puts a tier behind the last one of its rule. */
export function withTier(lines: readonly SheetLine[], id: number): { lines: SheetLine[]; id: number } {
  const [first, last] = spanOf(lines, id);
  const { isCategory, target } = lines[first] ?? EMPTY;
  const added = { ...EMPTY, isCategory, target, id: nextId(lines) };
  return { lines: lines.toSpliced(last + 1, 0, added), id: added.id };
}

export function withoutLine(lines: readonly SheetLine[], id: number): SheetLine[] {
  return lines.filter((line) => line.id !== id);
}

/** Without all tiers that stand together with that of a line. */
export function withoutRule(lines: readonly SheetLine[], id: number): SheetLine[] {
  const [first, last] = spanOf(lines, id);
  return lines.toSpliced(first, last - first + 1);
}

/** A row that was not readable, typed anew. */
export function withRaw(lines: readonly SheetLine[], id: number, text: string): SheetLine[] {
  const [{ cells, text: row } = { cells: [], text }] = ruleRows(`${writeRuleRows([])}\n${text}`);
  return lines.map((line) => (line.id === id ? lineOf(id, cells, row) : line));
}

/** The cell at which a paste begins. */
export type SheetCell = { id: number; column: 'target' | TierCell };

const COLUMNS = ['target', ...TIER_CELLS] as const;

/** Returns whether any row is one of the table that `readRules` reads. */
const isTable = (text: string) =>
  ruleRows(text).some(({ cells }) => cells.length === 4 || cells.length === 5);

/** Cells of a spreadsheet: rows between line ends, columns between tabs. */
const blockOf = (text: string) =>
  text
    .replace(/(?:\r\n|\n|\r)$/, '')
    .split(/\r\n|\n|\r/)
    .map((row) => row.split('\t').map((cell) => cell.trim()));

/** Returns whether a text is more than one cell. */
export function isBlock(text: string): boolean {
  return /[\t\n\r]/.test(text.trim()) || isTable(text);
}

/**
 * Takes what was copied from a spreadsheet. Rows of a whole table are added behind the rule of the cell; other cells fill those
 * from it on to the right and down, and rows beyond the last line become lines of their own. Without a cell all do.
 */
export function withPasted(
  lines: readonly SheetLine[],
  at: SheetCell | null,
  text: string,
  categories: ReadonlyMap<string, string>,
): { lines: SheetLine[]; count: number; id: number } {
  if (isTable(text)) {
    const id = nextId(lines);
    const rows = ruleRows(text).map(({ cells, text: row }, index) => lineOf(id + index, cells, row));
    const behind = at === null ? lines.length : spanOf(lines, at.id)[1] + 1;
    return { lines: lines.toSpliced(behind, 0, ...rows), count: rows.length, id };
  }
  const start = at === null ? lines.length : lines.findIndex(({ id }) => id === at.id);
  const left = at === null ? 0 : COLUMNS.indexOf(at.column);
  const filled = [...lines];
  const rows = blockOf(text);
  for (const [down, row] of rows.entries()) {
    let line = filled[start + down] ?? { ...EMPTY, id: nextId(filled), from: '1' };
    for (const [right, value] of row.entries()) {
      const column = COLUMNS[left + right];
      if (column === 'target') line = { ...line, ...targetOf(value, categories) };
      else if (column) [line = line] = withCell([line], line.id, column, value);
    }
    filled[start + down] = line;
  }
  return { lines: filled, count: rows.length, id: filled[start]?.id ?? 0 };
}
