import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '@/components/forms/text-field';
import type { Texts } from '@/lib/shared/texts/texts-for';

const WAYS = ['parts', 'complete'] as const;

/** When the buyer wishes the goods, and whether they leave as a whole. */
export function DeliveryWish({ texts }: { texts: Texts['cart']['order']['wish'] }) {
  const id = useId();
  const { register } = useFormContext();
  return (
    <>
      <TextField name="requestedOn" type="date" label={texts.requestedOn} />
      <fieldset
        className="grid min-w-0 gap-2 rounded-md border border-line p-3"
        aria-labelledby={`${id}-legend`}
      >
        <legend id={`${id}-legend`} className="float-start mb-0.5 font-semibold text-ink text-sm">
          {texts.heading}
        </legend>
        {WAYS.map((way) => (
          <label key={way} className="clear-both flex min-h-6 items-center gap-2.5 text-ink text-sm">
            <input type="radio" value={way} {...register('deliver')} className="size-4.5 accent-ink" />
            {texts[way]}
          </label>
        ))}
      </fieldset>
    </>
  );
}
