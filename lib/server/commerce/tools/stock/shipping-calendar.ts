import { env } from '@/lib/server/platform/config/env';
import { WEEKDAYS } from '@/lib/server/platform/config/settings/trade';
import { dayOf } from '@/lib/shared/dates/zoned-days';
import {
  type RequestedGoods,
  type ShippingCalendar,
  shipDay,
  workingDayFrom,
} from '@/lib/shared/shipments/ship-day';

/** Public: pages pass it to the browser. */
export function shippingCalendar(): ShippingCalendar {
  const settings = env();
  return {
    timeZone: settings.STORE_TIME_ZONE,
    cutOffHour: settings.SHIPPING_CUT_OFF_HOUR,
    workingDays: settings.SHIPPING_DAYS.map((day) => WEEKDAYS.indexOf(day)),
    holidays: settings.SHIPPING_HOLIDAYS,
    ...(settings.SHIPPING_LEAD_DAYS === undefined ? {} : { leadDays: settings.SHIPPING_LEAD_DAYS }),
  };
}

/** The current day in the store's time zone: `2026-11-23`. */
export function shopDay(now: Date = new Date()): string {
  return dayOf(now, env().STORE_TIME_ZONE);
}

/** The day on which reserved units ship if the order is placed or paid at this moment; null if none is promised. */
export function reservedShipDay(at: Date): string | null {
  return shipDay({ quantity: 1, available: 1 }, shippingCalendar(), at);
}

/** The day for which goods ordered at this moment are promised: not before the day on which the buyer wishes them. */
export function promisedDay(goods: RequestedGoods, requestedOn: string | undefined, at: Date): string | null {
  const calendar = shippingCalendar();
  const day = shipDay(goods, calendar, at);
  const isLater = day !== null && requestedOn !== undefined && requestedOn > day;
  return isLater ? workingDayFrom(requestedOn, calendar) : day;
}
