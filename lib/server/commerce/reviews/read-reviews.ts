import 'server-only';
import { ObjectId } from 'mongodb';
import { publicVersion } from '@/lib/server/platform/cache/public-cache';
import { readPage } from '@/lib/server/platform/db/read-page';
import type { Review, ReviewQuery } from '@/lib/shared/reviews/review.schema';
import { serializeReview } from './review.serializer';
import { countReviews, findReviews, findReviewsFromEnd, type ReviewFilter } from './reviews.repository';

export const REVIEW_PAGE_LIMIT = 24;

export function reviewFilter({ toolId, rating }: ReviewQuery): ReviewFilter {
  return {
    ...(toolId === undefined ? {} : { toolId: new ObjectId(toolId) }),
    ...(rating === undefined ? {} : { rating }),
  };
}

/** Uncached, newest first: every match, or one page with `page` or `limit`; `total` counts all. */
export async function readReviews(query: ReviewQuery = {}): Promise<{ reviews: Review[]; total: number }> {
  const filter = reviewFilter(query);
  if (query.page === undefined && query.limit === undefined) {
    const all = await findReviews(filter);
    return { reviews: all.map(serializeReview), total: all.length };
  }
  const limit = query.limit ?? REVIEW_PAGE_LIMIT;
  const [documents, total] = await readPage(
    { skip: ((query.page ?? 1) - 1) * limit, limit },
    {
      count: () => countReviews(filter),
      find: (page) => findReviews(filter, page),
      findFromEnd: (page) => findReviewsFromEnd(filter, page),
    },
  );
  return { reviews: documents.map(serializeReview), total };
}

/** Changes with each change of a review. */
export function reviewsVersion(): Promise<string> {
  return publicVersion('reviews');
}
