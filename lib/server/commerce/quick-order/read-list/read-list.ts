import type { ColumnUse } from '@/lib/shared/quick-order/list-columns';
import {
  LIST_ROWS_MAX,
  type ListRow,
  type NoteUse,
  type NumberedLine,
  type ReadList,
  type RowNote,
  type RowReading,
  type TableCells,
  type TableColumn,
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
import { NOTHING_TOLD, type ToldColumns, toldKinds } from './told-columns';

/** `quantity` are the columns of quantities, `headings` those of rows without any of which some column was told. */
type GroupColumns = { quantity: number[]; headings: Headings | null; columns: readonly TableColumn[] };
type Columns = ReadonlyMap<string, GroupColumns>;

function kindsOf(rows: readonly Variant[]): Omit<GroupColumns, 'columns'> {
  const [{ headings = null, told = [] } = {}] = rows;
  if (headings || told.every((use) => use === undefined))
    return { quantity: quantityColumns(rows, headings), headings };
  const open = rows.map(
    ({ cells, kinds }): Pick<Variant, 'cells' | 'kinds'> => ({
      cells,
      kinds: kinds.map((kind, column) => (told[column] ? 'blank' : kind)),
    }),
  );
  const isTold = told.includes('quantity');
  const guessed = isTold ? [] : quantityColumns(open, null);
  const kinds = told.map((_, column) => (guessed.includes(column) ? 'quantity' : undefined));
  const all = toldKinds(kinds, told);
  return { quantity: quantityColumns(rows, all), headings: all };
}

function columnsOf(rows: readonly Variant[]): GroupColumns {
  const { quantity, headings } = kindsOf(rows);
  const [{ names = [], told = [] } = {}] = rows;
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => ({
    heading: names[column] ?? '',
    kind: quantity.includes(column) ? ('quantity' as const) : headings?.[column],
    told: told[column],
  }));
  return { quantity, headings, columns };
}

function columnsByGroup(drafts: readonly Draft[]): Columns {
  const groups = new Map<string, Variant[]>();
  for (const variant of drafts.flatMap(({ variants }) => variants)) {
    const rows = groups.get(variant.group) ?? [];
    rows.push(variant);
    groups.set(variant.group, rows);
  }
  return new Map([...groups].map(([group, rows]) => [group, columnsOf(rows)]));
}

function readVariant(variant: Variant, columns: Columns): RowReading[] {
  const { quantity = [], headings = null } = columns.get(variant.group) ?? {};
  const row = headings === variant.headings ? variant : { ...variant, headings, isProse: false };
  const filled = row.cells.filter((cell) => cell !== '');
  const isPhrase = filled.length <= 1 && !row.headings;
  const readings = isPhrase ? readPhrase(filled[0] ?? '') : readCells(row, quantity);
  if (!row.isUncounted && !row.isCut) return readings;
  return withoutCounts(readings);
}

function withoutCounts(readings: readonly RowReading[]): RowReading[] {
  return readings.map((reading) =>
    'count' in reading.quantity ? { ...reading, quantity: { problem: 'quantity-unclear' } } : reading,
  );
}

function readDraft({ variants }: Draft, columns: Columns): RowReading[] {
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
function shownMark(drafts: readonly Draft[], columns: Columns): ShownMark | null {
  const [quantities, figures] = [new MarkEvidence({ isWhole: true }), new MarkEvidence()];
  for (const { cells, kinds, headings, group } of drafts.flatMap(({ variants }) => variants.slice(-1)))
    for (const [column, cell] of cells.entries()) {
      const kind = kinds[column];
      if (columns.get(group)?.quantity.includes(column)) quantities.add(cell);
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
export function* readLines(
  lines: readonly NumberedLine[],
  told: ToldColumns = NOTHING_TOLD,
): Generator<void, ReadList> {
  const { drafts, skipped } = yield* classifyLines(lines, told);
  const columns = columnsByGroup(drafts.slice(0, LIST_ROWS_MAX));
  const rows: ListRow[] = [];
  for (const draft of drafts.slice(0, LIST_ROWS_MAX)) {
    yield;
    const { line, text, isUnread } = draft;
    const row = draft.variants.at(-1);
    const table = row && tableOf(row, columns);
    const notes = row && table ? notesOf(row, table) : [];
    const readings = readDraft(draft, columns);
    rows.push({
      ...{ line, text, readings },
      ...(isTitle(draft, readings) ? { isTitle: true } : {}),
      ...(notes.length > 0 ? { notes } : {}),
      ...(table ? { table } : {}),
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

/** Returns the table of a row; a row without a quantity column is read as a phrase, and has none. */
function tableOf(row: Variant, columns: Columns): TableCells | undefined {
  const { group, cells } = row;
  const found = columns.get(group);
  if (!found) return undefined;
  const isCounted = found.quantity.length > 0 && cells.filter((cell) => cell !== '').length > 1;
  return found.headings || isCounted ? { group, cells, columns: found.columns } : undefined;
}

const isNoteUse = (use: ColumnUse | undefined): use is NoteUse =>
  use === 'reference' || use === 'note' || use === 'day';

/** Returns the other notes of a row, by what was told of its columns, by its headings or, without, by its texts. */
function notesOf({ headings }: Variant, { group, cells, columns }: TableCells): RowNote[] {
  const kindOf = (cell: string, { kind, told }: TableColumn): RowNote['kind'] | null => {
    if (cell === '' || kind === 'quantity') return null;
    if (told) return isNoteUse(told) ? 'certain' : null;
    if (kind === 'note') return 'certain';
    if (kind === 'unread') return 'unread';
    if (kind !== undefined || isUnitCell(cell)) return null;
    if (cellKind(cell) === 'text') return 'likely';
    return headings ? 'unread' : null;
  };
  return cells.flatMap((text, column): RowNote[] => {
    const each = columns[column];
    const kind = each && kindOf(text, each);
    if (!kind) return [];
    const { heading, told } = each;
    return [{ group, column, heading, kind, text, ...(isNoteUse(told) ? { use: told } : {}) }];
  });
}
