import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { ReviewDocument } from '@/lib/server/platform/db/documents/reviews';
import { anonymiseReviews, findReviewsBy } from './reviews.repository';

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
