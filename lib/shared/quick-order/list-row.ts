import type { QuantityFault, WrittenQuantity } from '../quantity/read-quantity';
import type { ColumnKind } from '../tables/header-words';
import type { ColumnUse } from './list-columns';

export const LIST_ROWS_MAX = 1_000;

export type RowFault =
  | Exclude<QuantityFault, 'quantity-required'>
  | 'quantity-missing'
  | 'quantity-unclear'
  | 'quantity-zero'
  | 'quantity-too-large'
  | 'number-shortened';

export type RowQuantity = WrittenQuantity | { problem: RowFault };

/**
 * One way to read a row: a possible article number and its quantity. `within` is the longer text that contains it: if
 * that is an article number, this part is none.
 */
export type RowReading = { article: string; within?: string; quantity: RowQuantity };

/** A text of a table that is neither article number nor quantity nor a figure of a price. */
export type RowNote = {
  /** Rows with the same columns. */
  group: string;
  column: number;
  /** Empty without one. */
  heading: string;
  /** `certain`: its heading is that of a note; `unread`: it is known to be none. */
  kind: 'certain' | 'likely' | 'unread';
  text: string;
  /** What its column was said to hold. */
  use?: NoteUse;
};

/** Uses of columns that say something beside the order of a row. */
export type NoteUse = Extract<ColumnUse, 'reference' | 'note' | 'day'>;

/** `kind` is by heading, or that of quantities; `told` what the column was said to hold. */
export type TableColumn = { heading: string; kind: ColumnKind | undefined; told: ColumnUse | undefined };

/** The cells of a row, in a group of rows with the same columns. */
export type TableCells = { group: string; cells: readonly string[]; columns: readonly TableColumn[] };

/**
 * A row of a pasted list with all its readings: only the catalogue can decide which text is an article number
 * (match-row.ts).
 */
export type ListRow = {
  /** First line in the pasted text, from 1. */
  line: number;
  text: string;
  readings: readonly RowReading[];
  notes?: readonly RowNote[];
  /** Absent for a row that is read as a phrase. */
  table?: TableCells;
  /** It stands above a table's headings and reads as no order: if it names no article, it is a title. */
  isTitle?: true;
  /** True if the rows before it used up the time limit of a list. */
  isUnread?: true;
};

/** A line that is not a row of an order, with the reason; blank lines are not reported. */
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

export type NumberedLine = { line: number; text: string };
