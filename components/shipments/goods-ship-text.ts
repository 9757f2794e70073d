import {
  lastShipDay,
  longestLeadDays,
  type RequestedGoods,
  type ShippingCalendar,
} from '@/lib/shared/shipments/ship-day';
import { readersDay, shipDayText, shortShipDay } from '@/lib/shared/shipments/ship-day-text';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type Shipping = {
  calendar: ShippingCalendar;
  texts: Pick<Texts['shipping'], 'today' | 'on' | 'rule'>;
  /** Present where the lead time of goods out of stock is shown as well. */
  leadTexts?: Pick<Texts['shipping'], 'lead' | 'leadOne' | 'leadUntil'>;
  lead?: string | undefined;
};

/** `Ships Monday`, or for goods out of stock `On request: ships about Mon, Nov 30`. Empty where no date is promised. */
export function goodsShipText(
  goods: readonly RequestedGoods[],
  now: Date,
  { calendar, texts, leadTexts }: Shipping,
  language: Language,
): string {
  const day = lastShipDay(goods, calendar, now);
  if (day === null) return '';
  if (longestLeadDays(goods, calendar) !== 0)
    return leadTexts ? fillText(leadTexts.leadUntil, { day: shortShipDay(day, language) }) : '';
  return shipDayText(day, readersDay(now), { texts, language });
}
