'use client';
import { ChevronDown } from 'lucide';
import { Fragment, type ReactNode, useState } from 'react';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { useOwnPrice } from '@/lib/client/prices/use-own-price';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ownPriceOf, pricedAt } from '@/lib/shared/prices/own-price';
import type { PricedTool } from '@/lib/shared/prices/tool-price.schema';
import { fillText } from '@/lib/shared/text/fill-text';

export type ToolPriceProps = {
  toolId: string;
  /** The public price of a unit. */
  price: number;
  /** At which prices are shown. */
  quantity: number;
  texts: { unit: string; list: string; from: string };
  /** Texts of the table of prices by quantity. */
  tableTexts: { heading: string; from: string };
  children?: ReactNode;
};

/** The viewer's own price once it is known. The line below it is there without one, so that nothing moves. */
export function ToolPrice({ toolId, price, quantity, texts, tableTexts, children }: ToolPriceProps) {
  const language = useLanguage();
  const asked = useOwnPrice(toolId);
  const priced = asked && pricedAt(asked, quantity);
  const own = priced && ownPriceOf(priced);
  const dollars = (amount: number) => formatDollars(amount, language);
  return (
    <div className="tool-price">
      <Fragment key={own ? 'own' : 'public'}>
        <p>
          <b>{dollars(own?.unitPrice ?? price)}</b> {texts.unit}
        </p>
        <div>
          {own?.listPrice === undefined ? null : (
            <span>{fillText(texts.list, { price: dollars(own.listPrice) })}</span>
          )}
          {priced && priced.tiers.length > 1 ? (
            <PriceSteps priced={priced} texts={tableTexts}>
              {own?.step
                ? fillText(texts.from, {
                    price: dollars(own.step.unitPrice),
                    from: formatNumber(own.step.from, language),
                  })
                : tableTexts.heading}
            </PriceSteps>
          ) : null}
        </div>
      </Fragment>
      {children}
    </div>
  );
}

type PriceStepsProps = { priced: PricedTool; texts: ToolPriceProps['tableTexts']; children: string };

/** The ladder, of which the step of the quantity asked is marked. */
function PriceSteps({ priced: { tiers, quantity }, texts, children }: PriceStepsProps) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const current = tiers.findLast(({ from }) => from <= quantity) ?? tiers[0];
  return (
    <details
      className="group/steps min-w-0 open:w-full"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 font-medium text-ink underline decoration-2 decoration-accent-strong underline-offset-4 hover:decoration-ink [&::-webkit-details-marker]:hidden">
        {children}
        <Icon node={ChevronDown} className="size-4 text-muted group-open/steps:rotate-180" />
      </summary>
      {isOpen ? (
        <table className="mt-2 w-full rounded-md bg-sunken">
          <caption className="sr-only">{texts.heading}</caption>
          <tbody>
            {tiers.map(({ from, unitPrice }) => (
              <tr
                key={from}
                className={from === current?.from ? 'bg-accent-wash' : undefined}
                aria-current={from === current?.from ? 'true' : undefined}
              >
                <th scope="row" className="px-4 py-1 text-start font-medium text-body">
                  {fillText(texts.from, { count: formatNumber(from, language) })}
                </th>
                <td className="px-4 py-1 text-end font-semibold text-ink">
                  {formatDollars(unitPrice, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  );
}
