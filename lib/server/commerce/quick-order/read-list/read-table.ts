import 'server-only';
import type { ColumnKind } from '@/lib/shared/quick-order/header-words';
import type { RowQuantity, RowReading } from '@/lib/shared/quick-order/list-row';
import { articleTexts } from './article-texts';
import { COLUMNS_MAX } from './read-limits';
import { ownQuantities, readPhrase } from './read-phrase';
import { type CellKind, inUnit, isUnitCell, rowQuantity } from './row-quantity';

/** The kind of each column by its heading; undefined for a heading that says nothing. */
export type Headings = readonly (ColumnKind | undefined)[];

/** How many of a column's cells must be numbers for it to hold the quantity. */
const NUMBERS_SHARE = 0.6;
/** From how many rows on a first column that counts 1, 2, 3 or 10, 20, 30 holds positions. */
const POSITIONS_MIN = 4;

/** The kinds of a column's cells; a row that ends before it has a blank one. */
function kindsOf(rows: readonly Cells[], column: number): CellKind[] {
  return rows.map(({ kinds }) => kinds[column] ?? 'blank');
}

function holdsNumbers(all: readonly CellKind[]): boolean {
  const kinds = all.filter((kind) => kind !== 'blank');
  const numbers = kinds.filter((kind) => kind !== 'text');
  return numbers.length > 0 && numbers.length >= kinds.length * NUMBERS_SHARE;
}

function holdsPositions(cells: readonly string[]): boolean {
  if (cells.length < POSITIONS_MIN) return false;
  return [1, 10].some((step) => cells.every((cell, index) => cell === String((index + 1) * step)));
}

/**
 * Returns the columns that may hold the quantity: in a table with headings those whose heading says so, else those whose
 * cells look like it. Where it is more than one, every row has a reading for each, and those that differ are asked about.
 */
export function quantityColumns(rows: readonly Cells[], headings: Headings | null): number[] {
  if (headings) return headings.flatMap((kind, column) => (kind === 'quantity' ? [column] : []));
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, column) => column);
  const numeric = all.filter((column) => holdsNumbers(kindsOf(rows, column)));
  const has = (column: number, kind: CellKind) => kindsOf(rows, column).includes(kind);
  // A column of amounts alone is one of prices, or nobody can tell.
  const counted = numeric.filter((column) => has(column, 'count'));
  const clean = counted.filter((column) => !has(column, 'decimal'));
  const whole = clean.length > 0 ? clean : counted;
  const [first = 0, ...others] = whole;
  const firsts = rows.map(({ cells }) => cells[0] ?? '');
  return first === 0 && others.length > 0 && holdsPositions(firsts) ? others : whole;
}

/** The cells in which the article number may stand. */
function articleCells({ cells, kinds, headings }: Row, quantityColumn: number): string[] {
  const others = cells
    .map((cell, column) => ({ cell, column, kind: kinds[column] }))
    .filter(({ column }) => column !== quantityColumn);
  const named = others.filter(({ column }) => headings?.[column] === 'article');
  const open = others.filter(
    ({ column, kind }) => !headings?.[column] && kind !== 'decimal' && kind !== 'amount',
  );
  return (headings?.includes('article') ? named : open).map(({ cell }) => cell).filter((cell) => cell !== '');
}

function unitOf(cells: readonly string[], quantityColumn: number, headings: Headings | null): string {
  const column = headings?.indexOf('unit') ?? -1;
  if (column >= 0) return cells[column] ?? '';
  const units = cells.filter(
    (cell, index) => index !== quantityColumn && !headings?.[index] && isUnitCell(cell),
  );
  return units.length === 1 ? (units[0] ?? '') : '';
}

function quantityIn(cells: readonly string[], column: number, headings: Headings | null): RowQuantity {
  // More cells than headings: a comma in a number has split it, or something stands where it does not belong.
  if (headings && cells.slice(headings.length).some((cell) => cell !== ''))
    return { problem: 'quantity-unclear' };
  return inUnit(rowQuantity(cells[column] ?? ''), unitOf(cells, column, headings));
}

/** The cells of a row, and what each looks like. */
type Cells = { cells: readonly string[]; kinds: readonly CellKind[] };

export type Row = Cells & {
  headings: Headings | null;
  /** The table above it has headings, and none of a quantity: a number beside the article number is another figure. */
  isUncounted: boolean;
  /** Commas without a heading may be those of a sentence: `Screwdriver Set, 6 pcs` is no order of six. */
  isProse: boolean;
};

/** Whether the quantity is trusted for an article number that is, or is not, all of its cell. */
function isPlain({ cells, isProse }: Row, quantity: RowQuantity, isAll: boolean): boolean {
  if (!isProse || 'problem' in quantity) return true;
  const filled = cells.filter((cell) => cell !== '').length;
  return isAll && (filled === 2 || quantity.unit === undefined);
}

/** The articles that a row may name, where its cells do not say how many of them. */
function articlesWith(quantity: RowQuantity, row: Row): RowReading[] {
  return articleCells(row, -1).flatMap((cell) =>
    articleTexts(cell).map(({ text: article, within }) => ({
      article,
      ...(within === undefined ? {} : { within }),
      quantity,
    })),
  );
}

/** Returns every way to read a row of a table whose quantity is in one of these columns. */
export function readCells(row: Row, columns: readonly number[]): RowReading[] {
  const { cells, headings } = row;
  if (columns.length > COLUMNS_MAX) return articlesWith({ problem: 'quantity-unclear' }, row);
  if (columns.length === 0 && headings) return articlesWith({ problem: 'quantity-missing' }, row);
  if (columns.length === 0) return readPhrase(cells.filter((cell) => cell !== '').join(' '));
  return columns.flatMap((column) => {
    const quantity = quantityIn(cells, column, headings);
    const texts = articleCells(row, column);
    return texts.flatMap((cell) => [
      ...articleTexts(cell).map(
        ({ text: article, within, isAll }): RowReading => ({
          article,
          ...(within === undefined ? {} : { within }),
          quantity: isPlain(row, quantity, isAll) ? quantity : { problem: 'quantity-unclear' },
        }),
      ),
      // A cell that names a quantity of its own contradicts the column, unless it is the same.
      ...ownQuantities(cell),
    ]);
  });
}
