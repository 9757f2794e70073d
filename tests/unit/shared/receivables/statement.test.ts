import fc from 'fast-check';
import { expect, it } from 'vitest';
import { statementLines } from '@/lib/server/commerce/receivables/statement/statement-lines';
import { shiftDay } from '@/lib/shared/dates/zoned-days';
import { ageingOf, overdueDays, owedOf } from '@/lib/shared/receivables/ageing';

it('ageing counts days from the day after the one an invoice is due, across a change of clocks', () => {
  expect(overdueDays('2026-11-27', '2026-11-27')).toBe(0);
  expect(overdueDays('2026-11-27', '2026-11-01')).toBe(0);
  expect(overdueDays('2026-11-26', '2026-11-27')).toBe(1);
  expect(overdueDays('2026-10-20', '2026-11-20')).toBe(31);
});

it.each([
  [0, 'notDue'],
  [1, 'to30'],
  [30, 'to30'],
  [31, 'to60'],
  [60, 'to60'],
  [61, 'to90'],
  [90, 'to90'],
  [91, 'over90'],
])('ageing puts what has been due for %i days under %s', (days, bucket) => {
  const dueOn = shiftDay('2026-11-27', { days: -days });
  const empty = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  expect(ageingOf([{ openCents: 7, dueOn }], '2026-11-27')).toEqual({ ...empty, [bucket]: 7 });
});

it('ageing is owed less credit, and overdue past its day, to the cent', () => {
  const ageing = { notDue: 0.1, to30: 0.2, to60: 0, to90: 0.7, over90: 0 };
  expect(owedOf({ invoiced: 1, credit: 0.3, ageing })).toEqual({ balance: 0.7, overdue: 0.9 });
  expect(owedOf({ invoiced: 0.1, credit: 0.4, ageing: { ...ageing, to30: 0, to90: 0 } })).toEqual({
    ...{ balance: -0.3, overdue: 0 },
  });
});

it('ageing sums to what is open', () => {
  const receivable = fc.record({
    openCents: fc.nat(10_000),
    dueOn: fc.integer({ min: -200, max: 200 }).map((days) => shiftDay('2026-11-27', { days })),
  });
  fc.assert(
    fc.property(fc.array(receivable), (open) => {
      const sums = Object.values(ageingOf(open, '2026-11-27'));
      expect(sums.reduce((sum, each) => sum + each, 0)).toBe(
        open.reduce((sum, { openCents }) => sum + openCents, 0),
      );
    }),
  );
});

const entry = (day: number, amountCents: number) => ({
  at: new Date(Date.UTC(2026, 10, day)),
  amountCents,
});
const period = (from: number, before: number) => ({
  from: new Date(Date.UTC(2026, 10, from)),
  before: new Date(Date.UTC(2026, 10, before)),
});

it('the lines of a statement are those of the period, the oldest first, with the balance after each', () => {
  const entries = [entry(9, -40), entry(2, 100), entry(5, 70), entry(12, 1)];
  expect(statementLines(entries, period(5, 12))).toEqual({
    openingCents: 100,
    closingCents: 130,
    lines: [
      { ...entry(5, 70), balanceCents: 170 },
      { ...entry(9, -40), balanceCents: 130 },
    ],
  });
});

it('the lines of a statement lead from the opening to the closing balance, and periods follow each other', () => {
  const entries = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer()).map(([day, cents]) => entry(day, cents)),
  );
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 28 }), (all, cut) => {
      const [first, second] = [statementLines(all, period(1, cut)), statementLines(all, period(cut, 30))];
      expect(second.openingCents).toBe(first.closingCents);
      expect(second.closingCents).toBe(all.reduce((sum, { amountCents }) => sum + amountCents, 0));
      expect(first.lines.length + second.lines.length).toBe(all.length);
      expect(second.lines.at(-1)?.balanceCents ?? second.openingCents).toBe(second.closingCents);
    }),
  );
});
