import 'server-only';
import { boughtTools } from '@/lib/server/commerce/orders/read/bought-tools';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import type { Review } from '@/lib/shared/reviews/review.schema';
import { serializeReview } from './review.serializer';
import { findReviewsBy, findToolReviewBy } from './reviews.repository';

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
