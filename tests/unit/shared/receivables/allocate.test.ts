import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocate, inPayingOrder, takeBack } from '@/lib/shared/receivables/allocate';

const cents = fc.integer({ min: 0, max: 10_000 });
const sumOf = (parts: readonly { cents: number }[]) => parts.reduce((sum, part) => sum + part.cents, 0);

it('allocate gives each item as much as it has room for, before the next', () => {
  const items = [{ open: 300 }, { open: 0 }, { open: 500 }, { open: 100 }];
  expect(allocate(450, items, ({ open }) => open)).toEqual({
    shares: [
      { item: items[0], cents: 300 },
      { item: items[2], cents: 150 },
    ],
    leftCents: 0,
  });
});

it('allocate loses and makes no cent, passes no room, and leaves something only where all are full', () => {
  fc.assert(
    fc.property(cents, fc.array(cents), (amount, rooms) => {
      const items = rooms.map((room) => ({ room }));
      const { shares, leftCents } = allocate(amount, items, ({ room }) => room);
      expect(sumOf(shares) + leftCents).toBe(amount);
      expect(shares.every(({ item, cents: share }) => share > 0 && share <= item.room)).toBe(true);
      const all = rooms.reduce((sum, room) => sum + room, 0);
      expect(leftCents).toBe(Math.max(0, amount - all));
    }),
  );
});

const invoice = (invoiceNumber: string, dueOn: string, day = 1) => ({
  ...{ invoiceNumber, dueOn },
  issuedAt: new Date(Date.UTC(2026, 9, day)),
});
const invoices = [
  invoice('INV-000003', '2026-12-01'),
  invoice('INV-000001', '2026-11-01', 2),
  invoice('INV-000002', '2026-11-01', 1),
  invoice('INV-000004', '2026-12-24'),
];

it('inPayingOrder has the named ones first, in the order they are named, then the oldest due', () => {
  const order = (named: string[]) =>
    inPayingOrder(invoices, named, ({ invoiceNumber }) => invoiceNumber).map(({ invoiceNumber }) =>
      invoiceNumber.at(-1),
    );
  expect(order([])).toEqual(['2', '1', '3', '4']);
  expect(order(['INV-000004', 'INV-000003', 'INV-000099'])).toEqual(['4', '3', '2', '1']);
});

it('takeBack takes what became credit first, then the newest allocation', () => {
  const payment = {
    allocations: [
      { invoice: 1, cents: 300 },
      { invoice: 2, cents: 200 },
    ],
    unappliedCents: 50,
  };
  expect(takeBack(payment, 300)).toEqual({
    allocations: [{ invoice: 1, cents: 250 }],
    unappliedCents: 0,
    taken: [
      { item: payment.allocations[1], cents: 200 },
      { item: payment.allocations[0], cents: 50 },
    ],
    creditCents: 50,
  });
});

it('takeBack takes as much as there is and as was asked for, and nothing twice', () => {
  fc.assert(
    fc.property(
      fc.array(cents.map((share) => ({ cents: share + 1 }))),
      cents,
      cents,
      (allocations, unappliedCents, amount) => {
        const before = sumOf(allocations) + unappliedCents;
        const after = takeBack({ allocations, unappliedCents }, amount);
        const left = sumOf(after.allocations) + after.unappliedCents;
        expect(left).toBe(Math.max(0, before - amount));
        expect(sumOf(after.taken) + after.creditCents).toBe(before - left);
        expect(after.allocations.every((one) => one.cents > 0)).toBe(true);
        if (after.taken.length > 0) expect(after.unappliedCents).toBe(0);
      },
    ),
  );
});
