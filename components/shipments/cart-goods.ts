import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { leadDaysOf, type RequestedGoods, type ShippingCalendar } from '@/lib/shared/shipments/ship-day';

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
