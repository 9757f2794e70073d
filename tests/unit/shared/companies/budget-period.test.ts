import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BUDGET_PERIODS, budgetPeriodOf } from '@/lib/shared/companies/budget-period';

const ZONES = ['UTC', 'America/Chicago', 'Europe/Berlin', 'Pacific/Auckland'];
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

it('the period of a budget is that of the day in the store’s time zone', () => {
  const newYear = new Date('2026-12-31T23:30:00Z');
  expect(BUDGET_PERIODS.map((period) => budgetPeriodOf(period, newYear, 'UTC'))).toEqual([
    '2026-12',
    '2026-Q4',
    '2026',
  ]);
  expect(BUDGET_PERIODS.map((period) => budgetPeriodOf(period, newYear, 'Europe/Berlin'))).toEqual([
    '2027-01',
    '2027-Q1',
    '2027',
  ]);
});

it('the period of a budget never goes back, and a month lies in one quarter and one year', () => {
  fc.assert(
    fc.property(moments, moments, fc.constantFrom(...ZONES), (a, b, zone) => {
      const [earlier, later] = a <= b ? [a, b] : [b, a];
      for (const period of BUDGET_PERIODS)
        expect(budgetPeriodOf(period, earlier, zone) <= budgetPeriodOf(period, later, zone)).toBe(true);
      const [month, quarter, year] = BUDGET_PERIODS.map((period) => budgetPeriodOf(period, a, zone));
      expect(month?.startsWith(`${year}-`)).toBe(true);
      expect(quarter?.startsWith(`${year}-Q`)).toBe(true);
      if (month === budgetPeriodOf('month', b, zone))
        expect(budgetPeriodOf('quarter', b, zone)).toBe(quarter);
    }),
  );
});
