import type { Line } from './list-row';

/** How many lines a quoted cell may go on. */
const QUOTED_LINES_MAX = 20;

/** The longest line that is read, in characters; a longer one is shown as it is. */
export const LINE_MAX = 1_000;

/** A cell that begins with a quotation mark which the text does not close. */
const OPEN_QUOTE = /(?:^|[\t;|,]) *"(?:[^"]|"")*$/;

/** The text that a quoted cell of this line goes on to, and how many lines that is; the line alone where nothing closes it. */
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

function splitLines(text: string): Line[] {
  const all = text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const lines: Line[] = [];
  for (let index = 0; index < all.length; ) {
    const row = wholeRow(all, index);
    if (row.text.trim() !== '') lines.push({ line: index + 1, text: row.text });
    index += row.count;
  }
  return lines;
}

/** Several orders in one line, each with its mark: `10 x FL-BV 125, 5 x FL-CW-24`. */
function splitOrders({ line, text }: Line): Line[] {
  const parts = text.split(/[;,]\s+(?=\p{Nd})/u);
  const isOrder = (part: string) => /^\s*\p{Nd}[\p{Nd}.']*\s*[x×*]\s*\S/iu.test(part);
  return parts.length > 1 && parts.every(isOrder)
    ? parts.map((part) => ({ line, text: part }))
    : [{ line, text }];
}

/**
 * Splits pasted text into lines, whatever ends them, and a line with several orders into one each; a quoted cell with line
 * breaks is one line. Blank lines are left out.
 */
export function listLines(text: string): Line[] {
  return splitLines(text).flatMap(splitOrders);
}

/** Whether a line is several orders, which are to be read one by one. */
export function isSeveral(text: string): boolean {
  return splitOrders({ line: 1, text }).length > 1;
}
