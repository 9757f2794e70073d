'use client';
import { TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { addReview, editReview } from '@/lib/client/calls/reviews';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { REVIEW_MAX_LENGTH } from '@/lib/shared/reviews/review.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RatingField } from './rating-field';

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
        await editReview(written._id, input);
        toastSuccess(texts.tools.saved);
      } else {
        await addReview({ ...input, ...reviewer, ...(toolId === undefined ? {} : { toolId }) });
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
