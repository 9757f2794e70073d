import { dayOf } from '../dates/zoned-days';

export const BUDGET_PERIODS = ['month', 'quarter', 'year'] as const;
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number];

const MONTHS_A_QUARTER = 3;

/** The period that a moment belongs to, in the store's time zone: `2026-11`, `2026-Q4` or `2026`. */
export function budgetPeriodOf(period: BudgetPeriod, moment: Date, timeZone: string): string {
  const [year = '', month = ''] = dayOf(moment, timeZone).split('-');
  if (period === 'year') return year;
  if (period === 'month') return `${year}-${month}`;
  return `${year}-Q${Math.ceil(Number(month) / MONTHS_A_QUARTER)}`;
}
