import 'server-only';
import { ObjectId } from 'mongodb';
import type { Review, ReviewQuery } from '@/lib/shared/schemas/review';
import { serializeReview } from './review.serializer';
import { countReviews, findReviews, type ReviewFilter } from './reviews.repository';

export const REVIEW_PAGE_LIMIT = 24;

export function reviewFilter({ toolId, rating }: ReviewQuery): ReviewFilter {
  return {
    ...(toolId === undefined ? {} : { toolId: new ObjectId(toolId) }),
    ...(rating === undefined ? {} : { rating }),
  };
}

/**
 * Returns reviews as they are in the database now, newest first, and how many match in all: every one, or one page if
 * `page` or `limit` is given.
 */
export async function readReviews(query: ReviewQuery = {}): Promise<{ reviews: Review[]; total: number }> {
  const filter = reviewFilter(query);
  const isPart = query.page !== undefined || query.limit !== undefined;
  const limit = isPart ? (query.limit ?? REVIEW_PAGE_LIMIT) : 0;
  const [documents, counted] = await Promise.all([
    findReviews(filter, { skip: ((query.page ?? 1) - 1) * limit, limit }),
    isPart ? countReviews(filter) : undefined,
  ]);
  return { reviews: documents.map(serializeReview), total: counted ?? documents.length };
}
