import { callApi } from '@/lib/client/api';
import { insertedSchema, modifiedSchema } from '@/lib/shared/calls/write-results.schema';
import type { AddReviewInput, EditReviewInput } from '@/lib/shared/reviews/review.schema';
import type { addReviewCall, editReviewCall } from '@/lib/shared/reviews/reviews.contract';

export async function addReview(input: AddReviewInput): Promise<void> {
  await callApi<typeof addReviewCall>('POST', '/api/review', { schema: insertedSchema, body: input });
}

export async function editReview(id: string, input: EditReviewInput): Promise<void> {
  const options = { schema: modifiedSchema, params: { id }, body: input };
  await callApi<typeof editReviewCall>('PATCH', '/api/review/{id}', options);
}
