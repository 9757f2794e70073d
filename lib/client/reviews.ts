import { z } from 'zod';
import type { AddReviewInput } from '@/lib/shared/schemas/review';
import { callApi } from './api';

/** Adds one's own review of the shop (spec §7). Throws ApiProblem. */
export async function addReview(input: AddReviewInput): Promise<void> {
  await callApi('/api/review', z.object({ insertedId: z.string() }), { method: 'POST', body: input });
}
