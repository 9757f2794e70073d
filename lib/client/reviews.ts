import { z } from 'zod';
import type { AddReviewInput, EditReviewInput } from '@/lib/shared/schemas/review';
import { callApi } from './api';

/** Adds one's own review of the shop (spec §7), or of a tool one has bought. Throws ApiProblem. */
export async function addReview(input: AddReviewInput): Promise<void> {
  await callApi('/api/review', z.object({ insertedId: z.string() }), { method: 'POST', body: input });
}

/** Changes a review one has written. Throws ApiProblem. */
export async function editReview(id: string, input: EditReviewInput): Promise<void> {
  const schema = z.object({ modifiedCount: z.number() });
  await callApi(`/api/review/${id}`, schema, { method: 'PATCH', body: input });
}
