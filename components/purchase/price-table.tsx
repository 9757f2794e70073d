import { useId } from 'react';
import { useLanguage } from '#use-language';
import { formatDollars } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import type { PriceLadder } from '@/lib/shared/pricing/price-ladder';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type PriceTableProps = { ladder: PriceLadder; texts: Texts['purchase']['prices'] };

/** What a unit costs from which quantity on, and why; nothing where everyone pays the one public price. */
export function PriceTable({ ladder, texts }: PriceTableProps) {
  const language = useLanguage();
  const id = useId();
  if (ladder.length === 1 && ladder[0].unitPrice === ladder[0].receipt.base) return null;
  const cell = 'border-line border-t px-3 py-2.5 first:ps-0 last:pe-0';
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-bold text-base text-ink">
        {texts.heading}
      </h2>
      <table className="figures w-full border-collapse text-sm">
        <thead>
          <tr className="text-muted text-xs">
            <th scope="col" className="pe-3 pb-2 text-start font-medium">
              {texts.quantity}
            </th>
            <th scope="col" className="px-3 pb-2 text-end font-medium">
              {texts.price}
            </th>
            <th scope="col" className="ps-3 pb-2 text-start font-medium">
              {texts.reason}
            </th>
          </tr>
        </thead>
        <tbody>
          {ladder.map(({ from, unitPrice, receipt }) => (
            <tr key={from}>
              <th scope="row" className={`${cell} text-start font-medium text-ink`}>
                {fillText(texts.from, { count: formatNumber(from, language) })}
              </th>
              <td className={`${cell} text-end font-semibold text-ink`}>
                {formatDollars(unitPrice, language)}
              </td>
              <td className={`${cell} wrap-anywhere text-muted`}>{receipt.sentence}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted text-sm">
        {fillText(texts.publicPrice, { price: formatDollars(ladder[0].receipt.base, language) })}
      </p>
    </section>
  );
}
