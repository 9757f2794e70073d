import 'server-only';
import {
  ACCENT,
  heightOf,
  MUTED,
  PAGE,
  type Pdf,
  rule,
  write,
  writeRight,
} from '@/lib/server/platform/pdf/pdf-page';
import { fillText } from '@/lib/shared/texts/fill-text';

const RIGHT = PAGE.width - PAGE.margin;
/** Below this the page numbers are. */
const BOTTOM = PAGE.height - PAGE.margin - 24;
const PADDING = { top: 7, bottom: 5 };
const BOX = 9;

/** A row to tick off: how many units of what, and a note below. */
export type TickRow = { units: string; name: string; sku: string; note?: string };

const UNITS_RIGHT = PAGE.margin + 58;
const NAME = PAGE.margin + 72;
const SKU_WIDTH = 120;
const NAME_WIDTH = RIGHT - NAME - SKU_WIDTH - 12;

type Heads = { units: string; name: string; sku: string };

/** Writes the title of a list and what it is about, and returns where it goes on. */
export function writeTitle(pdf: Pdf, title: string, about: string): number {
  pdf.rect(PAGE.margin, PAGE.margin, 28, 4).fill(ACCENT);
  const y = write(pdf, title, PAGE.margin, PAGE.margin + 12, { size: 18, weight: 'bold' });
  return write(pdf, about, PAGE.margin, y + 2, { size: 9, color: MUTED }) + 18;
}

function writeHeads(pdf: Pdf, heads: Heads, y: number): number {
  const head = { size: 9, color: MUTED, weight: 'bold' } as const;
  writeRight(pdf, heads.units, UNITS_RIGHT, y, head);
  write(pdf, heads.name, NAME, y, head);
  writeRight(pdf, heads.sku, RIGHT, y, head);
  rule(pdf, y + 16);
  return y + 16;
}

/** Writes rows to tick off, over as many pages as they need, and returns where the list ends. */
export function writeTickRows(pdf: Pdf, rows: readonly TickRow[], heads: Heads, top: number): number {
  let y = writeHeads(pdf, heads, top);
  for (const { units, name, sku, note } of rows) {
    const style = { width: NAME_WIDTH };
    const small = { size: 8, color: MUTED, width: RIGHT - NAME };
    const height =
      PADDING.top + heightOf(pdf, name, style) + (note ? heightOf(pdf, note, small) + 2 : 0) + PADDING.bottom;
    if (y + height > BOTTOM) {
      pdf.addPage();
      y = writeHeads(pdf, heads, PAGE.margin);
    }
    y += PADDING.top;
    pdf
      .rect(PAGE.margin, y + 1, BOX, BOX)
      .lineWidth(0.75)
      .strokeColor(MUTED)
      .stroke();
    writeRight(pdf, units, UNITS_RIGHT, y, { weight: 'bold' });
    writeRight(pdf, sku, RIGHT, y, { size: 9 });
    y = write(pdf, name, NAME, y, style);
    if (note) y = write(pdf, note, NAME, y + 2, small);
    y += PADDING.bottom;
    rule(pdf, y);
  }
  return y;
}

/**
 * Returns which page of its part each page is, and of how many: `starts` has the first page of each part, from 0. Null for
 * the only page of a part.
 */
export function pageNumbers(
  starts: readonly number[],
  count: number,
): ({ page: number; pages: number } | null)[] {
  return starts.flatMap((start, place) => {
    const pages = (starts[place + 1] ?? count) - start;
    return Array.from({ length: pages }, (_, page) => (pages === 1 ? null : { page: page + 1, pages }));
  });
}

/** Numbers the pages of each part, where it has several. */
export function numberPages(pdf: Pdf, text: string, starts: readonly number[] = [0]): void {
  for (const [place, numbers] of pageNumbers(starts, pdf.bufferedPageRange().count).entries()) {
    if (!numbers) continue;
    pdf.switchToPage(place);
    const shown = fillText(text, numbers);
    writeRight(pdf, shown, RIGHT, PAGE.height - PAGE.margin - 12, { size: 9, color: MUTED });
  }
}
