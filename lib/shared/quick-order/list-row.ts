import type { QuantityFault, WrittenQuantity } from '../quantity/read-quantity';

/** What keeps a row from being taken as it is; each has a sentence (quick-order-messages.ts). */
export type RowFault =
  | Exclude<QuantityFault, 'quantity-required'>
  | 'quantity-missing'
  | 'quantity-unclear'
  | 'quantity-zero'
  | 'quantity-too-large'
  | 'number-shortened';

/** How many, as it is written, or why that is not known. */
export type RowQuantity = WrittenQuantity | { problem: RowFault };

/**
 * One way to read a row: a text that may be an article number, and how many of it. `within` is the longer text it is a part
 * of: where that is an article number, the part is none.
 */
export type RowReading = { article: string; within?: string; quantity: RowQuantity };

/**
 * A row of a pasted list. A row that can be read in several ways has a reading for each: only the catalogue can tell which
 * of the texts is an article number (match-row.ts).
 */
export type ListRow = {
  /** Where it begins in the pasted text, from 1. */
  line: number;
  /** As pasted. */
  text: string;
  readings: readonly RowReading[];
  /** It was not read, since the rows before it took all that one list may cost. */
  isUnread?: true;
};

/** A line that is not a row of an order, and what it was taken for; blank lines are not reported. */
export type SkippedLine = {
  line: number;
  text: string;
  why: 'header' | 'comment' | 'total' | 'rule' | 'note';
};

export type ReadList = {
  rows: ListRow[];
  skipped: SkippedLine[];
  /** Rows beyond the limit, which were not read. */
  beyond: number;
};

/** A line with the number of its first line in the text. */
export type Line = { line: number; text: string };
