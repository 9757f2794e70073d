import 'server-only';
import { toolLinks } from '@/lib/server/commerce/tools/read/tool-names';
import type { Review, ReviewSummary } from '@/lib/shared/reviews/review.schema';
import type { Language } from '@/lib/shared/site/languages';
import { listReviews, summarizeReviews } from './list-reviews';

export type ReviewPage = {
  reviews: Review[];
  tools: Record<string, { name: string; slug: string }>;
  summary: ReviewSummary;
  page: number;
  pageCount: number;
};

/** Of the shop, or of one tool; `language` is that of the names of tools. */
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
