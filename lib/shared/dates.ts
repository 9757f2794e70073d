import { CURRENCY } from './brand';

const DAY = new Intl.DateTimeFormat(CURRENCY.locale, { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat(CURRENCY.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** An ISO 8601 moment as its day in UTC: `Nov 21, 2026`. The same in server and browser, wherever they stand. */
export function formatDay(iso: string): string {
  return DAY.format(new Date(iso));
}

/** An ISO 8601 moment with its time: `Nov 21, 2026, 7:10 AM UTC`. */
export function formatMoment(iso: string): string {
  return `${MOMENT.format(new Date(iso))} UTC`;
}
