import { shiftDay } from '../dates/zoned-days';
import { toCents, toDollars } from '../numbers/money';

const DAY_MS = 24 * 3_600_000;

/** Whole days from the day an invoice is due to `today`, both `2026-12-24`; 0 until then. */
export function overdueDays(dueOn: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS));
}

export const AGEING_BUCKETS = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;
export type AgeingBucket = (typeof AGEING_BUCKETS)[number];

const LAST_DAY: Readonly<Record<Exclude<AgeingBucket, 'over90'>, number>> = {
  notDue: 0,
  to30: 30,
  to60: 60,
  to90: 90,
};

/** The ages that a list is filtered by, in the order of the buckets. */
export const AGES = ['0', '30', '60', '90', 'over'] as const;

/** The first day to pay in each bucket but the last, the newest first: what is due before all of them is over 90. */
export function firstDaysOf(today: string): string[] {
  return Object.values(LAST_DAY).map((days) => shiftDay(today, { days: -days }));
}

function bucketOf(days: number): AgeingBucket {
  return AGEING_BUCKETS.find((bucket) => bucket === 'over90' || days <= LAST_DAY[bucket]) ?? 'over90';
}

/** Returns what is open, by how long it has been due. */
export function ageingOf(
  open: readonly { openCents: number; dueOn: string }[],
  today: string,
): Record<AgeingBucket, number> {
  const sums: Record<AgeingBucket, number> = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const { openCents, dueOn } of open) sums[bucketOf(overdueDays(dueOn, today))] += openCents;
  return sums;
}

type Owed = { invoiced: number; credit: number; ageing: Readonly<Record<AgeingBucket, number>> };

/** In dollars: what is open of invoices less credit, and how much of the invoices is past its day. */
export function owedOf({ invoiced, credit, ageing }: Owed): { balance: number; overdue: number } {
  return {
    balance: toDollars(toCents(invoiced) - toCents(credit)),
    overdue: toDollars(toCents(invoiced) - toCents(ageing.notDue)),
  };
}
