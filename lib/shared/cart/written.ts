import { QUANTITY_MAX } from '../quantity/quantity-rules';

export const WRITTEN_TEXT_MAX = 300;

/** The row of a buyer's list: the units it asks for, and its text as it was written. */
export type Written = { quantity: number; text: string };

/** One line without control characters, with an arrow for each tab. */
export function writtenText(row: string): string {
  return row
    .trim()
    .replaceAll('\t', ' ⇥ ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
}

function cut(text: string): string {
  const letters = [...text];
  return letters.length <= WRITTEN_TEXT_MAX ? text : `${letters.slice(0, WRITTEN_TEXT_MAX - 1).join('')}…`;
}

export function addWritten(before: Written | undefined, next: Written | undefined): Written | undefined {
  if (!next) return before;
  const texts = [before?.text ?? '', next.text].filter((text) => text !== '');
  const quantity = Math.min(QUANTITY_MAX, (before?.quantity ?? 0) + next.quantity);
  return { quantity, text: cut(texts.join(' · ')) };
}

/** Returns the row after a change of the line: an addition adds to it, a new quantity keeps it unless it has one of its own. */
export function writtenAfter(
  before: Written | undefined,
  change: { op: 'add' | 'set'; written?: Written | null | undefined },
): Written | undefined {
  if (change.op === 'add') return addWritten(before, change.written ?? undefined);
  return change.written === undefined ? before : (change.written ?? undefined);
}
