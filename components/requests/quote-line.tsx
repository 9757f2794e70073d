'use client';
import { Trash2 } from 'lucide';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { QuantityInput } from '@/components/forms/quantity-input';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { stepQuantity } from '@/lib/client/page/quantity-stepper';
import { formatDollars } from '@/lib/shared/numbers/money';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { ASKABLE } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

type QuoteLineProps = {
  index: number;
  facts: LineFacts;
  texts: Texts['quotes']['lines'];
  onRemove: () => void;
};

export function QuoteLine({ index, facts, texts, onRemove }: QuoteLineProps) {
  const language = useLanguage();
  const id = useId();
  const { register, getFieldState, setValue, formState, control } = useFormContext();
  const name = `lines.${index}.quantity`;
  const units = readUnits(String(useWatch({ control, name }) ?? ''), language);
  const quantity = getFieldState(name, formState).error;
  const tool = getFieldState(`lines.${index}.toolId`, formState).error;
  const error = tool?.message ?? quantity?.message;

  function step(direction: 1 | -1) {
    const next = String(stepQuantity(units, direction, ASKABLE));
    setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_2.75rem] items-center gap-x-3 gap-y-3 border-line border-b py-3.5 sm:grid-cols-[3.5rem_minmax(0,1fr)_8rem_2.75rem]">
      <Picture
        src={facts.image}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={96}
        height={72}
        sizes="56px"
        className="h-10.5 w-14 rounded-sm border border-line bg-sunken object-cover"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="wrap-anywhere line-clamp-3 font-semibold text-ink leading-snug sm:line-clamp-2">
          <MeasuredText text={facts.name} />
        </span>
        <span className="figures wrap-anywhere text-muted text-xs">
          <span className="font-mono">{facts.sku}</span>
          {facts.sku ? ' · ' : ''}
          {facts.price === undefined
            ? texts.onRequest
            : fillText(texts.perUnit, { price: formatDollars(facts.price, language) })}
        </span>
      </span>
      <div className="max-sm:order-last max-sm:col-span-3 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4">
        <label htmlFor={id} className="font-semibold text-ink text-sm sm:sr-only">
          <span aria-hidden="true">{texts.quantity}</span>
          <span className="sr-only">{fillText(texts.quantityOf, { name: facts.name })}</span>
        </label>
        <QuantityInput
          {...register(name)}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder={texts.quantity}
          units={units}
          onStep={step}
          className="text-end max-sm:w-36"
        />
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={fillText(texts.removeOf, { name: facts.name })}
        onClick={onRemove}
      >
        <Icon node={Trash2} />
      </Button>
      {error ? (
        <p id={`${id}-error`} className="order-last col-span-full font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
    </li>
  );
}

export type LineFacts = { name: string; sku: string; image: string; price?: number };

export function lineFacts({ name, sku, image, price }: LineFacts): LineFacts {
  return { name, sku, image, ...(price === undefined ? {} : { price }) };
}
