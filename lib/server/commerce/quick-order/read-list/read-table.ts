import type { RowQuantity, RowReading } from '@/lib/shared/quick-order/list-row';
import type { ColumnKind } from '@/lib/shared/tables/header-words';
import { articleTexts } from './article-texts';
import { COLUMNS_MAX } from './list-cells';
import { ownQuantities, readPhrase } from './read-phrase';
import { type CellKind, inUnit, isUnitCell, rowQuantity } from './row-quantity';

export type Headings = readonly (ColumnKind | undefined)[];

const NUMBERS_SHARE = 0.6;
/** From this many rows on, a first column of 1, 2, 3 or 10, 20, 30 has positions. */
const POSITIONS_MIN = 4;

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
 * By the headings, else by the cells. With more than one, every row has a reading for each, and differing ones become
 * a question.
 */
export function quantityColumns(rows: readonly Cells[], headings: Headings | null): number[] {
  if (headings) return headings.flatMap((kind, column) => (kind === 'quantity' ? [column] : []));
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, column) => column);
  const numeric = all.filter((column) => holdsNumbers(kindsOf(rows, column)));
  const has = (column: number, kind: CellKind) => kindsOf(rows, column).includes(kind);
  // A column of amounts alone may have prices.
  const counted = numeric.filter((column) => has(column, 'count'));
  const clean = counted.filter((column) => !has(column, 'decimal'));
  const whole = clean.length > 0 ? clean : counted;
  const [first = 0, ...others] = whole;
  const firsts = rows.map(({ cells }) => cells[0] ?? '');
  return first === 0 && others.length > 0 && holdsPositions(firsts) ? others : whole;
}

function articleCells({ cells, kinds, headings }: ReadRow, quantityColumn: number): string[] {
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
  // More cells than headings: split at a comma within a number, or misplaced.
  if (headings && cells.slice(headings.length).some((cell) => cell !== ''))
    return { problem: 'quantity-unclear' };
  return inUnit(rowQuantity(cells[column] ?? ''), unitOf(cells, column, headings));
}

type Cells = { cells: readonly string[]; kinds: readonly CellKind[] };

export type ReadRow = Cells & {
  headings: Headings | null;
  /** The headings above have no quantity: a number beside the article number is another figure. */
  isUncounted: boolean;
  /** Commas without a heading may be those of a sentence: `Screwdriver Set, 6 pcs` is no order of six. */
  isProse: boolean;
};

/** `isAll`: the article number is all of its cell. */
function isPlain({ cells, isProse }: ReadRow, quantity: RowQuantity, isAll: boolean): boolean {
  if (!isProse || 'problem' in quantity) return true;
  const filled = cells.filter((cell) => cell !== '').length;
  return isAll && (filled === 2 || quantity.unit === undefined);
}

function articlesWith(quantity: RowQuantity, row: ReadRow): RowReading[] {
  return articleCells(row, -1).flatMap((cell) =>
    articleTexts(cell).map(({ text: article, within }) => ({
      article,
      ...(within === undefined ? {} : { within }),
      quantity,
    })),
  );
}

export function readCells(row: ReadRow, columns: readonly number[]): RowReading[] {
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
      // A quantity within the cell contradicts the column, unless they are equal.
      ...ownQuantities(cell),
    ]);
  });
}
