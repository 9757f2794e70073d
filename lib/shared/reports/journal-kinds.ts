/** In the order in which sums of them are listed. */
export const JOURNAL_KINDS = [
  'invoice',
  'credit-note',
  'payment',
  'reversal',
  'card-payment',
  'card-refund',
] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];
