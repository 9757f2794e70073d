import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import {
  cardPaymentEntries,
  cardRefundEntries,
  type EntryBatches,
  type JournalEntry,
  type JournalPayment,
  mergeEntries,
  paperEntry,
  paymentEntries,
  type RefundedOrder,
  reversalEntries,
} from '@/lib/server/commerce/reports/journal/journal-entries';
import { journalDays } from '@/lib/server/commerce/reports/tax/report-period';
import { dayOf } from '@/lib/shared/dates/zoned-days';

const dayIn = (at: Date) => dayOf(at, 'America/New_York');
/** Still the day before in the shop's zone. */
const NIGHT = new Date('2026-11-21T02:00:00Z');
const orderId = new ObjectId();
const companyId = new ObjectId();

const paper = {
  ...{ number: 'INV-000001', issuedAt: NIGHT, orderId, orderNumber: 'ORD-1', totalCents: 12_500 },
  ...{ kind: 'invoice' as const, buyer: { name: 'Robin' } },
};
const payment: JournalPayment = {
  ...{ companyId, method: 'bank', amountCents: 5_000, reference: 'E2E-1', receivedOn: '2026-11-10' },
  ...{ createdAt: NIGHT, reversals: [{ cents: 2_000, at: NIGHT, reason: 'Bounced' }] },
};
const order: RefundedOrder = {
  ...{ _id: orderId, number: 'ORD-1', buyerName: '', transactionId: 'pi_1' },
  ...{ payment: 'refunded', fulfilment: 'cancelled', endedAt: NIGHT },
  totals: { goodsCents: 10_000, shippingCents: 0, taxCents: 0, totalCents: 10_000 },
  partRefunds: [
    {
      ...{ id: new ObjectId(), part: 1, at: new Date('2026-11-02T12:00:00Z'), amountCents: 1_000, lines: [] },
      ...{ actorId: new ObjectId(), idempotency: { key: 'k', fingerprint: 'f' } },
    },
  ],
};

it('a journal has papers on the day they were issued in the shop’s zone, to the company that they name', () => {
  expect(paperEntry(paper, dayIn)).toEqual({
    ...{ day: '2026-11-20', at: NIGHT, kind: 'invoice', number: 'INV-000001', buyer: 'Robin' },
    ...{ orderId, orderNumber: 'ORD-1', cents: 12_500 },
  });
  const note = { ...paper, kind: 'credit-note' as const, totalCents: -2_500 };
  const billTo = { number: 'CO-1', name: 'Works Ltd.', billing: {} as never };
  expect(paperEntry({ ...note, billTo }, dayIn)).toMatchObject({
    ...{ kind: 'credit-note', buyer: 'Works Ltd.', companyNumber: 'CO-1', cents: -2_500 },
  });
});

it('a journal has payments on the day they were received, and reversals on the day they were written', () => {
  expect(paymentEntries(payment)).toEqual([
    { day: '2026-11-10', at: NIGHT, kind: 'payment', number: 'E2E-1', companyId, cents: -5_000 },
  ]);
  expect(reversalEntries(payment, dayIn)).toEqual([
    { day: '2026-11-20', at: NIGHT, kind: 'reversal', number: 'E2E-1', companyId, cents: 2_000 },
  ]);
});

it('a journal has payments of invoices by card as money by card, with its last digits', () => {
  const byCard: JournalPayment = {
    ...payment,
    method: 'card',
    orderId,
    cardLast4: '4242',
    reference: 'pi_2',
  };
  expect(paymentEntries(byCard)).toMatchObject([
    { kind: 'card-payment', number: 'pi_2', card: '4242', orderId, cents: -5_000 },
  ]);
  expect(reversalEntries(byCard, dayIn)).toMatchObject([{ kind: 'card-refund', cents: 2_000 }]);
});

it('a journal has no payment of a credit note that became credit', () => {
  const credit: JournalPayment = { ...payment, method: 'credit-note' };
  expect([...paymentEntries(credit), ...reversalEntries(credit, dayIn)]).toEqual([]);
});

it('a journal has what a card paid of an order and each time some of it went back, all of it at most', () => {
  expect(cardPaymentEntries({ ...order, paidAt: NIGHT }, dayIn)).toMatchObject([
    { day: '2026-11-20', kind: 'card-payment', number: 'pi_1', buyer: 'Closed account', cents: -10_000 },
  ]);
  const backBy = (of: Parameters<typeof cardRefundEntries>[1], more: Partial<RefundedOrder> = {}) =>
    cardRefundEntries({ ...order, ...more }, of, dayIn).map(({ day, cents }) => [day, cents]);
  expect(backBy({ way: 'part', part: 1 })).toEqual([['2026-11-02', 1_000]]);
  expect(backBy({ way: 'rest' })).toEqual([['2026-11-20', 9_000]]);
  expect(backBy({ way: 'part', part: 2 })).toEqual([]);
  const lost = { payment: 'paid', chargedBack: { amountCents: 10_000, at: NIGHT } } as const;
  expect(backBy({ way: 'charged-back' }, lost)).toEqual([['2026-11-20', 9_000]]);
  expect(backBy({ way: 'rest' }, lost)).toEqual([]);
});

const entry = (day: string, hour: number, number: string): JournalEntry => ({
  ...{ day, at: new Date(Date.UTC(2026, 10, 1, hour)), kind: 'invoice', number, cents: 1 },
});

async function* inBatches(...batches: JournalEntry[][]): EntryBatches {
  yield* batches;
}

it('a journal is one list of its sources, the oldest first, however they are read', async () => {
  const merged: string[] = [];
  const batches = mergeEntries([
    inBatches([entry('2026-11-01', 1, 'a'), entry('2026-11-01', 5, 'd')], [], [entry('2026-11-03', 1, 'g')]),
    inBatches(),
    inBatches([entry('2026-11-01', 2, 'b')], [entry('2026-11-01', 2, 'c'), entry('2026-11-02', 0, 'e')]),
    inBatches([entry('2026-11-02', 0, 'f')]),
  ]);
  for await (const batch of batches) merged.push(...batch.map(({ number }) => number));
  expect(merged.join('')).toBe('abcdefg');
});

it('a journal that is read no further ends what it reads', async () => {
  let isOpen = true;
  async function* endless(): EntryBatches {
    try {
      for (;;) yield Array.from({ length: 400 }, () => entry('2026-11-01', 1, 'a'));
    } finally {
      isOpen = false;
    }
  }
  for await (const batch of mergeEntries([endless(), endless()])) {
    expect(batch).toHaveLength(500);
    break;
  }
  expect(isOpen).toBe(false);
});

it('a journal is of the current month, and of 400 days at most', () => {
  const today = '2026-11-30';
  expect(journalDays({}, today)).toEqual({ from: '2026-11-01', to: today });
  expect(journalDays({ to: '2026-10-15' }, today)).toEqual({ from: '2026-10-01', to: '2026-10-15' });
  expect(journalDays({ from: '2026-12-05' }, today)).toEqual({ from: '2026-12-05', to: '2026-12-05' });
  expect(journalDays({ from: '2025-10-27' }, today)).toEqual({ from: '2025-10-27', to: today });
  expect(() => journalDays({ from: '2025-10-26' }, today)).toThrow();
  expect(() => journalDays({ from: '2026-11-02', to: '2026-11-01' }, today)).toThrow();
});
