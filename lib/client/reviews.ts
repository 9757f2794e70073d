import type { addReviewCall, editReviewCall } from '@/lib/shared/contracts/reviews';
import type { AddReviewInput, EditReviewInput } from '@/lib/shared/schemas/review';
import { insertedSchema, modifiedSchema } from '@/lib/shared/schemas/write-results';
import { callApi } from './api';

/** Adds the viewer's review of the shop (product §7.8), or of a tool they bought. Throws ApiProblem. */
export async function addReview(input: AddReviewInput): Promise<void> {
  await callApi<typeof addReviewCall>('POST', '/api/review', { schema: insertedSchema, body: input });
}

/** Changes one of the viewer's reviews. Throws ApiProblem. */
export async function editReview(id: string, input: EditReviewInput): Promise<void> {
  const options = { schema: modifiedSchema, params: { id }, body: input };
  await callApi<typeof editReviewCall>('PATCH', '/api/review/{id}', options);
}
