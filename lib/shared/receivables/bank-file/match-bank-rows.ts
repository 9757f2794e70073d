import type { BankRowCode } from '../../messages/bank-row-messages';
import { CURRENCY } from '../../site/currency';
import { PAYMENT_MAX } from '../receivable-fields.schema';
import { namedPapers, type Papers } from './named-papers';
import { OpenReceivables, type OwedInvoice, type PaymentPlan } from './open-receivables';
import { ComparedPayment, type SaidPayment } from './same-payment';

export const BANK_ROW_OUTCOMES = [
  'matched',
  'duplicate',
  'paid',
  'ambiguous',
  'unmatched',
  'skipped',
] as const;
export type BankRowOutcome = (typeof BANK_ROW_OUTCOMES)[number];

export type BankRow = {
  date: string;
  cents: number;
  text: string;
  reference: string;
  payer?: string | undefined;
  /** The importer's decision: whose row it is, that it is not to be booked, or is credit though it was paid. */
  companyId?: string | undefined;
  leaveOut?: boolean | undefined;
  asCredit?: boolean | undefined;
};

/** By what an invoice was paid, or a row booked. */
export type PaidBy = { day: string; reference: string };

export type BookedPayment = SaidPayment & { method: 'hand' | 'bank' };

export type Known = {
  papers: Papers;
  /** Transfers of the rows' days that were not taken back. */
  booked: readonly BookedPayment[];
  open: readonly OwedInvoice[];
  /** The last payment of an invoice that was paid. */
  paidBy: ReadonlyMap<string, PaidBy>;
  today: string;
};

export type MatchedRow = {
  outcome: BankRowOutcome;
  code: BankRowCode;
  companyId?: string;
  /** Those that the row names, in its order. */
  invoices?: string[];
  paidBy?: PaidBy;
  plan?: PaymentPlan;
};

/** Payments by day and amount, each of which can be found by one row. */
class Bookings {
  readonly #byKey = new Map<string, { compared: ComparedPayment; payment: BookedPayment }[]>();

  constructor(payments: readonly BookedPayment[]) {
    for (const payment of payments) {
      const compared = new ComparedPayment(payment);
      const alike = this.#byKey.get(compared.key);
      if (alike) alike.push({ compared, payment });
      else this.#byKey.set(compared.key, [{ compared, payment }]);
    }
  }

  take(row: SaidPayment, isIt: (found: BookedPayment, isSame: boolean) => boolean): PaidBy | null {
    const compared = new ComparedPayment(row);
    const alike = this.#byKey.get(compared.key) ?? [];
    const place = alike.findIndex((one) => isIt(one.payment, compared.isSame(one.compared)));
    const [found] = place < 0 ? [] : alike.splice(place, 1);
    return found ? { day: found.payment.date, reference: found.payment.reference } : null;
  }
}

type State = { bookings: Bookings; open: OpenReceivables; paidBy: Map<string, PaidBy> };

function matchRow(row: BankRow, { papers, today }: Known, { bookings, open, paidBy }: State): MatchedRow {
  if (row.cents <= 0) return { outcome: 'unmatched', code: 'bank-row-no-income' };
  const { companyIds, invoices } = namedPapers(row, papers);
  const [companyId, ...others] = companyIds;
  const said = { ...row, companyId: others.length > 0 ? undefined : companyId };
  const before = bookings.take(said, (_, isSame) => isSame);
  if (before) return { outcome: 'duplicate', code: 'bank-row-booked', paidBy: before };
  if (row.leaveOut) return { outcome: 'skipped', code: 'bank-row-skipped' };
  if (row.date > today) return { outcome: 'unmatched', code: 'bank-row-later' };
  if (companyId === undefined) return { outcome: 'unmatched', code: 'bank-row-unnamed' };
  if (others.length > 0) return { outcome: 'ambiguous', code: 'bank-row-ambiguous' };
  if (row.cents > PAYMENT_MAX * CURRENCY.scale) return { outcome: 'unmatched', code: 'bank-row-too-large' };
  const matched = { companyId, invoices };
  if (!row.asCredit) {
    const byHand = bookings.take(said, (one) => one.method === 'hand' && one.companyId === companyId);
    const isPaid = invoices.length > 0 && open.openCents(companyId, invoices) === 0;
    const by = byHand ?? (isPaid ? (invoices.map((each) => paidBy.get(each)).find(Boolean) ?? null) : null);
    if (by) return { outcome: 'paid', code: 'bank-row-paid', ...matched, paidBy: by };
  }
  const plan = open.pay(companyId, row.cents, invoices);
  for (const { invoiceNumber } of plan.pays)
    paidBy.set(invoiceNumber, { day: row.date, reference: row.reference });
  return { outcome: 'matched', code: 'bank-row-matched', ...matched, plan };
}

/**
 * Whose money each row of a bank's file is, and what it pays, one after the other. A row is the same as a payment that was
 * booked if day, amount, and text or reference are; each payment is found by one row, so that two equal transfers of one file are two.
 */
export function* matchBankRows(rows: readonly BankRow[], known: Known): Generator<undefined, MatchedRow[]> {
  const state = {
    bookings: new Bookings(known.booked),
    open: new OpenReceivables(known.open),
    paidBy: new Map(known.paidBy),
  };
  const matched: MatchedRow[] = [];
  for (const row of rows) {
    matched.push(matchRow(row, known, state));
    yield;
  }
  return matched;
}
