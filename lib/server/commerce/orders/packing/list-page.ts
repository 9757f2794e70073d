import {
  type Drawing,
  drawLogo,
  heightOf,
  MUTED,
  PAGE,
  type Pdf,
  rule,
  widthOf,
  write,
  writeRight,
} from '@/lib/server/platform/pdf/pdf-page';
import { fillText } from '@/lib/shared/text/fill-text';
import { packing as german } from '@/lib/shared/texts/de/packing';
import { packing as english } from '@/lib/shared/texts/en/packing';
import { inLanguage } from '@/lib/shared/texts/in-language';

export const packingTextsIn = inLanguage({ en: english, de: german });

const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 24;
const PADDING = { top: 7, bottom: 5 };
const BOX = 9;

export type TickRow = {
  units: string;
  name: string;
  sku: string;
  note?: string;
  /** Parts of lines below, which may go on over pages. */
  details?: readonly string[];
};

const UNITS_RIGHT = PAGE.margin + 66;
const NAME = PAGE.margin + 80;
const SKU_WIDTH = 120;
const SKU_STYLE = { size: 9 };
const NOTE_STYLE = { size: 8, color: MUTED };
const NOTE_WIDTH = RIGHT - NAME;

function nameWidth(pdf: Pdf, sku: string): number {
  return RIGHT - NAME - Math.max(SKU_WIDTH, widthOf(pdf, sku, SKU_STYLE)) - 12;
}

type Heads = { units: string; name: string; sku: string };

export function writeTitle(pdf: Pdf, title: string, about: string): number {
  drawLogo(pdf);
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

const PARTED = '   ';

export function partsInLines(
  parts: readonly string[],
  widthOfText: (text: string) => number,
  width: number,
): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last + PARTED + part;
    if (last === undefined || widthOfText(longer) > width) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}

export function noteInLines(pdf: Pdf, parts: readonly string[]): string {
  return partsInLines(parts, (text) => widthOf(pdf, text, NOTE_STYLE), NOTE_WIDTH);
}

/** Like `noteInLines`, one line at a time, since there may be thousands of parts. */
function* detailLines(pdf: Pdf, parts: readonly string[]): Generator<string, void> {
  // Spaces alone have no width.
  const gap = widthOf(pdf, `.${PARTED}.`, NOTE_STYLE) - widthOf(pdf, '..', NOTE_STYLE);
  let [line, width]: [string[], number] = [[], 0];
  for (const part of parts) {
    const partWidth = widthOf(pdf, part, NOTE_STYLE);
    if (line.length > 0 && width + gap + partWidth > NOTE_WIDTH) {
      yield line.join(PARTED);
      [line, width] = [[], 0];
    }
    width += partWidth + (line.length > 0 ? gap : 0);
    line.push(part);
  }
  if (line.length > 0) yield line.join(PARTED);
}

/** Returns where a heading with rows goes: on the next page where this one has no room for the first of them. */
export function startOfSection(pdf: Pdf, top: number): number {
  if (top + 80 <= BOTTOM) return top;
  pdf.addPage();
  return PAGE.margin;
}

export function* writeTickRows(
  pdf: Pdf,
  rows: readonly TickRow[],
  heads: Heads,
  top: number,
): Drawing<number> {
  let y = writeHeads(pdf, heads, top);
  for (const { units, name, sku, note, details = [] } of rows) {
    const style = { width: nameWidth(pdf, sku) };
    const small = { ...NOTE_STYLE, width: NOTE_WIDTH };
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
    writeRight(pdf, sku, RIGHT, y, SKU_STYLE);
    y = write(pdf, name, NAME, y, style);
    if (note) y = write(pdf, note, NAME, y + 2, small);
    for (const line of detailLines(pdf, details)) {
      if (y + heightOf(pdf, line, small) > BOTTOM) {
        pdf.addPage();
        y = writeHeads(pdf, heads, PAGE.margin) + PADDING.top;
      }
      y = write(pdf, line, NAME, y, small);
      yield;
    }
    y += PADDING.bottom;
    rule(pdf, y);
    yield;
  }
  return y;
}

/** Consecutive pages with one footer: `start` is the index of the first, `text` has `{page}` and `{pages}`. */
export type PageSection = { start: number; text: string };

/** The footer of each of `count` pages; null for the only page of a section. */
export function pageFooters(parts: readonly PageSection[], count: number): (string | null)[] {
  return parts.flatMap(({ start, text }, place) => {
    const pages = (parts[place + 1]?.start ?? count) - start;
    return Array.from({ length: pages }, (_, page) =>
      pages === 1 ? null : fillText(text, { page: page + 1, pages }),
    );
  });
}

export function numberPages(pdf: Pdf, parts: readonly PageSection[]): void {
  for (const [place, foot] of pageFooters(parts, pdf.bufferedPageRange().count).entries()) {
    if (foot === null) continue;
    pdf.switchToPage(place);
    writeRight(pdf, foot, RIGHT, PAGE.height - PAGE.margin - 12, { size: 9, color: MUTED });
  }
}
