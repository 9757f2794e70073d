import { ObjectId } from 'mongodb';
import { hasBoughtTool } from '@/lib/server/commerce/orders/read/bought-tools';
import { rateTool } from '@/lib/server/commerce/tools/rate-tool';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { ReviewDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { AddReviewInput, EditReviewInput } from '@/lib/shared/reviews/review.schema';
import { PERSON_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { recordReviewEvent } from './review-events';
import { findReview, insertReview, updateReview } from './reviews.repository';

async function storeReview(review: ReviewDocument, actor: Actor): Promise<void> {
  const { toolId, rating } = review;
  await inTransaction(async (session) => {
    if (toolId && !(await rateTool(toolId, { sum: rating, count: 1 }, review.createdAt, session))) {
      throw new AppError('not-found');
    }
    await insertReview(review, session);
    await recordReviewEvent('review.added', { actor, review }, session);
  });
}

/**
 * A review of the shop or, with `toolId`, of a tool the actor has bought, once each; name and picture are the
 * account's (product §4.16). Throws `forbidden` for another account's e-mail, and for tools `not-a-buyer`,
 * `already-reviewed`, `not-found` (deleted).
 */
export async function addReview(
  actor: Actor,
  input: AddReviewInput,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  if (input.email !== undefined && input.email !== actor.email) throw new AppError('forbidden');
  const toolId = input.toolId === undefined ? undefined : parseObjectId(input.toolId);
  if (toolId && !(await hasBoughtTool(ownerOf(actor), toolId))) throw new AppError('not-a-buyer');
  const review: ReviewDocument = {
    _id: new ObjectId(),
    userId: actor.userId,
    ...(toolId ? { toolId } : {}),
    name: actor.name,
    image: actor.image || PERSON_PLACEHOLDER,
    review: input.review,
    rating: input.rating,
    createdAt: now,
  };
  try {
    await storeReview(review, actor);
  } catch (error) {
    if (isDuplicateKey(error, 'toolId')) throw new AppError('already-reviewed', { cause: error });
    throw error;
  }
  return { insertedId: review._id.toHexString() };
}

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
