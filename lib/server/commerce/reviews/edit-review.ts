import 'server-only';
import { rateTool } from '@/lib/server/commerce/tools/rate-tool';
import type { Actor } from '@/lib/server/identity/actor';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import type { EditReviewInput } from '@/lib/shared/reviews/review.schema';
import { recordReviewEvent } from './review-events';
import { findReview, updateReview } from './reviews.repository';

/**
 * Changes the review and the rating of its tool, unless that was deleted. Throws `not-found`, and `forbidden` for
 * another author's.
 */
export async function editReview(
  actor: Actor,
  id: string,
  input: EditReviewInput,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  const reviewId = parseObjectId(id);
  await inTransaction(async (session) => {
    const review = await findReview(reviewId, session);
    if (!review) throw new AppError('not-found');
    if (!review.userId?.equals(actor.userId)) throw new AppError('forbidden');
    await updateReview(reviewId, { ...input, editedAt: now }, session);
    if (review.toolId) {
      await rateTool(review.toolId, { sum: input.rating - review.rating, count: 0 }, now, session);
    }
    await recordReviewEvent('review.edited', { actor, review, after: input }, session);
  });
  return { modifiedCount: 1 };
}
