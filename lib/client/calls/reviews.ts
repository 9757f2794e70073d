import { call } from '@/lib/client/api';
import type { AddReviewInput, EditReviewInput } from '@/lib/shared/reviews/review.schema';
import { reviewCalls } from '@/lib/shared/reviews/reviews.contract';

export async function addReview(input: AddReviewInput): Promise<void> {
  await call(reviewCalls.addReview, { body: input });
}

export async function editReview(id: string, input: EditReviewInput): Promise<void> {
  await call(reviewCalls.editReview, { params: { id }, body: input });
}
