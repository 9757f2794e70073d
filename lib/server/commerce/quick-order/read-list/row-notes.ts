import 'server-only';
import type { RowNote } from '@/lib/shared/quick-order/list-row';
import type { Variant } from './classify-lines';
import { cellKind, isUnitCell } from './row-quantity';

/** A row without a quantity column is read as a phrase. */
function isTable({ cells, headings }: Variant, quantityColumns: readonly number[]): boolean {
  return headings !== null || (quantityColumns.length > 0 && cells.filter((cell) => cell !== '').length > 1);
}

/** What else a row says beside what orders it, by its headings or, without, by its texts. */
export function notesOf(row: Variant, quantityColumns: readonly number[]): RowNote[] {
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
