import 'server-only';
import { cachePublic } from '@/lib/server/cache/public-cache';
import type { Review } from '@/lib/shared/schemas/review';
import { readReviews } from './read-reviews';

/** Reviews for public pages, newest first; kept until one is added. */
export const listReviews: (limit?: number) => Promise<Review[]> = cachePublic(
  'reviews',
  ['reviews'],
  (limit?: number) => readReviews(limit),
);
