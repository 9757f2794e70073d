import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { isRefunded, wasPaid } from '@/lib/shared/orders/order-status';
import { JOURNAL_KINDS, type JournalKind } from '@/lib/shared/reports/journal-kinds';
import type { Check, Snapshot } from './snapshot';

/** What the store says of its journal: lines and their sum in dollars, by kind. */
export type JournalSums = Partial<Record<JournalKind, { count: number; sum: number }>>;

const sumOf = <Thing>(things: readonly Thing[], centsOf: (thing: Thing) => number) =>
  things.reduce((sum, thing) => sum + centsOf(thing), 0);

/** By card, however often and by whatever way; never more than it cost. */
function backOf(order: OrderDocument): number {
  const { totals, partRefundedCents = 0, returned, chargedBack } = order;
  if (isRefunded(order)) return totals.totalCents;
  const back = partRefundedCents + (returned?.amountCents ?? 0) + (chargedBack?.amountCents ?? 0);
  return Math.min(totals.totalCents, back);
}

/** Returns what the papers, orders and payments of a snapshot come to, by kind of journal line. */
function centsByKind({ invoices, orders, account }: Snapshot): Record<JournalKind, number> {
  const papers = (kind: 'invoice' | 'credit-note') =>
    sumOf(
      invoices.filter((paper) => paper.kind === kind),
      ({ totalCents }) => totalCents,
    );
  const byCard = orders.filter((order) => wasPaid(order) && order.payBy !== 'account');
  const cards = account.payments.filter(({ method }) => method === 'card');
  const transfers = account.payments.filter(({ method }) => method === 'hand' || method === 'bank');
  const amounts = (payments: typeof cards) => sumOf(payments, ({ amountCents }) => amountCents);
  const reversals = (payments: typeof cards) =>
    sumOf(payments, (payment) => sumOf(payment.reversals, ({ cents }) => cents));
  return {
    invoice: papers('invoice'),
    'credit-note': papers('credit-note'),
    payment: -amounts(transfers),
    reversal: reversals(transfers),
    'card-payment': -sumOf(byCard, ({ totals }) => totals.totalCents) - amounts(cards),
    'card-refund': sumOf(byCard, backOf) + reversals(cards),
  };
}

const journalAddsUp: Check = {
  name: 'the journal adds up with the papers',
  promise:
    'what the journal has of each kind is what invoices, credit notes, payments of companies, and orders that were paid and refunded by card come to',
  violations: (snapshot) => {
    const { journal } = snapshot;
    if (!journal) return [];
    const due = centsByKind(snapshot);
    return JOURNAL_KINDS.flatMap((kind) => {
      const cents = Math.round((journal[kind]?.sum ?? 0) * 100);
      return cents === due[kind] || (cents === 0 && due[kind] === 0)
        ? []
        : [`the journal has ${cents} cents of ${kind}, and ${due[kind]} are due`];
    });
  },
};

export const JOURNAL_CHECKS: readonly Check[] = [journalAddsUp];
