import { useId } from 'react';
import { useLanguage } from '#use-language';
import { FiguresTable } from '@/components/ui/tables/figures-table';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { PriceLadder } from '@/lib/shared/prices/price-ladder';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type PriceTableProps = { ladder: PriceLadder; texts: Texts['purchase']['prices'] };

/** Unit prices by quantity; nothing where everyone pays one public price. */
export function PriceTable({ ladder, texts }: PriceTableProps) {
  const language = useLanguage();
  const id = useId();
  if (ladder.length === 1 && ladder[0].unitPrice === ladder[0].receipt.base) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-bold text-base text-ink">
        {texts.heading}
      </h2>
      <FiguresTable
        columns={[
          { heading: texts.quantity, className: 'font-medium text-ink' },
          { heading: texts.price, isFigure: true, className: 'font-semibold text-ink' },
          { heading: texts.reason, className: 'wrap-anywhere text-muted' },
        ]}
        rows={ladder.map(({ from, unitPrice, receipt }) => ({
          key: String(from),
          cells: [
            fillText(texts.from, { count: formatNumber(from, language) }),
            formatDollars(unitPrice, language),
            receipt.sentence,
          ],
        }))}
      />
      <p className="text-muted text-sm">
        {fillText(texts.publicPrice, { price: formatDollars(ladder[0].receipt.base, language) })}
      </p>
    </section>
  );
}
