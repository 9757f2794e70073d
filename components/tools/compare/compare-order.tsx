'use client';
import { useLanguage } from '#use-language';
import type { Shipping } from '@/components/shipments/goods-ship-text';
import { ShipsOn } from '@/components/shipments/ships-on';
import { useOwnPrice } from '@/lib/client/prices/use-own-price';
import { formatCents, formatDollars, toCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { ownPriceOf, pricedAt } from '@/lib/shared/prices/own-price';
import { fillText } from '@/lib/shared/text/fill-text';
import { RowOrder, type RowOrderProps } from '../../purchase/row-order';

type CompareOrderProps = Omit<RowOrderProps, 'children'> & {
  price: number;
  leadDays: number | undefined;
  shipping?: Shipping;
  sums: { sum: string; tier: string };
};

type TypedProps = Omit<CompareOrderProps, 'nameId' | 'action' | 'texts' | 'tabIndex'> & { typed: string };

function TypedSum({ typed, toolId, rules, price, leadDays, shipping, sums }: TypedProps) {
  const language = useLanguage();
  const { moq, available, orderable } = rules;
  const own = useOwnPrice(toolId);
  const units = readUnits(typed, language);
  const priced = own && units !== null ? pricedAt(own, units) : null;
  const unitPrice = priced?.unitPrice ?? price;
  const step = priced ? ownPriceOf(priced)?.step : undefined;
  const sum =
    units === null
      ? '–'
      : formatCents(lineCents({ unitPriceCents: toCents(unitPrice), quantity: units }), language);
  return (
    <>
      <p className="figures" role="status">
        {sums.sum} <b>{sum}</b>
        {step ? (
          <small>
            {' · '}
            {fillText(sums.tier, {
              price: formatDollars(step.unitPrice, language),
              count: formatNumber(step.from, language),
            })}
          </small>
        ) : null}
      </p>
      {shipping ? (
        // The day is the browser's to say, in fewer lines than the rule before it: those are kept, so that nothing moves.
        <div className="col-span-full min-h-15 *:items-start lg:min-h-10 xl:min-h-5 [&:lang(de)]:min-h-20 xl:[&:lang(de)]:min-h-10 [&_svg]:mt-0.5">
          <ShipsOn lines={[{ quantity: units ?? moq, available, orderable, leadDays }]} shipping={shipping} />
        </div>
      ) : null}
    </>
  );
}

/** Shows the sum of the typed quantity, from where on a unit costs less, and when it ships. */
export function CompareOrder({ price, leadDays, shipping, sums, ...row }: CompareOrderProps) {
  const { toolId, rules } = row;
  return (
    <RowOrder {...row}>
      {(typed) => (
        <TypedSum {...{ typed, toolId, rules, price, leadDays, sums }} {...(shipping ? { shipping } : {})} />
      )}
    </RowOrder>
  );
}
