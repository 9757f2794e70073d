import { ObjectId } from 'mongodb';
import { toolLinks } from '@/lib/server/commerce/tools/read/tool-names';
import { cachePublic, publicVersion } from '@/lib/server/platform/cache/public-cache';
import type { ReviewDocument } from '@/lib/server/platform/db/documents/tools';
import { readPage } from '@/lib/server/platform/db/read-page';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import type { Review, ReviewQuery, ReviewSummary } from '@/lib/shared/reviews/review.schema';
import type { Language } from '@/lib/shared/site/languages';
import {
  countRatings,
  countReviews,
  findReviews,
  findReviewsFromEnd,
  type ReviewFilter,
} from './reviews.repository';

export const REVIEW_PAGE_LIMIT = 24;

function reviewFilter({ toolId, rating }: ReviewQuery): ReviewFilter {
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

const summarizeReviews: (toolId?: string) => Promise<ReviewSummary> = cachePublic(
  'review-summary',
  ['reviews'],
  (toolId?: string) => readReviewSummary(toolId),
);

export type ReviewPage = {
  reviews: Review[];
  tools: Record<string, { name: string; slug: string }>;
  summary: ReviewSummary;
  page: number;
  pageCount: number;
};

/** Returns reviews of the shop, or of one tool; `language` is that of the names of tools. */
export async function reviewPage(
  page: number,
  limit: number,
  { toolId, language }: { toolId?: string; language: Language },
): Promise<ReviewPage | null> {
  const ofTool = toolId === undefined ? {} : { toolId };
  const [first, summary] = await Promise.all([
    listReviews({ page: 1, limit, ...ofTool }),
    summarizeReviews(toolId),
  ]);
  const pageCount = Math.max(1, Math.ceil(first.total / limit));
  // Checked first: the number of pages beyond the last is unlimited, and each would be cached.
  if (page > pageCount) return null;
  const { reviews } = page === 1 ? first : await listReviews({ page, limit, ...ofTool });
  const ids = reviews.flatMap((review) => review.toolId ?? []);
  const tools = toolId ? {} : await toolLinks(new Set(ids), language);
  return { reviews, tools, summary, page, pageCount };
}

/**
 * `addReview` accepts reviews of tools from buyers only. A review without an account was imported, or its account
 * is closed.
 */
function isOfVerifiedBuyer({ toolId, userId }: ReviewDocument): boolean {
  return toolId !== undefined && userId !== null;
}

/** Without e-mail address and account (product §3.3). */
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
