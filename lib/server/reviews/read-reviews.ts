import 'server-only';
import type { Review } from '@/lib/shared/schemas/review';
import { serializeReview } from './review.serializer';
import { findReviews } from './reviews.repository';

/** Reviews as they are in the database now, newest first; all of them without a limit. */
export async function readReviews(limit = 0): Promise<Review[]> {
  return (await findReviews(limit)).map(serializeReview);
}
