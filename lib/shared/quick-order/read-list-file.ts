import { plainCell, readCsv, writeRows } from '../text/csv';
import { listLines } from './split-lines';

/** A row of a file, how it is asked about, and the buyer's words beside it. */
export type FileRow = {
  text: string;
  asked: { text: string } | { sku: string; quantity: string };
  reference: string;
};

/** The rows of a file; `heading` is the line above them in a file that the store wrote, else empty. */
export type ListFile = { heading: string; rows: FileRow[] };

/** The columns of the files that the store writes, in every language. */
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

/** Returns the places of the store's own columns; null for any other first row. */
function ownColumns(cells: readonly string[]): Map<string, number> | null {
  const kinds = cells.map((cell) => COLUMNS[cell.trim().toLowerCase()]);
  const places = new Map(kinds.flatMap((kind, place): [string, number][] => (kind ? [[kind, place]] : [])));
  const isOwn = kinds.every((kind) => kind !== undefined) && places.size === kinds.length;
  return isOwn && NEEDED.every((kind) => places.has(kind)) ? places : null;
}

/**
 * Reads the text of a file as rows to be checked: a file that the store wrote by its columns, with the references, anything else
 * line by line, as a pasted list (product §9.9).
 */
export function readListFile(content: string): ListFile {
  const [head = [], ...table] = readCsv(content, { delimitersToGuess: [';', ',', '\t'] });
  const columns = ownColumns(head);
  if (!columns) {
    const rows = listLines(content).map((line) => ({
      text: line.text,
      asked: { text: line.text },
      reference: '',
    }));
    return { heading: '', rows };
  }
  const written = (cells: string[]) => writeRows([cells.map(plainCell)], ';');
  const rows = table.map((cells): FileRow => {
    const cellOf = (kind: string) => plainCell(cells[columns.get(kind) ?? -1] ?? '');
    return {
      text: written(cells),
      asked: { sku: cellOf('sku').slice(0, SKU_MAX), quantity: cellOf('quantity').slice(0, QUANTITY_MAX) },
      reference: cellOf('reference').replace(/\s+/g, ' '),
    };
  });
  return { heading: written(head), rows };
}
