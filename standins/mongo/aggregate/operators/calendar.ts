/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** The day of the year, from 1, of a date's UTC fields. */
export function dayOfYear(date: Date): number {
  const start = new Date(0);
  start.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return Math.floor((date.getTime() - start.getTime()) / DAY_MS) + 1;
}

/** The day of the week, 1 (Monday) to 7 (Sunday). */
export function isoDayOfWeek(date: Date): number {
  return date.getUTCDay() || 7;
}

/** The week of the year, 0 to 53: week 1 begins with the first Sunday. */
export function weekOfYear(date: Date): number {
  return Math.floor((dayOfYear(date) + 6 - date.getUTCDay()) / 7);
}

/** Week and year as ISO 8601 counts them: week 1 holds the year's first Thursday. */
export function isoWeekOf(date: Date): { week: number; year: number } {
  const thursday = new Date(date.getTime() + (4 - isoDayOfWeek(date)) * DAY_MS);
  return { week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1, year: thursday.getUTCFullYear() };
}

/** The Monday with which an ISO year begins, at midnight UTC. */
export function startOfIsoYear(year: number): Date {
  const fourth = new Date(0);
  fourth.setUTCFullYear(year, 0, 4);
  return new Date(fourth.getTime() - (isoDayOfWeek(fourth) - 1) * DAY_MS);
}

/** A date some months later or earlier; a day the month does not have becomes its last. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(moved);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  moved.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return moved;
}
