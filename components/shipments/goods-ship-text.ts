import type { CartLine } from '@/lib/shared/cart/cart.schema';
import {
  lastShipDay,
  leadDaysOf,
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

type GoodsLine = Pick<CartLine, 'sku' | 'slug' | 'quantity' | 'available' | 'leadTimeDays'>;

/** A tool sold on request has nothing in stock; null for a tool that is no longer sold. */
export function goodsOf({ slug, quantity, available = 0, leadTimeDays }: GoodsLine): RequestedGoods | null {
  return slug === undefined ? null : { quantity, available, leadDays: leadTimeDays };
}

type Waiting = { skus: string[]; leadDays: number };

/** The lines that delay a cart. Null if all goods are in stock, or a line has no lead time. */
export function waitedFor(
  lines: readonly GoodsLine[],
  calendar: Pick<ShippingCalendar, 'leadDays'>,
): Waiting | null {
  let longest: Waiting = { skus: [], leadDays: 0 };
  for (const line of lines) {
    const goods = goodsOf(line);
    const leadDays = goods ? leadDaysOf(goods, calendar) : undefined;
    if (leadDays === undefined) return null;
    if (leadDays > longest.leadDays) longest = { skus: [line.sku], leadDays };
    else if (leadDays > 0 && leadDays === longest.leadDays) longest.skus.push(line.sku);
  }
  return longest.leadDays === 0 ? null : longest;
}
