import { Fragment } from 'react';
import { useLanguage } from '#use-language';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OwnPrice } from '@/lib/shared/prices/own-price';
import { fillText } from '@/lib/shared/text/fill-text';

export type PriceLinesProps = {
  /** The public price of a unit. */
  price: number;
  own?: OwnPrice | null;
  texts: {
    list: string;
    /** `per unit`, after the price. Rows have no room for it. */
    unit?: string;
    /** The first step. */
    from?: string;
  };
};

/**
 * A price, and in a line below it the public one and the first step. The line is there without them (app/prices.css), and
 * what is filled in replaces its elements, so that nothing moves.
 */
export function PriceLines({ price, own, texts }: PriceLinesProps) {
  const language = useLanguage();
  const { listPrice, step } = own ?? {};
  return (
    <Fragment key={own ? 'own' : 'public'}>
      <b>{formatDollars(own?.unitPrice ?? price, language)}</b>
      {texts.unit === undefined ? null : ` ${texts.unit}`}
      <small>
        {listPrice === undefined ? null : (
          <span>{fillText(texts.list, { price: formatDollars(listPrice, language) })}</span>
        )}
        {step && texts.from !== undefined ? (
          <span data-step="">
            {fillText(texts.from, {
              price: formatDollars(step.unitPrice, language),
              from: formatNumber(step.from, language),
            })}
          </span>
        ) : null}
      </small>
    </Fragment>
  );
}
