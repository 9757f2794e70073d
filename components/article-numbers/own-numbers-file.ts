import { compactText } from '@forgeline/tool-text/fold-text';
import type { AliasEntry } from '@/lib/shared/lists/alias.schema';
import { plainCell, readCsv } from '@/lib/shared/text/csv';

const SKU_HEADINGS = new Set([
  ...['sku', 'articlenumber', 'articleno', 'article', 'itemnumber', 'itemno', 'partnumber', 'partno'],
  ...['artikelnummer', 'artikelnr', 'artnr', 'artikel', 'bestellnummer', 'bestellnr', 'suppliersku'],
]);
const CELL_MAX = 200;

const DELIMITERS = ['\t', ';', '|', ','] as const;

/** The delimiter in most lines, the first of equals. */
function delimiterOf(text: string): string {
  const lines = text.split('\n');
  const counts = DELIMITERS.map((delimiter) => lines.filter((line) => line.includes(delimiter)).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

function columnsOf(first: readonly string[]): { own: number; sku: number; isHeaded: boolean } {
  const sku = first.findIndex((cell) => SKU_HEADINGS.has(compactText(cell)));
  if (sku < 0) return { own: 0, sku: 1, isHeaded: false };
  return { own: sku === 0 ? 1 : 0, sku, isHeaded: true };
}

/**
 * A table of own numbers and SKUs, with any delimiter: by a heading such as "SKU", else the own number is the first
 * column and the SKU the second. Rows keep their order; a missing cell is an empty text.
 */
export function readOwnNumbers(text: string): AliasEntry[] {
  const rows = readCsv(text, { delimiter: delimiterOf(text) });
  const columns = columnsOf(rows[0] ?? []);
  const cellOf = (cells: readonly string[], column: number) =>
    plainCell(cells[column] ?? '').slice(0, CELL_MAX);
  return rows.slice(columns.isHeaded ? 1 : 0).map((cells) => ({
    alias: cellOf(cells, columns.own),
    sku: cellOf(cells, columns.sku),
  }));
}
