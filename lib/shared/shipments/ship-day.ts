import { shiftDay, wallTime } from '../dates/zoned-days';

/** Times and days are in the shop's time zone. */
export type ShippingCalendar = {
  /** A name of the IANA database. */
  timeZone: string;
  /** 0 to 24. Orders before this hour of a working day ship that day: 0 for never, 24 for always. */
  cutOffHour: number;
  /** 0 for Sunday to 6 for Saturday; at least one. */
  workingDays: readonly number[];
  /** Days without shipping: `2026-11-26` once, `12-25` every year. */
  holidays: readonly string[];
  /** Working days until goods out of stock ship, if the tool has no lead time; absent for no promise. */
  leadDays?: number | undefined;
};

export type RequestedGoods = {
  quantity: number;
  available: number;
  /** Units that can be ordered, where they are more than those available. */
  orderable?: number | undefined;
  leadDays?: number | undefined;
};

/** Two years without a working day: nothing ever ships. */
const SEARCHED_DAYS = 731;

function isWorkingDay(day: string, { workingDays, holidays }: ShippingCalendar): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return workingDays.includes(weekday) && !holidays.includes(day) && !holidays.includes(day.slice(5));
}

/** Returns the first working day on or after this day; null if there is none within two years. */
export function workingDayFrom(day: string, calendar: ShippingCalendar): string | null {
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead += 1) {
    const candidate = shiftDay(day, { days: ahead });
    if (isWorkingDay(candidate, calendar)) return candidate;
  }
  return null;
}

/** In working days: 0 if in stock, undefined without a promise. */
export function leadDaysOf(
  { quantity, available, leadDays }: RequestedGoods,
  calendar: Pick<ShippingCalendar, 'leadDays'>,
): number | undefined {
  return quantity <= available ? 0 : (leadDays ?? calendar.leadDays);
}

/** Returns the lead time of the last of several lines; undefined if one has no promise. */
export function longestLeadDays(
  lines: readonly RequestedGoods[],
  calendar: Pick<ShippingCalendar, 'leadDays'>,
): number | undefined {
  let longest = 0;
  for (const line of lines) {
    const days = leadDaysOf(line, calendar);
    if (days === undefined) return undefined;
    longest = Math.max(longest, days);
  }
  return longest;
}

/**
 * The day on which goods ordered now are expected to ship, in the shop's time zone: `2026-11-23`. Goods in stock ship
 * on the working day itself until the cut-off hour, else on the next one; others the lead time later. Null without a
 * lead time, or without working days.
 */
export function shipDay(goods: RequestedGoods, calendar: ShippingCalendar, now: Date): string | null {
  const leadDays = leadDaysOf(goods, calendar);
  if (leadDays === undefined) return null;
  const clock = new Date(wallTime(now.getTime(), calendar.timeZone));
  const today = clock.toISOString().slice(0, 10);
  const isInTime = clock.getUTCHours() < calendar.cutOffHour;
  let day = workingDayFrom(isInTime ? today : shiftDay(today, { days: 1 }), calendar);
  for (let left = leadDays; left > 0 && day !== null; left -= 1) {
    day = workingDayFrom(shiftDay(day, { days: 1 }), calendar);
  }
  return day;
}

/** Returns the day of the last of several lines; null if one of them has no day, or there are none. */
export function lastShipDay(
  lines: readonly RequestedGoods[],
  calendar: ShippingCalendar,
  now: Date,
): string | null {
  let last: string | null = null;
  for (const line of lines) {
    const day = shipDay(line, calendar, now);
    if (day === null) return null;
    if (last === null || day > last) last = day;
  }
  return last;
}
