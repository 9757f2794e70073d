'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import type { Shipping } from '@/components/shipments/goods-ship-text';
import { ShipsOn } from '@/components/shipments/ships-on';
import { formatCents, formatDollars, toCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { cheaperStep, type PriceLadder, stepAt } from '@/lib/shared/prices/price-ladder';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type OrderValueProps = {
  tool: Pick<Tool, 'moq' | 'quantity' | 'orderable' | 'leadTimeDays'>;
  ladder: PriceLadder;
  shipping: Shipping;
  /** What comes besides: nothing, or what a shop that charges says of it. */
  plus: string | null;
  texts: Texts['purchase']['form'];
};

/**
 * Product §9.1: quantity times the price of that quantity, nothing added; with the reason for a price that is not the
 * public one, and the next cheaper quantity.
 */
export function OrderValue({ tool, ladder, shipping, plus, texts }: OrderValueProps) {
  const language = useLanguage();
  const { units, step, cents } = useOrderValue(ladder);
  const { unitPrice, receipt } = step;
  const cheaper = units === null ? undefined : cheaperStep(ladder, units);
  return (
    <div className="grid gap-2 rounded-md bg-sunken px-3.5 py-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div className="grid">
          <span className="font-semibold text-ink text-sm">{texts.value}</span>
          <span className="figures min-h-5 text-muted text-sm">
            {units === null
              ? null
              : fillText(texts.calculation, {
                  quantity: formatNumber(units, language),
                  price: formatDollars(unitPrice, language),
                })}
          </span>
          {receipt.code === 'public-price' ? null : (
            <span className="text-ink text-sm">{receipt.sentence}</span>
          )}
        </div>
        <output
          aria-label={texts.value}
          className="figures wrap-anywhere ms-auto max-w-full text-end font-extrabold text-2xl text-ink"
        >
          {cents === null ? '–' : formatCents(cents, language)}
        </output>
      </div>
      {units !== null && cheaper ? (
        <p className="figures text-sm">
          {fillText(texts.cheaper, {
            count: formatNumber(cheaper.from - units, language),
            price: formatDollars(cheaper.unitPrice, language),
          })}
        </p>
      ) : null}
      <ShipsOn
        lines={[
          {
            quantity: units ?? tool.moq,
            available: tool.quantity,
            orderable: tool.orderable,
            leadDays: tool.leadTimeDays,
          },
        ]}
        shipping={shipping}
      />
      {plus ? <p className="border-line border-t pt-2 text-muted text-sm">{plus}</p> : null}
    </div>
  );
}

/** `units` and `cents` are null for text that is not a number. */
export function useOrderValue(ladder: PriceLadder) {
  const { control } = useFormContext();
  const typed = String(useWatch({ control, name: 'orderQuantity' }) ?? '');
  const units = readUnits(typed, useLanguage());
  const step = stepAt(ladder, units);
  return {
    units,
    step,
    cents: units === null ? null : lineCents({ unitPriceCents: toCents(step.unitPrice), quantity: units }),
  };
}
