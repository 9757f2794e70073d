import type { ManagedToolRow } from '@/lib/shared/tools/managed-tool.schema';

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
> & { reserved: number };

export function productRowOf(tool: ManagedToolRow, reserved: number): ProductRow {
  const { _id, sku, slug, name, image, price, moq, quantity, state } = tool;
  const { lowStockBelow, isLowStock, sold, revision, missingTexts } = tool;
  const figures = { price, moq, quantity, reserved, state, lowStockBelow };
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

/** Columns that can be left out; name and actions are always shown. */
export const PRODUCT_COLUMNS = ['price', 'moq', 'quantity', 'state', 'lowStockBelow', 'sold'] as const;
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];
