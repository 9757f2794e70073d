'use client';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { QuantityInput } from '@/components/forms/quantity-input';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/icon';
import { MeasuredText } from '@/components/ui/measured-text';
import { stepQuantity } from '@/lib/client/page/quantity-stepper';
import { formatCents, formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber, formatPercentChange } from '@/lib/shared/numbers/numbers';
import { readAmount } from '@/lib/shared/numbers/read-amount';
import { readUnits } from '@/lib/shared/numbers/read-count';
import type { DraftLine } from '@/lib/shared/offers/offer-draft';
import { ASKABLE } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type OfferFormTexts = Texts['offers']['form'];
type LineFacts = Omit<DraftLine, 'toolId' | 'quantity' | 'unitPrice'>;
type OfferFormLineProps = {
  index: number;
  facts: LineFacts;
  /** Null until the line is complete. */
  cents: number | null;
  texts: OfferFormTexts;
  onRemove: () => void;
};

function useLineFactsText({ sku, listPrice, asked }: LineFacts, texts: OfferFormTexts): string {
  const language = useLanguage();
  const wish =
    asked &&
    [formatNumber(asked.quantity, language), asked.unitPrice && formatDollars(asked.unitPrice, language)]
      .filter(Boolean)
      .join(' × ');
  return [
    sku,
    listPrice === undefined
      ? texts.onRequest
      : fillText(texts.list, { price: formatDollars(listPrice, language) }),
    ...(wish ? [fillText(texts.asked, { wish })] : []),
  ].join(' · ');
}

/** Beside the heads of the columns, for what has no room for these. */
const SMALL_LABEL = 'font-medium text-muted text-xs sm:hidden';

/** Shared by the heads of the columns and the lines. */
export const OFFER_LINE_COLUMNS = 'gap-x-2 sm:grid-cols-[minmax(0,1fr)_6.5rem_8rem_8.5rem_2.75rem]';

export function OfferFormLine({ index, facts, cents, texts, onRemove }: OfferFormLineProps) {
  const language = useLanguage();
  const id = useId();
  const { register, getFieldState, setValue, formState, control } = useFormContext();
  const [quantityName, priceName] = [`lines.${index}.quantity`, `lines.${index}.unitPrice`];
  const units = readUnits(String(useWatch({ control, name: quantityName }) ?? ''), language);
  const errors = {
    tool: getFieldState(`lines.${index}.toolId`, formState).error,
    quantity: getFieldState(quantityName, formState).error,
    price: getFieldState(priceName, formState).error,
  };
  const error = (errors.tool ?? errors.quantity ?? errors.price)?.message;
  const described = error ? `${id}-error` : undefined;
  const text = useLineFactsText(facts, texts);
  const isShort = facts.available !== undefined && units !== null && units > facts.available;
  const price = readAmount(String(useWatch({ control, name: priceName }) ?? ''));
  const { listPrice } = facts;
  const off =
    listPrice === undefined || 'problem' in price
      ? undefined
      : formatPercentChange(price.value, listPrice, language);

  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-center gap-y-2 border-line border-b py-2.5 ${OFFER_LINE_COLUMNS}`}
    >
      <span className="grid min-w-0 max-sm:col-span-full">
        <span className="wrap-anywhere font-semibold text-ink text-sm">
          <MeasuredText text={facts.name} />
        </span>
        <span className="figures wrap-anywhere text-muted text-xs">
          {text}
          {facts.available === undefined ? null : (
            <>
              {' · '}
              <span className={clsx(isShort && 'font-semibold text-danger')}>
                {fillText(isShort ? texts.onlyAvailable : texts.available, {
                  count: formatNumber(facts.available, language),
                })}
              </span>
            </>
          )}
        </span>
      </span>
      <span className="grid gap-1">
        <span aria-hidden="true" className={SMALL_LABEL}>
          {texts.quantity}
        </span>
        <QuantityInput
          {...register(quantityName)}
          aria-label={fillText(texts.quantityOf, { name: facts.name })}
          aria-invalid={errors.quantity ? true : undefined}
          aria-describedby={described}
          units={units}
          onStep={(direction) => setValue(quantityName, String(stepQuantity(units, direction, ASKABLE)))}
          className="text-end"
        />
      </span>
      <span className="grid gap-1">
        <span aria-hidden="true" className={SMALL_LABEL}>
          {texts.price}
        </span>
        <Input
          {...register(priceName)}
          aria-label={fillText(texts.priceOf, { name: facts.name })}
          aria-invalid={errors.price ? true : undefined}
          aria-describedby={described}
          inputMode="decimal"
          autoComplete="off"
          className="figures text-end"
        />
      </span>
      <span className="figures grid min-w-0 max-sm:order-last max-sm:col-span-full max-sm:flex max-sm:items-baseline max-sm:justify-between sm:text-end">
        <span aria-hidden="true" className={SMALL_LABEL}>
          {texts.lineSum}
        </span>
        <output
          aria-label={fillText(texts.lineSumOf, { name: facts.name })}
          className="wrap-anywhere font-semibold text-ink text-sm"
        >
          {cents === null ? '' : formatCents(cents, language)}
        </output>
        {off === undefined ? null : (
          <span className="text-muted text-xs">
            {'value' in price && price.value === listPrice
              ? texts.atList
              : fillText(texts.offList, { percent: off })}
          </span>
        )}
      </span>
      <Button
        variant="ghost"
        size="icon"
        className="max-sm:self-end"
        aria-label={fillText(texts.removeOf, { name: facts.name })}
        onClick={onRemove}
      >
        <Icon node={Trash2} />
      </Button>
      {error ? (
        <p id={described} className="col-span-full font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
    </li>
  );
}
