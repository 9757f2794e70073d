import { shiftDay, wallTime } from '../dates/zoned-days';

/** When the shop ships. Times and days are those of its own time zone. */
export type ShippingCalendar = {
  /** A name of the IANA database. */
  timeZone: string;
  /** 0 to 24. What is ordered before this hour of a working day ships that day: 0 for never, 24 for always. */
  cutOffHour: number;
  /** Days of the week on which goods ship, at least one: 0 for Sunday to 6 for Saturday. */
  workingDays: readonly number[];
  /** Days on which nothing ships: `2026-11-26` once, `12-25` every year. */
  holidays: readonly string[];
  /** Working days until what is not in stock ships, if its tool has no lead time; absent where the shop promises none. */
  leadDays?: number | undefined;
};

export type WantedGoods = {
  quantity: number;
  available: number;
  /** Lead time of this tool in working days, which replaces the shop's. */
  leadDays?: number | undefined;
};

/** Two years without a working day: nothing ever ships. */
const SEARCHED_DAYS = 731;

function isWorkingDay(day: string, { workingDays, holidays }: ShippingCalendar): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return workingDays.includes(weekday) && !holidays.includes(day) && !holidays.includes(day.slice(5));
}

/** Returns the first working day that is not before a day; null if there is none. */
function workingDayFrom(day: string, calendar: ShippingCalendar): string | null {
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead += 1) {
    const candidate = shiftDay(day, { days: ahead });
    if (isWorkingDay(candidate, calendar)) return candidate;
  }
  return null;
}

/** Returns how many working days later than goods in stock these ship: 0 if they are in stock, undefined if nothing is promised. */
export function leadDaysOf(
  { quantity, available, leadDays }: WantedGoods,
  calendar: Pick<ShippingCalendar, 'leadDays'>,
): number | undefined {
  return quantity <= available ? 0 : (leadDays ?? calendar.leadDays);
}

/** Returns how many working days later than goods in stock the last of several lines ships; undefined if one has no promise. */
export function longestLeadDays(
  lines: readonly WantedGoods[],
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
 * Returns the day on which goods ordered now are expected to ship, in the shop's time zone: `2026-11-23`. What is in stock ships
 * on the working day itself until the cut-off hour, else on the next one; what is not in stock ships the lead time later.
 * Null where nothing can be promised: not in stock and no lead time, or a calendar without a working day.
 */
export function shipDay(goods: WantedGoods, calendar: ShippingCalendar, now: Date): string | null {
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

/** Returns the day on which the last of several lines is expected to ship; null if one of them has none, or there are none. */
export function lastShipDay(
  lines: readonly WantedGoods[],
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
