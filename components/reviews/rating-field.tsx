'use client';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field, Input } from '@/components/ui/controls/field';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** A star in a 20 by 20 box, as in app/marks.css. */
const STAR_PATH = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const RATINGS = ['1', '2', '3', '4', '5'] as const;

type RatingFieldProps = { name: string; texts: Texts['dashboard']['review'] };

/** Stars as a radio group beside a number field (product §11.1), both of the same value; errors are shown at the number. */
export function RatingField({ name, texts }: RatingFieldProps) {
  const id = useId();
  const { register, setValue, getFieldState, formState, control: form } = useFormContext();
  const { error } = getFieldState(name, formState);
  const rating = Number(useWatch({ control: form, name }) ?? 0);

  return (
    <Field id={id} label={texts.rating} description={texts.ratingHint} error={error?.message}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3 xs:gap-x-3 sm:gap-x-5">
          <fieldset className="-ms-1 flex">
            <legend className="sr-only">{texts.stars}</legend>
            {RATINGS.map((value) => (
              <label
                key={value}
                className="cursor-pointer rounded-sm p-1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={String(rating) === value}
                  onChange={() =>
                    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
                  }
                  className="sr-only"
                />
                <span className="sr-only">
                  {value === '1' ? texts.oneStar : fillText(texts.star, { rating: value })}
                </span>
                <svg
                  viewBox="0 0 20 20"
                  aria-hidden="true"
                  className={clsx(
                    'size-7 sm:size-8',
                    Number(value) <= rating
                      ? 'fill-accent-strong'
                      : 'fill-transparent stroke-[1.25] stroke-edge',
                  )}
                >
                  <path d={STAR_PATH} />
                </svg>
              </label>
            ))}
          </fieldset>
          <Input
            defaultValue={formState.defaultValues?.[name]}
            {...control}
            {...register(name)}
            type="number"
            inputMode="numeric"
            step={1}
            autoComplete="off"
            onWheel={(event) => event.currentTarget.blur()}
            className="figures max-w-14 text-center font-semibold xs:max-w-16 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          />
        </div>
      )}
    </Field>
  );
}
