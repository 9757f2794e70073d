import type { BulkRequest } from '@/lib/client/admin-calls/catalogue-calls';
import type { CellField } from '../cells/cell-fields';
import type { ProductRow } from '../cells/product-row';

/** Returns the change of many tools that gives them the value of a cell; none for stock, which is counted. Pure. */
export function fillOf(row: ProductRow, field: CellField): BulkRequest['change'] | undefined {
  const { price, moq, state, lowStockBelow } = row;
  if (field === 'price') return { price: { to: price } };
  if (field === 'moq') return { moq };
  if (field === 'state') return { state };
  return field === 'lowStockBelow' ? { lowStockBelow } : undefined;
}
