import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import { WEEKDAYS } from '@/lib/server/platform/config/settings';
import type { ShippingCalendar } from '@/lib/shared/shipping/ship-day';

/** Returns when the shop ships, by its settings. Nothing of it is secret: pages hand it to the browser. */
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
