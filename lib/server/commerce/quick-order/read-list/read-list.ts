import 'server-only';
import { resultOf } from '@/lib/server/commerce/quick-order/read-list/steps';
import { headingKind } from '@/lib/shared/quick-order/header-words';
import type { Line, ListRow, ReadList, RowReading, SkippedLine } from '@/lib/shared/quick-order/list-row';
import { LIST_ROWS_MAX } from '@/lib/shared/quick-order/list-row';
import { LINE_MAX, listLines } from '@/lib/shared/quick-order/split-lines';
import { isShortened } from './clean-text';
import { CELLS_MAX, HEADED_CELLS_MAX, LIST_TEXT_MAX, PHRASE_MAX, READINGS_MAX } from './read-limits';
import { readPhrase } from './read-phrase';
import { type Headings, quantityColumns, type Row, readCells } from './read-table';
import { cellKind } from './row-quantity';
import { skipReason } from './skip-line';
import { type CellSplit, cellsOf, type Delimiter } from './split-cells';

/** A row before its quantity's column is known. `variants` are the ways to split it into cells. */
type Draft = Line & { variants: Variant[]; isUnread?: true };
type Variant = Row & {
  group: string;
  /** Not all of it is read. */
  isCut: boolean;
};
type Table = { id: number; delimiter: Delimiter; headings: Headings } | null;

/** A cell that begins with a number, and is no heading such as "100+ price". */
const isNumber = (cell: string) => /^\d/.test(cell) && headingKind(cell) !== 'ignored';

/**
 * The kinds of columns that a heading line names; null if it is not a heading. One of its cells names article number or
 * quantity, and most are headings; in the first line of a table, and where no cell has a digit, one that names it is enough,
 * or nothing but headings.
 */
function headingsOf(cells: readonly string[], isFirst: boolean, isTable: () => boolean): Headings | null {
  // Nearly every row has one, and what headings say takes long to read.
  if (cells.some(isNumber)) return null;
  const kinds = cells.map(headingKind);
  const known = kinds.filter((kind) => kind !== undefined).length;
  const filled = cells.filter((cell) => cell !== '').length;
  const isNamed = kinds.includes('article') || kinds.includes('quantity');
  if (isNamed && known * 2 >= filled) return kinds;
  const isLikely = isNamed
    ? !/\d/.test(cells.join('')) || (isFirst && kinds[0] === 'article')
    : isFirst && known === filled;
  return isLikely && filled > 1 && isTable() ? kinds : null;
}

/** Whether a line is one of a table: commas and spaces, which sentences have too, split the next one into as many cells. */
function isInTable({ delimiter, cells }: CellSplit, next: Line | undefined): boolean {
  if (delimiter !== ',' && delimiter !== '  ') return true;
  if (!next || next.text.length > LINE_MAX) return false;
  return cellsOf(next.text, delimiter).some(
    (split) => split.delimiter === delimiter && split.cells.length === cells.length,
  );
}

/** The headings of a line without a delimiter: `Artikelnummer Menge`; null if it has other words. */
function headingsIn(text: string): Headings | null {
  const kinds = text
    .trim()
    .split(/[\s,]+/)
    .filter((word) => !/^(?:no|nr|number|nummer|code)\.?$/i.test(word))
    .map(headingKind);
  const isHeading = kinds.length > 1 && kinds.every((kind) => kind !== undefined);
  return isHeading && (kinds.includes('quantity') || kinds.includes('article')) ? kinds : null;
}

function headingsBy(
  split: CellSplit,
  text: string,
  isFirst: boolean,
  next: Line | undefined,
): Headings | null {
  const headings = headingsOf(split.cells, isFirst, () => isInTable(split, next));
  return headings ?? (split.cells.length > 1 ? null : headingsIn(text));
}

/** Whether a number in such a row is another figure than the quantity, as the headings above have none of it. */
function isUncounted({ delimiter, cells }: CellSplit, { headings }: NonNullable<Table>): boolean {
  if (headings.includes('quantity')) return false;
  return headings.length > 1 || (cells.length > 1 && delimiter !== ',');
}

function variantOf(split: CellSplit, table: Table): Variant {
  const { delimiter, cells } = split;
  const isHeaded = table !== null && table.delimiter === delimiter && cells.length > 1;
  const most = isHeaded ? HEADED_CELLS_MAX : CELLS_MAX;
  const read = cells.slice(0, most);
  return {
    cells: read,
    // Those of a headed row matter only where no heading names the article number.
    kinds: isHeaded && table.headings.includes('article') ? [] : read.map(cellKind),
    isCut: cells.length > most || cells.some((cell) => cell.length > PHRASE_MAX),
    headings: isHeaded ? table.headings : null,
    isUncounted: table !== null && isUncounted(split, table),
    isProse: delimiter === ',' && !isHeaded,
    group: isHeaded ? `table ${table.id}` : `${delimiter} ${cells.length}`,
  };
}

/** How much of it is read, in characters. */
function costOf({ cells, headings }: Variant, text: string): number {
  const isRead = (column: number) => {
    const kind = headings?.[column];
    return !headings?.includes('article') || kind === 'article' || kind === 'quantity';
  };
  return cells.reduce((sum, { length }, column) => sum + (isRead(column) ? length : 0), text.length / 5);
}

type Sorted = { drafts: Draft[]; skipped: SkippedLine[] };

/** Tells rows from headings, totals and remarks, and splits rows into cells. */
function* sortLines(lines: readonly Line[]): Generator<void, Sorted> {
  const drafts: Draft[] = [];
  const skipped: SkippedLine[] = [];
  let table: Table = null;
  let left = LIST_TEXT_MAX;
  for (const [place, { line, text }] of lines.entries()) {
    yield;
    if (text.length > LINE_MAX) {
      drafts.push({ line, text, variants: [] });
      continue;
    }
    if (left <= 0) {
      drafts.push({ line, text, variants: [], isUnread: true });
      continue;
    }
    const splits: CellSplit[] = cellsOf(text, table?.delimiter);
    const [first] = splits;
    const headings = first && headingsBy(first, text, drafts.length === 0, lines[place + 1]);
    if (first && headings) {
      table = { id: line, delimiter: first.delimiter, headings };
      skipped.push({ line, text, why: 'header' });
      continue;
    }
    const why = skipReason(text);
    if (why) {
      skipped.push({ line, text, why });
      continue;
    }
    const variants = splits.map((split) => variantOf(split, table));
    left -= variants.reduce((sum, variant) => sum + costOf(variant, text), 0);
    drafts.push({ line, text, variants });
  }
  return { drafts, skipped };
}

/** The columns that may hold the quantity, for rows that are split alike. */
function columnsByGroup(drafts: readonly Draft[]): Map<string, number[]> {
  const groups = new Map<string, { rows: Variant[]; headings: Headings | null }>();
  for (const variant of drafts.flatMap(({ variants }) => variants)) {
    const known = groups.get(variant.group) ?? { rows: [], headings: variant.headings };
    known.rows.push(variant);
    groups.set(variant.group, known);
  }
  return new Map([...groups].map(([group, { rows, headings }]) => [group, quantityColumns(rows, headings)]));
}

function readVariant(row: Variant, columns: ReadonlyMap<string, number[]>): RowReading[] {
  const filled = row.cells.filter((cell) => cell !== '');
  const isPhrase = filled.length <= 1 && !row.headings;
  const readings = isPhrase ? readPhrase(filled[0] ?? '') : readCells(row, columns.get(row.group) ?? []);
  if (!row.isUncounted && !row.isCut) return readings;
  return withoutCounts(readings);
}

/** The same articles, without saying how many. */
function withoutCounts(readings: readonly RowReading[]): RowReading[] {
  return readings.map((reading) =>
    'count' in reading.quantity ? { ...reading, quantity: { problem: 'quantity-unclear' } } : reading,
  );
}

function readDraft({ variants }: Draft, columns: ReadonlyMap<string, number[]>): RowReading[] {
  const all = variants.flatMap((row) => readVariant(row, columns));
  // A row that can be read in so many ways is asked about, whatever the others would be.
  const readings = all.length > READINGS_MAX ? withoutCounts(all.slice(0, READINGS_MAX)) : all;
  return readings.map((reading) =>
    isShortened(reading.article) ? { ...reading, quantity: { problem: 'number-shortened' } } : reading,
  );
}

type Marks = ReadonlySet<'.' | ','>;

/**
 * The marks that may be decimal ones in this list, as programs write them: those of quantities with decimals (`10,00`); both
 * where a quantity is not whole (`0.500`), or where each has one before three digits (`1.000`, `5.000`).
 */
function decimalMarks(rows: readonly ListRow[]): Marks {
  const quantities = rows.map(({ readings }) => readings.map(({ quantity }) => quantity));
  const counted = quantities
    .map((row) => row.flatMap((quantity) => ('count' in quantity ? [quantity] : [])))
    .filter((row) => row.length > 0);
  const isBroken = quantities.flat().some((one) => 'problem' in one && one.problem === 'quantity-not-whole');
  const areMarked = counted.length > 1 && counted.every((row) => row.some(({ mark }) => mark !== undefined));
  if (isBroken || areMarked) return new Set(['.', ',']);
  return new Set(counted.flat().flatMap(({ decimalMark }) => decimalMark ?? []));
}

/** A row whose quantities with such a mark before three digits are asked about. */
function withoutMarked(row: ListRow, marks: Marks): ListRow {
  const readings = row.readings.map((reading): RowReading => {
    const { quantity } = reading;
    const isMarked = 'count' in quantity && quantity.mark !== undefined && marks.has(quantity.mark);
    return isMarked ? { ...reading, quantity: { problem: 'quantity-unclear' } } : reading;
  });
  return { ...row, readings };
}

/** Reads lines that belong together, as `readList` does; yields after each, so that other work can come between. */
export function* readLines(lines: readonly Line[]): Generator<void, ReadList> {
  const { drafts, skipped } = yield* sortLines(lines);
  const columns = columnsByGroup(drafts.slice(0, LIST_ROWS_MAX));
  const rows: ListRow[] = [];
  for (const draft of drafts.slice(0, LIST_ROWS_MAX)) {
    yield;
    const { line, text, isUnread } = draft;
    rows.push({ line, text, readings: readDraft(draft, columns), ...(isUnread ? { isUnread } : {}) });
  }
  const marks = decimalMarks(rows);
  return {
    rows: rows.map((row) => withoutMarked(row, marks)),
    skipped,
    beyond: Math.max(0, drafts.length - LIST_ROWS_MAX),
  };
}

/**
 * Reads a list as people paste it: written by hand, copied from a spreadsheet, a mail or a document, or a file of another
 * program. Nothing is guessed and nothing dropped silently: a row that can be read in two ways has both readings, a line that
 * is no row is reported, and so is how many rows were beyond the limit.
 */
export function readList(text: string): ReadList {
  return resultOf(readLines(listLines(text)));
}
