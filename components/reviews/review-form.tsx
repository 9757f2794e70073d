'use client';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Field, Input } from '@/components/ui/controls/field';
import { call } from '@/lib/client/api';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { REVIEW_MAX_LENGTH } from '@/lib/shared/reviews/review.schema';
import { reviewCalls } from '@/lib/shared/reviews/reviews.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Reviewer = { name: string; email: string; image: string };
export type WrittenReview = { _id: string; review: string; rating: number };

type ReviewFormProps = {
  reviewer: Reviewer;
  toolId?: string;
  written?: WrittenReview;
  texts: Texts['dashboard']['review'];
};

const EMPTY = { review: '', rating: '' };

/** Product §2.5, §5.2. */
export function ReviewForm({ reviewer, toolId, written, texts }: ReviewFormProps) {
  const router = useLocalRouter();
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/reviews/review.schema')).reviewFormSchema,
    defaultValues: written ? { review: written.review, rating: String(written.rating) } : EMPTY,
    async onSubmit(input) {
      if (written) {
        await call(reviewCalls.editReview, { params: { id: written._id }, body: input });
        toastSuccess(texts.tools.saved);
      } else {
        await call(reviewCalls.addReview, {
          body: { ...input, ...reviewer, ...(toolId === undefined ? {} : { toolId }) },
        });
        toastSuccess(messageText('review-added'));
        form.reset(EMPTY);
      }
      // Review pages in the browser's cache are out of date now.
      router.refresh();
    },
  });

  return (
    <Form form={form} onSubmit={submit} failure={failure}>
      <RatingField name="rating" texts={texts} />
      <TextAreaField name="review" label={texts.review} countTo={REVIEW_MAX_LENGTH} rows={5} />
      <div>
        <SubmitButton>{written ? texts.tools.save : texts.submit}</SubmitButton>
      </div>
    </Form>
  );
}

/** A star in a 20 by 20 box, as in app/marks.css. */
const STAR_PATH = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const RATINGS = ['1', '2', '3', '4', '5'] as const;

type RatingFieldProps = { name: string; texts: Texts['dashboard']['review'] };

/** Stars as a radio group beside a number field (product §11.1), both of the same value; errors are shown at the number. */
function RatingField({ name, texts }: RatingFieldProps) {
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
