import type { ClientSession, ObjectId } from 'mongodb';
import { boughtTools } from '@/lib/server/commerce/orders/read/bought-tools';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import type { ReviewDocument } from '@/lib/server/platform/db/documents/tools';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { Review } from '@/lib/shared/reviews/review.schema';
import { serializeReview } from './read-reviews';
import { anonymiseReviews, findReviewsBy, findToolReviewBy } from './reviews.repository';

/** Throws `not-found` for a malformed id. */
export async function ownToolReview(actor: Actor, toolId: string): Promise<Review | null> {
  const review = await findToolReviewBy(actor.userId, parseObjectId(toolId));
  return review && serializeReview(review);
}

export type ReviewableTool = { toolId: string; name: string; image: string; isReviewed: boolean };

export async function reviewableTools(actor: Actor): Promise<ReviewableTool[]> {
  const [tools, reviews] = await Promise.all([boughtTools(ownerOf(actor)), findReviewsBy(actor.userId)]);
  const reviewed = new Set(reviews.map(({ toolId }) => toolId?.toHexString()));
  return tools.map(({ toolId, name, image }) => {
    const id = toolId.toHexString();
    return { toolId: id, name, image, isReviewed: reviewed.has(id) };
  });
}

export async function reviewsBy(userId: ObjectId): Promise<ReviewDocument[]> {
  return findReviewsBy(userId);
}

/**
 * Removes name, picture and account. The reviews stay, as a former customer's: others have relied on them, and tools
 * retain their ratings.
 */
export async function anonymiseAuthor(userId: ObjectId, session: ClientSession): Promise<void> {
  await anonymiseReviews(userId, session);
}
