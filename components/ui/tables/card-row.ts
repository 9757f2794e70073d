/** A row of a `Table` which as a card has two or three lines of two facts, in place of a line a column. */
export const CARD_ROW =
  'as-cards:grid-cols-[minmax(0,1fr)_auto] as-cards:items-baseline as-cards:gap-x-3 as-cards:gap-y-0.5';

/** The fact at the start of a line, and the one at its end. */
export const CARD_START = 'as-cards:col-start-1 as-cards:justify-start as-cards:text-start';
export const CARD_END = 'as-cards:col-start-2 as-cards:justify-end as-cards:text-end';

/** What goes on beside the first fact while there is room. */
export const CARD_FLOW = 'flex min-w-0 flex-wrap items-baseline gap-x-2 as-table:grid';
