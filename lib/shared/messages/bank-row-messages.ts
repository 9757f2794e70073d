/** The result of a row of a bank's file, and why. In their own file, since few pages need them. */
export const BANK_ROW = {
  'bank-row-matched': 'Pays {company}',
  'bank-row-booked': 'Booked before',
  'bank-row-paid': 'Already paid on {day} by {reference}',
  'bank-row-skipped': 'Left out',
  'bank-row-ambiguous': 'Names invoices or orders of several companies',
  'bank-row-unnamed': 'Names no invoice or order of a company',
  'bank-row-no-income': 'No money that came in',
  'bank-row-too-large': 'More than one payment can be',
  'bank-row-later': 'Its day is after today',
} as const;
export type BankRowCode = keyof typeof BANK_ROW;
export const BANK_ROW_CODES = Object.keys(BANK_ROW) as [BankRowCode, ...BankRowCode[]];
