import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { NextToShip } from '@/lib/shared/orders/next-to-ship';
import type { Order } from '@/lib/shared/orders/order.schema';
import { awaitsPayment, awaitsShipment } from '@/lib/shared/orders/order-status';
import type { ReceiptReader } from '@/lib/shared/prices/price-receipt';
import { nearDay, shipDayText } from '@/lib/shared/shipments/ship-day-text';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Expected = Pick<Order, 'shipsOn' | 'state' | 'allUnitsRefunded'>;

/**
 * The expected day; undefined once the order has shipped or never will, and for an unpaid one whose day is over: a
 * payment moves it. `today` is in the shop's calendar.
 */
export function dayToShip(order: Expected, today: string): string | undefined {
  const { shipsOn, allUnitsRefunded } = order;
  if (shipsOn === undefined || allUnitsRefunded) return undefined;
  if (awaitsShipment(order)) return shipsOn;
  return awaitsPayment(order) && shipsOn >= today ? shipsOn : undefined;
}

/** A paid order that should have shipped before `today`. */
export function isOverdue(order: Expected, today: string): boolean {
  const day = dayToShip(order, today);
  return day !== undefined && day < today;
}

type ShipReader = {
  reader: ReceiptReader;
  texts: Texts['orders']['ships'];
  language: Language;
};

/**
 * `Ships Monday`, with a condition while unpaid; overdue once that day is over. Null where no day is known or it no
 * longer counts.
 */
export function orderShipText(
  order: Expected,
  today: string,
  { reader, texts, language }: ShipReader,
): string | null {
  const day = dayToShip(order, today);
  if (day === undefined) return null;
  if (day < today) {
    const late = reader === 'admin' ? texts.overdue : texts.late;
    return fillText(late, { day: nearDay(day, today, language) });
  }
  const ships = shipDayText(day, today, { texts, language });
  return awaitsPayment(order) ? fillText(texts.ifPaid, { ships }) : ships;
}

type NextToShipTextProps = {
  next: NextToShip | null;
  today: string;
  texts: Texts['orders']['manage']['toShip'];
};

/** `Nothing left to ship today. Next: 23 on Monday`, or nothing. */
export function NextToShipText({ next, today, texts }: NextToShipTextProps) {
  const language = useLanguage();
  if (!next) return null;
  return (
    <p className="figures text-ink">
      {fillText(texts.nextOnly, {
        count: formatNumber(next.count, language),
        day: nearDay(next.day, today, language),
      })}
    </p>
  );
}
