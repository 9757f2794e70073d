import { plainCell, readCsv, writeRows } from '../text/csv';
import { listLines } from './split-lines';

/** `request` is the request of its check, `reference` the buyer's text beside it. */
export type FileRow = {
  text: string;
  request: { text: string } | { sku: string; quantity: string };
  reference: string;
};

/** `heading` is the first line of a file that the store wrote, else empty. */
export type ListFile = { heading: string; rows: FileRow[] };

const COLUMNS: Readonly<Record<string, 'sku' | 'quantity' | 'reference' | 'name'>> = {
  'article number': 'sku',
  artikelnummer: 'sku',
  quantity: 'quantity',
  menge: 'quantity',
  reference: 'reference',
  referenz: 'reference',
  name: 'name',
};
const NEEDED = ['sku', 'quantity', 'reference'] as const;

const SKU_MAX = 200;
const QUANTITY_MAX = 60;

/** Null for the first row of any other file. */
function ownColumns(cells: readonly string[]): Map<string, number> | null {
  const kinds = cells.map((cell) => COLUMNS[cell.trim().toLowerCase()]);
  const places = new Map(kinds.flatMap((kind, place): [string, number][] => (kind ? [[kind, place]] : [])));
  const isOwn = kinds.every((kind) => kind !== undefined) && places.size === kinds.length;
  return isOwn && NEEDED.every((kind) => places.has(kind)) ? places : null;
}

/**
 * Product §9.9. A file that the store wrote is read by its columns, with the references, any other one line by line, as
 * a pasted list.
 */
export function readListFile(content: string): ListFile {
  const [head = [], ...table] = readCsv(content, { delimitersToGuess: [';', ',', '\t'] });
  const columns = ownColumns(head);
  if (!columns) {
    const rows = listLines(content).map((line) => ({
      text: line.text,
      request: { text: line.text },
      reference: '',
    }));
    return { heading: '', rows };
  }
  const written = (cells: string[]) => writeRows([cells.map(plainCell)], ';');
  const rows = table.map((cells): FileRow => {
    const cellOf = (kind: string) => plainCell(cells[columns.get(kind) ?? -1] ?? '');
    return {
      text: written(cells),
      request: { sku: cellOf('sku').slice(0, SKU_MAX), quantity: cellOf('quantity').slice(0, QUANTITY_MAX) },
      reference: cellOf('reference').replace(/\s+/g, ' '),
    };
  });
  return { heading: written(head), rows };
}
