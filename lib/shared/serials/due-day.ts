import { shiftDay } from '../dates/zoned-days';

type Calibrated = { calibratedOn?: string | undefined; dueOn?: string | undefined };

/** The day on which the next calibration is due after one of this day; undefined where the tool has no interval. */
export function dueAfter(day: string, calibrationMonths: number | null | undefined): string | undefined {
  return calibrationMonths ? shiftDay(day, { months: calibrationMonths }) : undefined;
}

/**
 * Returns what a calibration of this day changes; null if a later or equal one is known. Without an interval, a due day that is over with
 * it is removed (`null`), and a later one stays.
 */
export function calibrationChange(
  { calibratedOn, dueOn }: Calibrated,
  day: string,
  calibrationMonths: number | null | undefined,
): { calibratedOn: string; dueOn?: string | null } | null {
  if (calibratedOn !== undefined && calibratedOn >= day) return null;
  const next = dueAfter(day, calibrationMonths);
  if (next !== undefined) return { calibratedOn: day, dueOn: next };
  return dueOn !== undefined && dueOn <= day ? { calibratedOn: day, dueOn: null } : { calibratedOn: day };
}
