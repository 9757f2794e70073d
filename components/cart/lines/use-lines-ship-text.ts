'use client';
import { useLanguage } from '#use-language';
import { goodsOf } from '@/components/shipments/cart-goods';
import { goodsShipText, type Shipping } from '@/components/shipments/goods-ship-text';
import { useMinute } from '@/lib/client/page/use-minute';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { leadDaysOf } from '@/lib/shared/shipments/ship-day';

/** Returns undefined where all lines are in stock. Cached by lead time: 500 lines have few texts. */
export function useLinesShipText(
  lines: readonly CartLine[],
  shipping: Shipping,
): (line: CartLine) => string | undefined {
  const language = useLanguage();
  const minute = useMinute();
  const isShort = ({ quantity, available = 0, slug }: CartLine) => slug !== undefined && quantity > available;
  if (minute === null || !lines.some(isShort)) return () => undefined;
  const texts = new Map<number | undefined, string>();
  return (line) => {
    const goods = goodsOf(line);
    if (!goods) return undefined;
    const days = leadDaysOf(goods, shipping.calendar);
    const text = texts.get(days) ?? goodsShipText([goods], new Date(minute), shipping, language);
    texts.set(days, text);
    return text || undefined;
  };
}
