import 'server-only';
import type { ReviewDocument } from '@/lib/server/platform/db/documents/reviews';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import type { Review } from '@/lib/shared/reviews/review.schema';

/**
 * Whether the author's account paid for the tool: add-review.ts takes reviews of tools from no one else. A review without an
 * account was imported, or its author's account is closed; nothing is known of what they bought.
 */
function isOfVerifiedBuyer({ toolId, userId }: ReviewDocument): boolean {
  return toolId !== undefined && userId !== null;
}

/** Converts a review to its public form: no e-mail address, no account (product §3.3). */
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
