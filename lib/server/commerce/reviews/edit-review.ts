import 'server-only';
import type { ObjectId } from 'mongodb';
import { rateTool } from '@/lib/server/commerce/catalogue/rate-tool';
import { refreshTool } from '@/lib/server/commerce/catalogue/refresh-tools';
import type { Actor } from '@/lib/server/identity/actor';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import type { EditReviewInput } from '@/lib/shared/reviews/review.schema';
import { findReview, updateReview } from './reviews.repository';

/**
 * Changes the actor's own review and the rating of its tool, if that is still sold. Throws `not-found`, and `forbidden`
 * for someone else's.
 */
export async function editReview(
  actor: Actor,
  id: string,
  input: EditReviewInput,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  const reviewId = parseObjectId(id);
  const toolId = await inTransaction(async (session): Promise<ObjectId | undefined> => {
    const review = await findReview(reviewId, session);
    if (!review) throw new AppError('not-found');
    if (!review.userId?.equals(actor.userId)) throw new AppError('forbidden');
    await updateReview(reviewId, { ...input, editedAt: now }, session);
    if (review.toolId) {
      await rateTool(review.toolId, { sum: input.rating - review.rating, count: 0 }, now, session);
    }
    const subject = { kind: 'review', id: reviewId } as const;
    const before = { rating: review.rating, length: review.review.length };
    const after = { rating: input.rating, length: input.review.length };
    await recordAuditEvent({ action: 'review.edited', actor, subject, before, after }, session);
    return review.toolId;
  });
  refreshPublic('reviews');
  if (toolId) refreshTool(toolId);
  return { modifiedCount: 1 };
}
