import { fieldAmount } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';
import type { ManagedToolRow } from '@/lib/shared/tools/tool.schema';

/** The only data of a tool sent to the browser for its row, besides the HTML. */
export type ProductRow = Pick<
  ManagedToolRow,
  | '_id'
  | 'sku'
  | 'slug'
  | 'name'
  | 'image'
  | 'price'
  | 'moq'
  | 'quantity'
  | 'state'
  | 'lowStockBelow'
  | 'isLowStock'
  | 'sold'
  | 'revision'
  | 'missingTexts'
> &
  StockHeld;

/** `owed` are reserved units that are not there. */
type StockHeld = { reserved: number; owed?: number | undefined };

export function productRowOf(tool: ManagedToolRow, { reserved, owed }: StockHeld): ProductRow {
  const { _id, sku, slug, name, image, price, moq, quantity, state } = tool;
  const { lowStockBelow, isLowStock, sold, revision, missingTexts } = tool;
  const figures = { price, moq, quantity, reserved, owed, state, lowStockBelow };
  return {
    _id,
    sku,
    slug,
    name,
    image,
    ...figures,
    isLowStock,
    sold,
    revision,
    ...(missingTexts ? { missingTexts } : {}),
  };
}

/** With its stock compared with its limit again; `lowStockUnits` is the limit of tools without one of their own. */
export function withLowStock(row: ProductRow, lowStockUnits: number): ProductRow {
  const isLowStock = row.state === 'on-sale' && row.quantity < (row.lowStockBelow ?? lowStockUnits);
  return { ...row, isLowStock };
}

/** Fields that are edited in their cell, in the order of the columns. */
export const CELL_FIELDS = ['price', 'moq', 'quantity', 'state', 'lowStockBelow'] as const;
export type CellField = (typeof CELL_FIELDS)[number];
export type CellValue = ProductRow[CellField];

/** Returns the first text of the field of a cell. */
export function typedText(row: ProductRow, field: CellField, language: Language): string {
  if (field === 'price') return fieldAmount(row.price, language);
  return String(row[field] ?? '');
}

export type Move = 'next' | 'previous' | 'up' | 'down' | 'left' | 'right';

/**
 * Returns the cell that a move leads to: `next` and `previous` go on in the row after or before, the arrows stop at the
 * edge. A row may lack columns of others. Pure.
 */
export function nextCell<Cell>(
  rows: readonly (readonly Cell[])[],
  from: Cell,
  move: Move,
  columnOf: (cell: Cell) => string,
): Cell | undefined {
  const index = rows.findIndex((row) => row.includes(from));
  const row = rows[index];
  if (!row) return undefined;
  if (move === 'up' || move === 'down') {
    const beside = rows[index + (move === 'up' ? -1 : 1)];
    return beside?.find((cell) => columnOf(cell) === columnOf(from));
  }
  const by = move === 'next' || move === 'right' ? 1 : -1;
  if (move === 'left' || move === 'right') return row[row.indexOf(from) + by];
  const all = rows.flat();
  return all[all.indexOf(from) + by];
}

const ARROWS: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export function moveOf(key: string): Move | undefined {
  return ARROWS[key];
}
