import { CURRENCY } from '../site/currency';
import type { BankRowCode } from './bank-row-messages';
import { namedIn } from './named-numbers';

/** The most that is one payment. */
export const PAYMENT_MAX = 9_999_999.99;

export const BANK_ROW_OUTCOMES = ['matched', 'duplicate', 'ambiguous', 'unmatched'] as const;
export type BankRowOutcome = (typeof BANK_ROW_OUTCOMES)[number];

export type BankRow = { date: string; cents: number; text: string; reference: string };

/** An order of a company, with its invoice once it has one. */
export type NamedPaper = { companyId: string; invoiceNumber?: string };

export type MatchedRow = {
  outcome: BankRowOutcome;
  code: BankRowCode;
  companyId?: string;
  /** Those that the row names, in its order. */
  invoices?: string[];
};

type Known = {
  /** By the numbers of orders and invoices. */
  papers: ReadonlyMap<string, NamedPaper>;
  /** References of bank payments. */
  booked: ReadonlySet<string>;
  today: string;
};

function matchRow(row: BankRow, { papers, booked, today }: Known, earlier: ReadonlySet<string>): MatchedRow {
  if (row.cents <= 0) return { outcome: 'unmatched', code: 'bank-row-no-income' };
  if (booked.has(row.reference)) return { outcome: 'duplicate', code: 'bank-row-booked' };
  if (earlier.has(row.reference)) return { outcome: 'duplicate', code: 'bank-row-repeated' };
  if (row.date > today) return { outcome: 'unmatched', code: 'bank-row-later' };
  const named = namedIn(row.text, papers);
  const [companyId, ...others] = new Set(named.map((paper) => paper.companyId));
  if (companyId === undefined) return { outcome: 'unmatched', code: 'bank-row-unnamed' };
  if (others.length > 0) return { outcome: 'ambiguous', code: 'bank-row-ambiguous' };
  if (row.cents > PAYMENT_MAX * CURRENCY.scale) return { outcome: 'unmatched', code: 'bank-row-too-large' };
  const invoices = named.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
  return { outcome: 'matched', code: 'bank-row-matched', companyId, invoices: [...new Set(invoices)] };
}

/** Whose money each row of a bank's file is. A row repeats an earlier one with its reference. */
export function matchBankRows(rows: readonly BankRow[], known: Known): MatchedRow[] {
  const earlier = new Set<string>();
  return rows.map((row) => {
    const matched = matchRow(row, known, earlier);
    if (row.cents > 0) earlier.add(row.reference);
    return matched;
  });
}
