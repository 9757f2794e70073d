import 'server-only';
import { toolLinks } from '@/lib/server/commerce/catalogue/tool-links';
import type { Review, ReviewSummary } from '@/lib/shared/schemas/review';
import { listReviews, summarizeReviews } from './list-reviews';

export type ReviewPage = {
  reviews: Review[];
  /** Names and addresses of the reviewed tools, by id. */
  tools: Record<string, { name: string; slug: string }>;
  summary: ReviewSummary;
  page: number;
  pageCount: number;
};

/** Returns one page of reviews for public pages, of one tool or of all; null for a page beyond the last. */
export async function reviewPage(page: number, limit: number, toolId?: string): Promise<ReviewPage | null> {
  const [{ reviews, total }, summary] = await Promise.all([
    listReviews({ page, limit, ...(toolId === undefined ? {} : { toolId }) }),
    summarizeReviews(toolId),
  ]);
  const pageCount = Math.max(1, Math.ceil(total / limit));
  if (page > pageCount) return null;
  const ids = reviews.flatMap((review) => review.toolId ?? []);
  return { reviews, tools: toolId ? {} : await toolLinks(new Set(ids)), summary, page, pageCount };
}
