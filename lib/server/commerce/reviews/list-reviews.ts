import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Review, ReviewQuery, ReviewSummary } from '@/lib/shared/reviews/review.schema';
import { readReviewSummary } from './read-review-summary';
import { readReviews } from './read-reviews';

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
