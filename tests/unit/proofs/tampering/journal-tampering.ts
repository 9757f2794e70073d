import type { Snapshot } from '@/proofs/checks/snapshot';
import { withCardPayment, withReceivables } from '../with-receivables';
import type { Tamperings } from './tampering';

/** The journal of a sound snapshot: two invoices of $62.50 and $37.50 by card, of which the second went back. */
export function withJournal(snapshot: Snapshot): NonNullable<Snapshot['journal']> {
  snapshot.journal = {
    invoice: { count: 2, sum: 100 },
    'credit-note': { count: 1, sum: -37.5 },
    'card-payment': { count: 2, sum: -100 },
    'card-refund': { count: 1, sum: 37.5 },
  };
  return snapshot.journal;
}

/** The same with what a company owes: another invoice of $62.50, of which $31.25 are paid, and $10 more that went back. */
export function withOwedJournal(snapshot: Snapshot, by: 'hand' | 'card'): void {
  if (by === 'hand') withReceivables(snapshot);
  else withCardPayment(snapshot);
  const journal = withJournal(snapshot);
  journal.invoice = { count: 3, sum: 162.5 };
  if (by === 'hand')
    Object.assign(journal, { payment: { count: 1, sum: -41.25 }, reversal: { count: 1, sum: 10 } });
  else
    Object.assign(journal, {
      'card-payment': { count: 3, sum: -141.25 },
      'card-refund': { count: 2, sum: 47.5 },
    });
}

/** Ways in which a journal is not what the papers say. */
export const JOURNAL_TAMPERING: Tamperings = {
  'the journal adds up with the papers': {
    'an invoice that the journal lacks'(s) {
      withJournal(s).invoice = { count: 1, sum: 62.5 };
    },
    'a credit note of another amount'(s) {
      withJournal(s);
      s.invoices.find(({ kind }) => kind === 'credit-note')!.totalCents -= 1;
    },
    'money by card for an order that was not paid'(s) {
      withJournal(s)['card-payment'] = { count: 3, sum: -225 };
    },
    'a refund by card that no order has'(s) {
      withJournal(s)['card-refund'] = { count: 2, sum: 38.5 };
    },
    'a payment of a company that is there twice'(s) {
      withOwedJournal(s, 'hand');
      s.journal!.payment = { count: 2, sum: -82.5 };
    },
    'a reversal that the journal lacks'(s) {
      withOwedJournal(s, 'hand');
      delete s.journal!.reversal;
    },
    'a card payment of a company that counts as a transfer'(s) {
      withOwedJournal(s, 'card');
      Object.assign(s.journal!, {
        payment: { count: 1, sum: -41.25 },
        'card-payment': { count: 2, sum: -100 },
      });
    },
  },
};
