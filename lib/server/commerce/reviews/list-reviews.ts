import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Review, ReviewQuery, ReviewSummary } from '@/lib/shared/reviews/review.schema';
import { readReviews, reviewFilter } from './read-reviews';
import { countRatings } from './reviews.repository';

const RATINGS = [5, 4, 3, 2, 1] as const;

/** Summarises the counts of each rating. */
function reviewSummaryOf(counts: readonly { _id: number; count: number }[]): ReviewSummary {
  const given = new Map(counts.map(({ _id, count }) => [_id, count]));
  const distribution = RATINGS.map((rating) => ({ rating, count: given.get(rating) ?? 0 }));
  const count = distribution.reduce((sum, entry) => sum + entry.count, 0);
  const stars = distribution.reduce((sum, entry) => sum + entry.rating * entry.count, 0);
  return { count, average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10, distribution };
}

/** Returns count, average and distribution of one tool's reviews, or of all, as they are in the database now. */
async function readReviewSummary(toolId?: string): Promise<ReviewSummary> {
  return reviewSummaryOf(await countRatings(reviewFilter({ toolId })));
}

/** Returns reviews for public pages, newest first, and how many match in all; cached until one is added or changed. */
export const listReviews: (query: ReviewQuery) => Promise<{ reviews: Review[]; total: number }> = cachePublic(
  'reviews',
  ['reviews'],
  (query: ReviewQuery) => readReviews(query),
);

/** Returns count, average and distribution for public pages, of one tool's reviews or of all. */
export const summarizeReviews: (toolId?: string) => Promise<ReviewSummary> = cachePublic(
  'review-summary',
  ['reviews'],
  (toolId?: string) => readReviewSummary(toolId),
);
