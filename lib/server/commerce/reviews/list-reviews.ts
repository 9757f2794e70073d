import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Review, ReviewQuery, ReviewSummary } from '@/lib/shared/reviews/review.schema';
import { readReviews, reviewFilter } from './read-reviews';
import { countRatings } from './reviews.repository';

const RATINGS = [5, 4, 3, 2, 1] as const;

function reviewSummaryOf(counts: readonly { _id: number; count: number }[]): ReviewSummary {
  const given = new Map(counts.map(({ _id, count }) => [_id, count]));
  const distribution = RATINGS.map((rating) => ({ rating, count: given.get(rating) ?? 0 }));
  const count = distribution.reduce((sum, entry) => sum + entry.count, 0);
  const stars = distribution.reduce((sum, entry) => sum + entry.rating * entry.count, 0);
  return { count, average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10, distribution };
}

async function readReviewSummary(toolId?: string): Promise<ReviewSummary> {
  return reviewSummaryOf(await countRatings(reviewFilter({ toolId })));
}

/** For public pages, newest first. Cached until a review is added or changed. */
export const listReviews: (query: ReviewQuery) => Promise<{ reviews: Review[]; total: number }> = cachePublic(
  'reviews',
  ['reviews'],
  (query: ReviewQuery) => readReviews(query),
);

export const summarizeReviews: (toolId?: string) => Promise<ReviewSummary> = cachePublic(
  'review-summary',
  ['reviews'],
  (toolId?: string) => readReviewSummary(toolId),
);
