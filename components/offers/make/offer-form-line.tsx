'use client';
import { Trash2 } from 'lucide';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { QuantityInput } from '@/components/forms/quantity-input';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/input';
import { Icon } from '@/components/ui/icon';
import { MeasuredText } from '@/components/ui/measured-text';
import { stepQuantity } from '@/lib/client/page/quantity-stepper';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { DraftLine } from '@/lib/shared/offers/offer-draft';
import { ASKABLE } from '@/lib/shared/quantity/quantity-rules';
import { readUnits } from '@/lib/shared/quantity/read-count';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type OfferFormTexts = Texts['offers']['form'];
type LineFacts = Omit<DraftLine, 'toolId' | 'quantity' | 'unitPrice'>;
type OfferFormLineProps = { index: number; facts: LineFacts; texts: OfferFormTexts; onRemove: () => void };

function useLineFactsText({ sku, listPrice, asked, available }: LineFacts, texts: OfferFormTexts): string {
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
    ...(available === undefined
      ? []
      : [fillText(texts.available, { count: formatNumber(available, language) })]),
    ...(wish ? [fillText(texts.asked, { wish })] : []),
  ].join(' · ');
}

export function OfferFormLine({ index, facts, texts, onRemove }: OfferFormLineProps) {
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

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-center gap-x-2 gap-y-2 border-line border-b py-2.5 sm:grid-cols-[minmax(0,1fr)_7rem_8.5rem_2.75rem]">
      <span className="grid min-w-0 max-sm:col-span-full">
        <span className="wrap-anywhere font-semibold text-ink text-sm">
          <MeasuredText text={facts.name} />
        </span>
        <span className="figures wrap-anywhere text-muted text-xs">{text}</span>
      </span>
      <QuantityInput
        {...register(quantityName)}
        aria-label={fillText(texts.quantityOf, { name: facts.name })}
        aria-invalid={errors.quantity ? true : undefined}
        aria-describedby={described}
        units={units}
        onStep={(direction) => setValue(quantityName, String(stepQuantity(units, direction, ASKABLE)))}
        placeholder={texts.quantity}
        className="text-end"
      />
      <Input
        {...register(priceName)}
        aria-label={fillText(texts.priceOf, { name: facts.name })}
        aria-invalid={errors.price ? true : undefined}
        aria-describedby={described}
        inputMode="decimal"
        autoComplete="off"
        placeholder={texts.price}
        className="figures text-end"
      />
      <Button
        variant="ghost"
        size="icon"
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
