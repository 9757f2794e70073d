import { LINE_MAX, listLines, QUOTED_LINES_MAX } from '@/lib/shared/quick-order/split-lines';
import { readWhole, type ShownMark, shownMark } from '@/lib/shared/tables/decimal-mark';
import { readTable, type Table } from '@/lib/shared/tables/read-table';
import { plainCell, writeRows } from '@/lib/shared/text/csv';

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

/** Null for the row of headings of any other file. */
function ownColumns(cells: readonly string[]): Map<string, number> | null {
  const headings = cells.map((cell) => cell.trim().toLowerCase());
  const kinds = headings.map((heading) => COLUMNS[heading]);
  const known = kinds.filter((kind) => kind !== undefined);
  const places = new Map(kinds.flatMap((kind, place): [string, number][] => (kind ? [[kind, place]] : [])));
  const isOwn = known.length === headings.filter(Boolean).length && places.size === known.length;
  return isOwn && NEEDED.every((kind) => places.has(kind)) ? places : null;
}

/** A quotation mark that is not closed makes one cell of all lines below. */
const isWhole = ({ rows }: Table) =>
  !rows.some(({ cells }) =>
    cells.some((cell) => cell.split('\n', QUOTED_LINES_MAX + 1).length > QUOTED_LINES_MAX),
  );

/** A spreadsheet may have written it with its marks: `1.250`. */
function plainQuantity(cell: string, mark: ShownMark): string {
  const reading = readWhole(cell, mark);
  return 'value' in reading && Number.isInteger(reading.value)
    ? String(reading.value)
    : cell.slice(0, QUANTITY_MAX);
}

/**
 * Product §9.9. A file that the store wrote is read by its columns, with the references, any other one line by line, as
 * a pasted list.
 */
export function readListFile(content: string): ListFile {
  const table = readTable(content, { score: (cells) => (ownColumns(cells) ? 1 : 0) });
  const { headings } = table;
  const columns = headings && ownColumns(headings.cells);
  if (!columns || !isWhole(table)) {
    const rows = listLines(content).map((line) => ({
      text: line.text,
      request: { text: line.text },
      reference: '',
    }));
    return { heading: '', rows };
  }
  const written = (cells: readonly string[]) => writeRows([cells], ';');
  const read = table.rows.map(({ cells }) => cells.map((cell) => plainCell(cell.trim().slice(0, LINE_MAX))));
  const cellOf = (cells: readonly string[], kind: string) => cells[columns.get(kind) ?? -1] ?? '';
  const mark = shownMark(
    read.map((cells) => cellOf(cells, 'quantity')),
    { isWhole: true },
  );
  const rows = read.map(
    (cells): FileRow => ({
      text: written(cells),
      request: {
        sku: cellOf(cells, 'sku').slice(0, SKU_MAX),
        quantity: plainQuantity(cellOf(cells, 'quantity'), mark ?? 'ambiguous'),
      },
      reference: cellOf(cells, 'reference').replace(/\s+/g, ' '),
    }),
  );
  return { heading: written(headings.cells.map(plainCell)), rows };
}
