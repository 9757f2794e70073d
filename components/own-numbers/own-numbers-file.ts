import { compactText } from '@forgeline/tool-text/fold-text';
import type { OwnNumberEntry } from '@/lib/shared/own-numbers/own-number.schema';
import { readTable } from '@/lib/shared/tables/read-table';
import { plainCell } from '@/lib/shared/text/csv';

const SKU_HEADINGS = new Set([
  ...['sku', 'articlenumber', 'articleno', 'article', 'itemnumber', 'itemno', 'partnumber', 'partno'],
  ...['artikelnummer', 'artikelnr', 'artnr', 'artikel', 'bestellnummer', 'bestellnr', 'suppliersku'],
]);
const CELL_MAX = 200;

const SEPARATORS = ['\t', ';', '|', ','] as const;

const placeOfSku = (cells: readonly string[]) =>
  cells.findIndex((cell) => SKU_HEADINGS.has(compactText(cell)));

/**
 * A table of own numbers and SKUs, with any delimiter: by a heading such as "SKU", else the own number is the first
 * column and the SKU the second. Rows keep their order; a missing cell is an empty text.
 */
export function readOwnNumbers(text: string): OwnNumberEntry[] {
  const { headings, rows } = readTable(text, {
    score: (cells) => (placeOfSku(cells) >= 0 ? 1 : 0),
    separators: SEPARATORS,
  });
  const sku = headings ? placeOfSku(headings.cells) : 1;
  const own = sku === 0 ? 1 : 0;
  const cellOf = (cells: readonly string[], column: number) =>
    plainCell(cells[column] ?? '').slice(0, CELL_MAX);
  return rows.map(({ cells }) => ({ alias: cellOf(cells, own), sku: cellOf(cells, sku) }));
}
