import type { NumberedLine } from './list-row';

/** The most lines of a cell; with more, its quotation mark was never closed. */
export const QUOTED_LINES_MAX = 20;

/** In characters; a longer line is not read, only shown. */
export const LINE_MAX = 1_000;

const OPEN_QUOTE = /(?:^|[\t;|,]) *"(?:[^"]|"")*$/;

/** The row with the further lines of a quoted cell; one line alone if the quotation mark is never closed. */
function wholeRow(lines: readonly string[], start: number): { text: string; count: number } {
  const first = lines[start] ?? '';
  if (first.length > LINE_MAX || !OPEN_QUOTE.test(first)) return { text: first, count: 1 };
  for (let count = 2; count <= QUOTED_LINES_MAX && start + count <= lines.length; count += 1) {
    const text = lines.slice(start, start + count).join('\n');
    if (text.length > LINE_MAX) break;
    if (!OPEN_QUOTE.test(text)) return { text, count };
  }
  return { text: first, count: 1 };
}

function splitLines(text: string): NumberedLine[] {
  const all = text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const lines: NumberedLine[] = [];
  for (let index = 0; index < all.length; ) {
    const row = wholeRow(all, index);
    if (row.text.trim() !== '') lines.push({ line: index + 1, text: row.text });
    index += row.count;
  }
  return lines;
}

/** `10 x FL-BV 125, 5 x FL-CW-24`: each order with its mark. */
function splitOrders({ line, text }: NumberedLine): NumberedLine[] {
  const parts = text.split(/[;,]\s+(?=\p{Nd})/u);
  const isOrder = (part: string) => /^\s*\p{Nd}[\p{Nd}.']*\s*[x×*]\s*\S/iu.test(part);
  return parts.length > 1 && parts.every(isOrder)
    ? parts.map((part) => ({ line, text: part }))
    : [{ line, text }];
}

/**
 * Splits at any line end, and at several orders in one line; a quoted cell with line breaks is one line. Blank lines
 * are left out.
 */
export function listLines(text: string): NumberedLine[] {
  return splitLines(text).flatMap(splitOrders);
}

export function isSeveral(text: string): boolean {
  return splitOrders({ line: 1, text }).length > 1;
}
