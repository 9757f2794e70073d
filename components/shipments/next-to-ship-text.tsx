import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { NextToShip } from '@/lib/shared/orders/admin-queue';
import { nearDay } from '@/lib/shared/shipments/ship-day-text';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

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
