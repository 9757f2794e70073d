import 'server-only';
import type { ReviewDocument } from '@/lib/server/platform/db/documents/reviews';
import { CLOSED_ACCOUNT } from '@/lib/shared/closed-account';
import type { Review } from '@/lib/shared/schemas/review';

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
  };
}
