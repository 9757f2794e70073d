'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { Notice } from '@/components/ui/notice';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CostsAnswerResponse } from '@/lib/shared/trade/costs.schema';
import { CostsTable } from './costs-table';

type TriedCostsProps = {
  answer: CostsAnswerResponse;
  onChoose: (method: string) => void;
  texts: Texts['trade'];
  costsTexts: Texts['costs'];
};

/** The methods that a buyer could choose there, and what the order comes to with one of them. */
export function TriedCosts({ answer, onChoose, texts, costsTexts }: TriedCostsProps) {
  const id = useId();
  const language = useLanguage();
  const { methods, shippingMethod, costs, reasons } = answer;
  const chosen = methods.find((method) => method.id === shippingMethod);
  const priceText = (price: number | null) => {
    if (price === null) return costsTexts.onRequest;
    return price === 0 ? costsTexts.free : formatDollars(price, language);
  };
  return (
    <section aria-label={texts.attempt.results} aria-live="polite" className="grid min-w-0 gap-5">
      {methods.length > 0 ? (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-1 font-semibold text-ink text-sm">{costsTexts.shipping}</legend>
          {methods.map(({ id: method, name, price, why }) => (
            <label key={method} className="flex min-w-0 items-start gap-2.5 text-sm">
              <input
                type="radio"
                name={id}
                value={method}
                checked={method === shippingMethod}
                onChange={() => onChoose(method)}
                className="mt-0.5 size-4.5 shrink-0 accent-(--color-accent-strong)"
              />
              <span className="wrap-anywhere min-w-0">
                <span className="font-medium text-ink">{name}</span>{' '}
                <span className="figures">{priceText(price)}</span>
                {why ? <span className="block text-muted">{why.sentence}</span> : null}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {costs ? (
        <CostsTable costs={costs} method={chosen?.name} texts={texts.costs} costsTexts={costsTexts} />
      ) : null}
      {reasons.length > 0 ? (
        <Notice>
          {reasons.map(({ code, sentence }) => (
            <p key={code}>{sentence}</p>
          ))}
        </Notice>
      ) : null}
    </section>
  );
}
