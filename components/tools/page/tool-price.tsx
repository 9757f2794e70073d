'use client';
import { ChevronDown } from 'lucide';
import { Fragment, useState } from 'react';
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
  /** With `{value}`. */
  minimum: string;
  texts: { unit: string; list: string; from: string };
  /** Of the table of prices by quantity. */
  tableTexts: { heading: string; from: string };
};

/** The viewer's own price once it is known. The line below it is there without one, so that nothing moves. */
export function ToolPrice({ toolId, price, minimumValue, minimum, texts, tableTexts }: ToolPriceProps) {
  const language = useLanguage();
  const priced = useOwnPrice(toolId);
  const own = priced && ownPriceOf(priced);
  const [isOpen, setOpen] = useState(false);
  const dollars = (amount: number) => formatDollars(amount, language);
  return (
    <Fragment key={own ? 'own' : 'public'}>
      <p>
        <b>{dollars(own?.unitPrice ?? price)}</b> {texts.unit}
      </p>
      <div>
        {own?.listPrice === undefined ? null : (
          <span>{fillText(texts.list, { price: dollars(own.listPrice) })}</span>
        )}
        {own?.step ? (
          <details
            className="group/steps min-w-0 open:w-full"
            onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          >
            <summary className="flex w-fit cursor-pointer list-none items-center gap-1 font-medium text-ink underline decoration-2 decoration-accent-strong underline-offset-4 hover:decoration-ink [&::-webkit-details-marker]:hidden">
              {fillText(texts.from, {
                price: dollars(own.step.unitPrice),
                from: formatNumber(own.step.from, language),
              })}
              <Icon node={ChevronDown} className="size-4 text-muted group-open/steps:rotate-180" />
            </summary>
            {isOpen ? (
              <table className="mt-2 w-full rounded-md bg-sunken">
                <caption className="sr-only">{tableTexts.heading}</caption>
                <tbody>
                  {priced?.tiers.map(({ from, unitPrice }) => (
                    <tr key={from}>
                      <th scope="row" className="px-4 py-1 text-start font-medium text-body">
                        {fillText(tableTexts.from, { count: formatNumber(from, language) })}
                      </th>
                      <td className="px-4 py-1 text-end font-semibold text-ink">{dollars(unitPrice)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ) : null}
          </details>
        ) : null}
      </div>
      <p>{fillText(minimum, { value: dollars((own && priced?.lineTotal) ?? minimumValue) })}</p>
    </Fragment>
  );
}
