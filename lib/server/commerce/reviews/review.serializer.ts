import 'server-only';
import type { ReviewDocument } from '@/lib/server/platform/db/documents/reviews';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import type { Review } from '@/lib/shared/reviews/review.schema';

/**
 * add-review.ts accepts reviews of tools from buyers only. A review without an account was imported, or its account
 * is closed.
 */
function isOfVerifiedBuyer({ toolId, userId }: ReviewDocument): boolean {
  return toolId !== undefined && userId !== null;
}

/** Without e-mail address and account (product §3.3). */
export function serializeReview(review: ReviewDocument): Review {
  return {
    _id: review._id.toHexString(),
    name: review.name || CLOSED_ACCOUNT.author,
    image: review.image,
    review: review.review,
    rating: review.rating,
    createdAt: review.createdAt.toISOString(),
    ...(review.toolId ? { toolId: review.toolId.toHexString() } : {}),
    ...(isOfVerifiedBuyer(review) ? { verifiedBuyer: true as const } : {}),
  };
}
