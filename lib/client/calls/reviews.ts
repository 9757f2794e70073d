import { call } from '@/lib/client/api';
import type { AddReviewInput, EditReviewInput } from '@/lib/shared/reviews/review.schema';
import { addReviewCall, editReviewCall } from '@/lib/shared/reviews/reviews.contract';

export async function addReview(input: AddReviewInput): Promise<void> {
  await call(addReviewCall, { body: input });
}

export async function editReview(id: string, input: EditReviewInput): Promise<void> {
  await call(editReviewCall, { params: { id }, body: input });
}
