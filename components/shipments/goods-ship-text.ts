import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
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

export type LeadTexts = Pick<Texts['shipping'], (typeof LEAD_TEXTS)[number]>;

/** Texts of goods out of stock. */
export const LEAD_TEXTS = [
  'lead',
  'leadOne',
  'leadUntil',
  'made',
  'madeOne',
  'madeUntil',
  'madeParts',
] as const;

export type Shipping = {
  calendar: ShippingCalendar;
  texts: Pick<Texts['shipping'], 'today' | 'on' | 'rule'>;
  /** Present where the lead time of goods out of stock is shown as well. */
  leadTexts?: LeadTexts;
  lead?: string | undefined;
};

/** True if units of it are made to order: beyond stock, and orderable. */
export function isMadeToOrder({ quantity, available, orderable = available }: RequestedGoods): boolean {
  return quantity > available && quantity <= orderable;
}

/** `Made to order, ships in about 15 business days`, or for goods that cannot be ordered when they would ship on request. */
export function leadText(
  goods: readonly RequestedGoods[],
  { calendar, leadTexts }: Pick<Shipping, 'calendar' | 'leadTexts'>,
  language: Language,
): string {
  const leadDays = longestLeadDays(goods, calendar);
  if (leadDays === undefined || !leadTexts) return '';
  const isMade = goods.length === 1 && goods.every(isMadeToOrder);
  if (leadDays === 1) return isMade ? leadTexts.madeOne : leadTexts.leadOne;
  return fillText(isMade ? leadTexts.made : leadTexts.lead, { count: formatNumber(leadDays, language) });
}

/** `Ships Monday`, `4 in stock, 6 ship Fri, Dec 18`, or for goods out of stock `On request: ships about Mon, Nov 30`. Empty where no date is promised. */
export function goodsShipText(
  goods: readonly RequestedGoods[],
  now: Date,
  { calendar, texts, leadTexts }: Shipping,
  language: Language,
): string {
  const day = lastShipDay(goods, calendar, now);
  if (day === null) return '';
  const [only] = goods;
  if (only && goods.length === 1 && isMadeToOrder(only)) {
    const { quantity, available } = only;
    const count = formatNumber(available, language);
    const more = formatNumber(quantity - available, language);
    if (available === 0) return leadText(goods, { calendar, leadTexts }, language);
    return leadTexts ? fillText(leadTexts.madeParts, { count, more, day: shortShipDay(day, language) }) : '';
  }
  if (longestLeadDays(goods, calendar) !== 0) {
    const isMade = goods.every((one) => isMadeToOrder(one) || one.quantity <= one.available);
    const until = isMade ? leadTexts?.madeUntil : leadTexts?.leadUntil;
    return until ? fillText(until, { day: shortShipDay(day, language) }) : '';
  }
  return shipDayText(day, readersDay(now), { texts, language });
}

type GoodsLine = Pick<CartLine, 'sku' | 'slug' | 'quantity' | 'available' | 'orderable' | 'leadTimeDays'>;

/** A tool sold on request has nothing in stock; null for a tool that is no longer sold. */
export function goodsOf(line: GoodsLine): RequestedGoods | null {
  const { slug, quantity, available = 0, orderable, leadTimeDays } = line;
  return slug === undefined ? null : { quantity, available, orderable, leadDays: leadTimeDays };
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
