import 'server-only';
import { resultOf } from '@/lib/shared/calls/steps';
import { headingKind } from '@/lib/shared/quick-order/header-words';
import type { Line, ListRow, ReadList, RowReading, SkippedLine } from '@/lib/shared/quick-order/list-row';
import { LIST_ROWS_MAX } from '@/lib/shared/quick-order/list-rows-max';
import { LINE_MAX, listLines } from '@/lib/shared/quick-order/split-lines';
import { isShortened } from './clean-text';
import { CELLS_MAX, HEADED_CELLS_MAX, LIST_TEXT_MAX, PHRASE_MAX, READINGS_MAX } from './read-limits';
import { readPhrase } from './read-phrase';
import { type Headings, quantityColumns, type Row, readCells } from './read-table';
import { cellKind } from './row-quantity';
import { skipReason } from './skip-line';
import { type CellSplit, cellsOf, type Delimiter } from './split-cells';

/** Before the column of its quantity is known. `variants` are the ways to split it into cells. */
type Draft = Line & { variants: Variant[]; isUnread?: true };
type Variant = Row & {
  group: string;
  /** Part of it is not read. */
  isCut: boolean;
};
type Table = { id: number; delimiter: Delimiter; headings: Headings } | null;

/** Begins with a number, and is no heading such as "100+ price". */
const isNumber = (cell: string) => /^\d/.test(cell) && headingKind(cell) !== 'ignored';

/**
 * The columns of a heading line, or null. One cell names article number or quantity, and most are headings; in the
 * first line of a table, and where no cell has a digit, one that names it is enough, or nothing but headings.
 */
function headingsOf(cells: readonly string[], isFirst: boolean, isTable: () => boolean): Headings | null {
  // Nearly every row has one, and parsing headings is slow.
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

/** Commas and spaces also occur in sentences: then the next line must have as many cells. */
function isInTable({ delimiter, cells }: CellSplit, next: Line | undefined): boolean {
  if (delimiter !== ',' && delimiter !== '  ') return true;
  if (!next || next.text.length > LINE_MAX) return false;
  return cellsOf(next.text, delimiter).some(
    (split) => split.delimiter === delimiter && split.cells.length === cells.length,
  );
}

/** A heading line without a delimiter: `Artikelnummer Menge`. */
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

/** A number in such a row is not the quantity, for which the table has no column. */
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
    // Those of a headed row are used only if no heading names the article number.
    kinds: isHeaded && table.headings.includes('article') ? [] : read.map(cellKind),
    isCut: cells.length > most || cells.some((cell) => cell.length > PHRASE_MAX),
    headings: isHeaded ? table.headings : null,
    isUncounted: table !== null && isUncounted(split, table),
    isProse: delimiter === ',' && !isHeaded,
    group: isHeaded ? `table ${table.id}` : `${delimiter} ${cells.length}`,
  };
}

/** Characters read. */
function costOf({ cells, headings }: Variant, text: string): number {
  const isRead = (column: number) => {
    const kind = headings?.[column];
    return !headings?.includes('article') || kind === 'article' || kind === 'quantity';
  };
  return cells.reduce((sum, { length }, column) => sum + (isRead(column) ? length : 0), text.length / 5);
}

type Sorted = { drafts: Draft[]; skipped: SkippedLine[] };

/** Separates rows from headings, totals and remarks, and splits rows into cells. */
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

/** Per group of rows that are split alike. */
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

function withoutCounts(readings: readonly RowReading[]): RowReading[] {
  return readings.map((reading) =>
    'count' in reading.quantity ? { ...reading, quantity: { problem: 'quantity-unclear' } } : reading,
  );
}

function readDraft({ variants }: Draft, columns: ReadonlyMap<string, number[]>): RowReading[] {
  const all = variants.flatMap((row) => readVariant(row, columns));
  // A row with so many readings is a question in any case.
  const readings = all.length > READINGS_MAX ? withoutCounts(all.slice(0, READINGS_MAX)) : all;
  return readings.map((reading) =>
    isShortened(reading.article) ? { ...reading, quantity: { problem: 'number-shortened' } } : reading,
  );
}

type Marks = ReadonlySet<'.' | ','>;

/**
 * Possible decimal marks of the list: those of quantities with decimals (`10,00`); both if a quantity is not whole
 * (`0.500`), or if each has one before three digits (`1.000`, `5.000`).
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

/** Quantities with such a mark before three digits are unclear. */
function withoutMarked(row: ListRow, marks: Marks): ListRow {
  const readings = row.readings.map((reading): RowReading => {
    const { quantity } = reading;
    const isMarked = 'count' in quantity && quantity.mark !== undefined && marks.has(quantity.mark);
    return isMarked ? { ...reading, quantity: { problem: 'quantity-unclear' } } : reading;
  });
  return { ...row, readings };
}

/** Yields after each line, so that other work can run in between. */
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
 * Reads a pasted list: typed, or copied from a spreadsheet, a mail, a document or a file. A row with two readings has
 * both, a line without a row is reported, and so is the number of rows beyond the limit.
 */
export function readList(text: string): ReadList {
  return resultOf(readLines(listLines(text)));
}
