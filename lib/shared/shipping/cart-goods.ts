import type { CartLine } from '../cart/cart.schema';
import { leadDaysOf, type ShippingCalendar, type WantedGoods } from './ship-day';

type WantedLine = Pick<CartLine, 'sku' | 'slug' | 'quantity' | 'available' | 'leadTimeDays'>;

/** Returns a line of a cart as goods that ship. Of what is on request nothing is in stock; null for a tool that is not sold any more. */
export function goodsOf({ slug, quantity, available = 0, leadTimeDays }: WantedLine): WantedGoods | null {
  return slug === undefined ? null : { quantity, available, leadDays: leadTimeDays };
}

/** The lines that take longest, by their SKUs, and how many working days longer than goods in stock. */
type Waiting = { skus: string[]; leadDays: number };

/**
 * Returns the lines for which the rest of a cart waits: those with the longest lead time. Null if all of it is in stock, or
 * nothing is promised of one of them.
 */
export function waitedFor(
  lines: readonly WantedLine[],
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
