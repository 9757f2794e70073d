'use client';
import { useLanguage } from '#use-language';
import type { LeadTexts, Shipping } from '@/components/shipments/goods-ship-text';
import { goodsOf, waitedFor } from '@/components/shipments/goods-ship-text';
import { ShipsOn } from '@/components/shipments/ships-on';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type CartShipping = Shipping & {
  leadTexts: LeadTexts & Pick<Texts['shipping'], 'waits' | 'waitsOne'>;
};

type CartShipsProps = { lines: readonly CartLine[]; shipping: CartShipping };

const NAMED_MAX = 3;

/**
 * The ship day of the whole cart and the lines that delay it; nothing while a line has another problem or no day is
 * promised.
 */
export function CartShips({ lines, shipping }: CartShipsProps) {
  const language = useLanguage();
  const { calendar, leadTexts } = shipping;
  const waiting = waitedFor(lines, calendar);
  if (!waiting && lines.some(({ problems }) => problems.length > 0)) return null;
  const goods = lines.flatMap((line) => goodsOf(line) ?? []);
  const skus = waiting?.skus ?? [];
  const sku = skus.slice(0, NAMED_MAX).join(', ') + (skus.length > NAMED_MAX ? ' …' : '');
  return (
    <div className="grid gap-0.5">
      <ShipsOn lines={goods} shipping={shipping} />
      {waiting && lines.length > 1 ? (
        <p className="figures wrap-anywhere ps-6 text-muted text-sm">
          {waiting.leadDays === 1
            ? fillText(leadTexts.waitsOne, { sku })
            : fillText(leadTexts.waits, { sku, count: formatNumber(waiting.leadDays, language) })}
        </p>
      ) : null}
    </div>
  );
}
