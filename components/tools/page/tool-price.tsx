'use client';
import { ChevronDown } from 'lucide';
import { Fragment } from 'react';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { useOwnPrice } from '@/lib/client/prices/use-own-price';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ownPriceOf } from '@/lib/shared/pricing/own-price';
import { fillText } from '@/lib/shared/texts/fill-text';

type ToolPriceProps = {
  toolId: string;
  /** The public price of a unit, and of the minimum order. */
  price: number;
  minimumValue: number;
  texts: {
    unit: string;
    list: string;
    /** `$94.80 from 50`. */
    step: string;
    heading: string;
    /** `From 50`, in the table of prices by quantity. */
    from: string;
    /** With `{value}`. */
    minimum: string;
  };
};

/** The viewer's own price once it is known. The line below it is there without one, so that nothing moves. */
export function ToolPrice({ toolId, price, minimumValue, texts }: ToolPriceProps) {
  const language = useLanguage();
  const priced = useOwnPrice(toolId);
  const own = priced && ownPriceOf(priced);
  const dollars = (amount: number) => formatDollars(amount, language);
  return (
    <Fragment key={own ? 'own' : 'public'}>
      <p className="figures flex items-baseline gap-2">
        <span className="font-extrabold text-4xl text-ink tracking-[-0.02em]">
          {dollars(own?.unitPrice ?? price)}
        </span>
        <span className="text-muted text-sm">{texts.unit}</span>
      </p>
      <div className="figures flex min-h-6 flex-wrap items-start gap-x-3 text-muted text-sm leading-6">
        {own?.listPrice === undefined ? null : (
          <span>{fillText(texts.list, { price: dollars(own.listPrice) })}</span>
        )}
        {own?.step ? (
          <details className="group/steps min-w-0 open:w-full">
            <summary className="flex w-fit cursor-pointer list-none items-center gap-1 font-medium text-ink underline decoration-2 decoration-accent-strong underline-offset-4 hover:decoration-ink [&::-webkit-details-marker]:hidden">
              {fillText(texts.step, {
                price: dollars(own.step.unitPrice),
                from: formatNumber(own.step.from, language),
              })}
              <Icon node={ChevronDown} className="size-4 text-muted group-open/steps:rotate-180" />
            </summary>
            <table className="mt-2 w-full rounded-md bg-sunken">
              <caption className="sr-only">{texts.heading}</caption>
              <tbody>
                {priced?.tiers.map(({ from, unitPrice }) => (
                  <tr key={from}>
                    <th scope="row" className="px-4 py-1 text-start font-medium text-body">
                      {fillText(texts.from, { count: formatNumber(from, language) })}
                    </th>
                    <td className="px-4 py-1 text-end font-semibold text-ink">{dollars(unitPrice)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        ) : null}
      </div>
      <p className="figures mt-1 text-muted text-sm">
        {fillText(texts.minimum, { value: dollars((own && priced?.lineTotal) ?? minimumValue) })}
      </p>
    </Fragment>
  );
}
