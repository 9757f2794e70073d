import {
  LIST_ROWS_MAX,
  type ListRow,
  type NumberedLine,
  type ReadList,
  type RowNote,
  type RowReading,
} from '@/lib/shared/quick-order/list-row';
import { listLines } from '@/lib/shared/quick-order/split-lines';
import { type DecimalMark, MarkEvidence, type ShownMark } from '@/lib/shared/tables/decimal-mark';
import { isShortened } from '@/lib/shared/tables/shortened';
import { resultOf } from '@/lib/shared/text/csv';
import { isGtin } from '@/lib/shared/tools/article-codes';
import { classifyLines, type Draft, type Variant } from './classify-lines';
import { READINGS_MAX } from './list-cells';
import { readPhrase } from './read-phrase';
import { type Headings, quantityColumns, readCells } from './read-table';
import { cellKind, isUnitCell } from './row-quantity';

function columnsByGroup(drafts: readonly Draft[]): Map<string, number[]> {
  const groups = new Map<string, { rows: Variant[]; headings: Headings | null }>();
  for (const variant of drafts.flatMap(({ variants }) => variants)) {
    const group = groups.get(variant.group) ?? { rows: [], headings: variant.headings };
    group.rows.push(variant);
    groups.set(variant.group, group);
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

type Marks = ReadonlySet<DecimalMark>;

const ANY_MARK: Marks = new Set(['.', ',']);

/** Returns the list's decimal mark as cells of quantities show it, else those of prices and other figures; null if none does. */
function shownMark(drafts: readonly Draft[], columns: ReadonlyMap<string, number[]>): ShownMark | null {
  const [quantities, figures] = [new MarkEvidence({ isWhole: true }), new MarkEvidence()];
  for (const { cells, kinds, headings, group } of drafts.flatMap(({ variants }) => variants.slice(-1)))
    for (const [column, cell] of cells.entries()) {
      const kind = kinds[column];
      if (columns.get(group)?.includes(column)) quantities.add(cell);
      else if (headings ? headings[column] === 'ignored' : kind === 'decimal' || kind === 'amount')
        figures.add(cell);
    }
  return quantities.mark ?? figures.mark;
}

/**
 * Possible decimal marks of the list: the one that it shows (`10,00`); both if a quantity is not whole (`0.500`), or if
 * nothing shows it and each quantity has one before three zeros (`1.000`, `5.000`).
 */
function decimalMarks(rows: readonly ListRow[], shown: ShownMark | null): Marks {
  const quantities = rows.map(({ readings }) => readings.map(({ quantity }) => quantity));
  const counted = quantities
    .map((row) => row.flatMap((quantity) => ('count' in quantity ? [quantity] : [])))
    .filter((row) => row.length > 0);
  const isBroken = quantities.flat().some((one) => 'problem' in one && one.problem === 'quantity-not-whole');
  const areMarked = counted.length > 1 && counted.every((row) => row.some(({ mark }) => mark !== undefined));
  if (isBroken || shown === 'ambiguous') return ANY_MARK;
  const written = counted.flat().flatMap(({ decimalMark }) => decimalMark ?? []);
  if (shown === null) return areMarked ? ANY_MARK : new Set(written);
  return new Set([shown, ...written]);
}

function withoutMarked(row: ListRow, marks: Marks): ListRow {
  const readings = row.readings.map((reading): RowReading => {
    const { quantity } = reading;
    const isMarked = 'count' in quantity && quantity.mark !== undefined && marks.has(quantity.mark);
    return isMarked ? { ...reading, quantity: { problem: 'quantity-unclear' } } : reading;
  });
  return { ...row, readings };
}

/** Without an article number beside a quantity, what stands above the headings is a title, a customer number or a day. */
function isTitle({ isAbove }: Draft, readings: readonly RowReading[]): boolean {
  const isArticle = (text: string) => (/\p{L}/u.test(text) && /\d/.test(text)) || isGtin(text);
  return (
    isAbove === true && !readings.some(({ article, quantity }) => 'count' in quantity && isArticle(article))
  );
}

/** Yields after each line, so that other work can run in between. */
export function* readLines(lines: readonly NumberedLine[]): Generator<void, ReadList> {
  const { drafts, skipped } = yield* classifyLines(lines);
  const columns = columnsByGroup(drafts.slice(0, LIST_ROWS_MAX));
  const rows: ListRow[] = [];
  for (const draft of drafts.slice(0, LIST_ROWS_MAX)) {
    yield;
    const { line, text, isUnread } = draft;
    const row = draft.variants.at(-1);
    const notes = row ? notesOf(row, columns.get(row.group) ?? []) : [];
    const readings = readDraft(draft, columns);
    rows.push({
      ...{ line, text, readings },
      ...(isTitle(draft, readings) ? { isTitle: true } : {}),
      ...(notes.length > 0 ? { notes } : {}),
      ...(isUnread ? { isUnread } : {}),
    });
  }
  const titles = new Set(rows.flatMap(({ line, isTitle }) => (isTitle ? line : [])));
  const ordered = drafts.slice(0, LIST_ROWS_MAX).filter(({ line }) => !titles.has(line));
  const marks = decimalMarks(
    rows.filter(({ isTitle }) => !isTitle),
    shownMark(ordered, columns),
  );
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

/** A row without a quantity column is read as a phrase. */
function isTable({ cells, headings }: Variant, quantityColumns: readonly number[]): boolean {
  return headings !== null || (quantityColumns.length > 0 && cells.filter((cell) => cell !== '').length > 1);
}

/** Returns the other notes of a row, by its headings or, without, by its texts. */
function notesOf(row: Variant, quantityColumns: readonly number[]): RowNote[] {
  if (!isTable(row, quantityColumns)) return [];
  const { group, cells, headings, names } = row;
  const kindOf = (cell: string, column: number): RowNote['kind'] | null => {
    const heading = headings?.[column];
    if (cell === '' || quantityColumns.includes(column)) return null;
    if (heading === 'note') return 'certain';
    if (heading === 'unread') return 'unread';
    if (heading !== undefined || isUnitCell(cell)) return null;
    if (cellKind(cell) === 'text') return 'likely';
    return headings ? 'unread' : null;
  };
  return cells.flatMap((text, column): RowNote[] => {
    const kind = kindOf(text, column);
    return kind ? [{ group, column, heading: names[column] ?? '', kind, text }] : [];
  });
}
