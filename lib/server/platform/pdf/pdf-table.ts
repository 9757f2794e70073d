import type { Weight } from './pdf-fonts';
import { type Drawing, heightOf, INK, MUTED, PAGE, type Pdf, rule, write, writeRight } from './pdf-page';

/** Text from `x` in a width, or figures that end at `right`. */
export type PdfColumn = { label: string } & ({ x: number; width: number } | { right: number });

type PdfCell = string | { text: string; weight: Weight };

type PdfTable = {
  heading?: string;
  columns: readonly PdfColumn[];
  rows: readonly (readonly PdfCell[])[];
  /** In place of a table without rows. */
  none?: string;
};

const BOTTOM = PAGE.height - PAGE.margin - 24;
const PADDING = { top: 5, bottom: 3 };
const HEAD = { size: 8, color: MUTED, weight: 'bold' } as const;
const CELL = { size: 9 } as const;
const GAP = 22;

const textOf = (cell: PdfCell = '') => (typeof cell === 'string' ? cell : cell.text);
const styleOf = (cell: PdfCell = '') => (typeof cell === 'string' ? {} : { weight: cell.weight });

function writeRow(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  cells: readonly PdfCell[],
  { y, style: common }: { y: number; style: typeof HEAD | typeof CELL },
): void {
  for (const [place, column] of columns.entries()) {
    const text = textOf(cells[place]);
    const style = { ...common, ...styleOf(cells[place]) };
    if ('right' in column) writeRight(pdf, text, column.right, y, style);
    else write(pdf, text, column.x, y, { ...style, width: column.width });
  }
}

function heightOfRow(pdf: Pdf, columns: readonly PdfColumn[], cells: readonly PdfCell[]): number {
  const heights = columns.map((column, place) => {
    const style = { ...CELL, ...styleOf(cells[place]) };
    const text = textOf(cells[place]) || ' ';
    return heightOf(pdf, text, 'right' in column ? style : { ...style, width: column.width });
  });
  return Math.max(...heights);
}

function writeHead(pdf: Pdf, { columns }: PdfTable, y: number): number {
  const labels = columns.map(({ label }) => label);
  writeRow(pdf, columns, labels, { y, style: HEAD });
  const bottom = y + heightOfRow(pdf, columns, labels) + 2;
  rule(pdf, bottom, INK);
  return bottom;
}

/** Repeats the columns' names on each page. Returns where what follows begins. */
export function* writeTable(pdf: Pdf, table: PdfTable, top: number): Drawing<number> {
  const { heading, columns, rows, none } = table;
  let y = top;
  if (y + 80 > BOTTOM) {
    pdf.addPage();
    y = PAGE.margin;
  }
  if (heading !== undefined) y = write(pdf, heading, PAGE.margin, y, { size: 11, weight: 'bold' }) + 4;
  if (rows.length === 0) return write(pdf, none ?? '', PAGE.margin, y, { size: 9, color: MUTED }) + GAP;
  y = writeHead(pdf, table, y);
  for (const cells of rows) {
    const height = PADDING.top + heightOfRow(pdf, columns, cells) + PADDING.bottom;
    if (y + height > BOTTOM) {
      pdf.addPage();
      y = writeHead(pdf, table, PAGE.margin);
    }
    writeRow(pdf, columns, cells, { y: y + PADDING.top, style: CELL });
    y += height;
    rule(pdf, y);
    yield;
  }
  return y + GAP;
}
