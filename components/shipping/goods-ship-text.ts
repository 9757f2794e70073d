import {
  lastShipDay,
  longestLeadDays,
  type ShippingCalendar,
  type WantedGoods,
} from '@/lib/shared/shipping/ship-day';
import { readersDay, shipDayText, shortShipDay } from '@/lib/shared/shipping/ship-day-text';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** What a page hands on to say when something ships. */
export type Shipping = {
  calendar: ShippingCalendar;
  texts: Pick<Texts['shipping'], 'today' | 'on' | 'rule'>;
  /** Where the lead time of what is not in stock is told as well. */
  leadTexts?: Pick<Texts['shipping'], 'lead' | 'leadOne' | 'leadUntil'>;
  /** What cards on the same page say of tools that are not in stock. */
  lead?: string | undefined;
};

/**
 * Says when all of these goods will have shipped, if they are ordered now: `Ships Monday`, of what is not in stock `On request:
 * ships about Mon, Nov 30`. Empty where no date is promised.
 */
export function goodsShipText(
  goods: readonly WantedGoods[],
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
