import type { ColumnUse } from '@/lib/shared/quick-order/list-columns';
import type { NumberedLine, SkippedLine } from '@/lib/shared/quick-order/list-row';
import { LINE_MAX } from '@/lib/shared/quick-order/split-lines';
import { headingKind, isOtherKind } from '@/lib/shared/tables/header-words';
import { declaredSeparator, headOfLines, type Separator } from '@/lib/shared/tables/read-table';
import {
  CELLS_MAX,
  type CellSplit,
  cellsOf,
  cleanCell,
  type Delimiter,
  HEADED_CELLS_MAX,
  LIST_TEXT_MAX,
  PHRASE_MAX,
} from './list-cells';
import type { Headings, ReadRow } from './read-table';
import { cellKind } from './row-quantity';
import { NOTHING_TOLD, type ToldColumns, toldKinds } from './told-columns';

/** Before the column of its quantity is known. `variants` are the ways to split it into cells. */
export type Draft = NumberedLine & { variants: Variant[]; isAbove?: true; isUnread?: true };
export type Variant = ReadRow & {
  group: string;
  isCut: boolean;
  /** The cells of its heading line. */
  names: readonly string[];
  /** What its columns were said to hold. */
  told: readonly (ColumnUse | undefined)[];
};
type Table = {
  id: number;
  delimiter: Delimiter;
  headings: Headings;
  names: readonly string[];
  told: Variant['told'];
} | null;
/** A line above rows whose headings are not known: its cells are names alone. */
type Names = { id: number; delimiter: Delimiter; cells: readonly string[] } | null;

/** Begins with a number, and is no heading such as "100+ price". */
const isNumber = (cell: string) => /^\d/.test(cell) && !isOtherKind(headingKind(cell));

/** Beside a column of article numbers, `Reference` is the buyer's. */
function guessedKinds(cells: readonly string[]): Headings {
  const kinds = cells.map(headingKind);
  const isReference = (cell: string) => /^\W*ref(?:erence)?\W*$/i.test(cell);
  const isNamed = cells.some((cell, column) => kinds[column] === 'article' && !isReference(cell));
  return isNamed ? kinds.map((kind, column) => (isReference(cells[column] ?? '') ? 'note' : kind)) : kinds;
}

const kindsOf = (cells: readonly string[], told: ToldColumns): Headings =>
  toldKinds(guessedKinds(cells), cells.map(told.byHeading));

/**
 * The columns of a heading line, or null. One cell names article number or quantity, and most are headings; in the
 * first line of a table, and where no cell has a digit, one that names it is enough, or nothing but headings.
 */
function headingsOf(
  cells: readonly string[],
  told: ToldColumns,
  isFirst: boolean,
  isTable: () => boolean,
): Headings | null {
  // Nearly every row has one, and parsing headings is slow.
  if (cells.some(isNumber)) return null;
  const kinds = kindsOf(cells, told);
  const recognised = kinds.filter((kind) => kind !== undefined).length;
  const filled = cells.filter((cell) => cell !== '').length;
  const isNamed = kinds.includes('article') || kinds.includes('quantity');
  if (isNamed && recognised * 2 >= filled) return kinds;
  const isLikely = isNamed
    ? !/\d/.test(cells.join('')) || (isFirst && kinds[0] === 'article')
    : isFirst && recognised === filled;
  return isLikely && filled > 1 && isTable() ? kinds : null;
}

/** The line of headings among the first lines, and its separator, wherever titles stand above it. */
function headOf(lines: readonly NumberedLine[], told: ToldColumns) {
  const texts = lines.map(({ text }) => (text.length > LINE_MAX ? '' : text));
  return headOfLines(texts, {
    separators: ['\t', ';', '|', ','],
    score: (cells) => {
      if (cells.length < 2 || cells.length > HEADED_CELLS_MAX) return 0;
      const kinds = headingsOf(cells.map(cleanCell), told, false, () => false) ?? [];
      return kinds.filter((kind) => kind !== undefined).length;
    },
  });
}

/** Commas and spaces also occur in sentences: then the next line must have as many cells. */
function isInTable({ delimiter, cells }: CellSplit, next: NumberedLine | undefined): boolean {
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
  told: ToldColumns,
  isFirst: boolean,
  next: NumberedLine | undefined,
): Headings | null {
  const headings = headingsOf(split.cells, told, isFirst, () => isInTable(split, next));
  return headings ?? (split.cells.length > 1 ? null : headingsIn(text));
}

/** Words above a row of as many cells that has a number, in a list that has no row yet. */
function areNames({ delimiter, cells }: CellSplit, next: NumberedLine | undefined): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2 || filled.some((cell) => /\d/.test(cell) || !/\p{L}/u.test(cell))) return false;
  if (!next || next.text.length > LINE_MAX || !/\d/.test(next.text)) return false;
  const below = cellsOf(next.text, delimiter);
  return below.some((split) => split.delimiter === delimiter && split.cells.length === cells.length);
}

/** A number in such a row is not the quantity, for which the table has no column. */
function isUncounted({ delimiter, cells }: CellSplit, { headings }: NonNullable<Table>): boolean {
  if (headings.includes('quantity')) return false;
  return headings.length > 1 || (cells.length > 1 && delimiter !== ',');
}

function variantOf(split: CellSplit, table: Table, above: Names, told: ToldColumns): Variant {
  const { delimiter, cells } = split;
  const isHeaded = table !== null && table.delimiter === delimiter && cells.length > 1;
  const isNamed = above?.delimiter === delimiter && above.cells.length === cells.length;
  const names = isHeaded ? table.names : isNamed ? above.cells : [];
  const toldHere = () => cells.map((_, place) => told.at(names[place] ?? '', place));
  const most = isHeaded ? HEADED_CELLS_MAX : CELLS_MAX;
  const read = cells.slice(0, most);
  return {
    cells: read,
    // Those of a headed row are used only if no heading names the article number.
    kinds: isHeaded && table.headings.includes('article') ? [] : read.map(cellKind),
    isCut: cells.length > most || cells.some((cell) => cell.length > PHRASE_MAX),
    headings: isHeaded ? table.headings : null,
    names,
    told: isHeaded ? table.told : cells.length > 1 ? toldHere() : [],
    isUncounted: table !== null && isUncounted(split, table),
    isProse: delimiter === ',' && !isHeaded,
    group: isHeaded ? `table ${table.id}` : isNamed ? `names ${above.id}` : `${delimiter} ${cells.length}`,
  };
}

const TOTAL =
  /^(?:(?:sub|grand)?[ -]?total|net total|sum|order total|gesamt|gesamtsumme|gesamtbetrag|zwischensumme|summe|endsumme|endbetrag|netto|brutto|vat|mwst|ust|tax|shipping|freight|versand|versandkosten|fracht)(?:[\s.:=,;|\t]|$)/i;

const ARTICLE_LIKE = /(?=[^\s;,|]*\d)(?=[^\s;,|]*\p{L})[^\s;,|]{3}/u;

/** Undefined for a line that may be a row. Headings depend on their table. */
function skipReason(text: string): SkippedLine['why'] | undefined {
  if (/^(?:#(?!\d)|\/\/|--\s)/.test(text)) return 'comment';
  if (!/[\p{L}\p{N}]/u.test(text)) return 'rule';
  const line = text.replace(/^["';,|\t ]+/, '');
  const total = TOTAL.exec(line);
  if (total && !ARTICLE_LIKE.test(line.slice(total[0].length))) return 'total';
  // A row has a number: the article's or the quantity.
  return /\p{N}/u.test(text) ? undefined : 'note';
}

function costOf({ cells, headings }: Variant, text: string): number {
  const isRead = (column: number) => {
    const kind = headings?.[column];
    return !headings?.includes('article') || kind === 'article' || kind === 'quantity';
  };
  return cells.reduce((sum, { length }, column) => sum + (isRead(column) ? length : 0), text.length / 5);
}

type ClassifiedLines = { drafts: Draft[]; skipped: SkippedLine[] };

/** Separates rows from headings, totals and remarks, and splits rows into cells. */
export function* classifyLines(
  lines: readonly NumberedLine[],
  told: ToldColumns = NOTHING_TOLD,
): Generator<void, ClassifiedLines> {
  const drafts: Draft[] = [];
  const skipped: SkippedLine[] = [];
  let table: Table = null;
  let above: Names = null;
  let declared: Separator | undefined;
  let left = LIST_TEXT_MAX;
  const head = headOf(lines, told);
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
    const named = declaredSeparator(text);
    if (named.separator && named.text === '') {
      [declared, table] = [named.separator, null];
      skipped.push({ line, text, why: 'header' });
      continue;
    }
    const isAbove = place < head.place && !table;
    const expected = place === head.place ? head.separator : (table?.delimiter ?? declared);
    const splits: CellSplit[] = cellsOf(text, expected);
    const [first] = splits;
    const headings = first && headingsBy(first, text, told, drafts.length === 0, lines[place + 1]);
    if (first && headings) {
      const { delimiter, cells: names } = first;
      const said = names.map((name, column) => told.at(name, column));
      table = { id: line, delimiter, headings: toldKinds(headings, said), names, told: said };
      skipped.push({ line, text, why: 'header' });
      continue;
    }
    const why = skipReason(text);
    if (why === 'note' && first && !table && drafts.length === 0 && areNames(first, lines[place + 1])) {
      above = { id: line, delimiter: first.delimiter, cells: first.cells };
      skipped.push({ line, text, why: 'header' });
      continue;
    }
    if (why) {
      skipped.push({ line, text, why });
      continue;
    }
    const variants = splits.map((split) => variantOf(split, table, above, told));
    left -= variants.reduce((sum, variant) => sum + costOf(variant, text), 0);
    drafts.push({ line, text, variants, ...(isAbove ? { isAbove } : {}) });
  }
  return { drafts, skipped };
}
