import { ArrowRight, MessageSquareQuote } from 'lucide';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { PageHead } from '@/components/ui/page-head';
import { listHref } from '@/lib/client/page/list-query';
import type { Review, ReviewSummary } from '@/lib/shared/reviews/review.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { RatingSummary } from './rating-summary';
import { type ReviewedTools, ReviewGrid } from './review-grid';

type ReviewScreenProps = {
  reviews: readonly Review[];
  tools: ReviewedTools;
  summary: ReviewSummary;
  page: number;
  pageCount: number;
  texts: Texts['reviews'];
};

/** Product §2.1. */
export function ReviewScreen({ reviews, tools, summary, page, pageCount, texts }: ReviewScreenProps) {
  return (
    <>
      <PageHead eyebrow={texts.title} title={texts.heading} text={texts.text}>
        {summary.count > 0 ? <RatingSummary summary={summary} texts={texts} /> : null}
      </PageHead>
      <div className="shell py-14">
        {reviews.length === 0 ? (
          <EmptyState icon={MessageSquareQuote} title={texts.empty.title} text={texts.empty.text}>
            <LinkButton href={ROUTES.addReview}>{texts.empty.action}</LinkButton>
          </EmptyState>
        ) : (
          <ReviewGrid reviews={reviews} tools={tools} texts={texts} />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          href={(each) => (each === 1 ? ROUTES.review : ROUTES.reviewPage(each))}
          texts={texts.pages}
        />
      </div>
    </>
  );
}

type ToolReviewsProps = {
  tool: Pick<Tool, '_id' | 'slug'>;
  reviews: readonly Review[];
  summary: ReviewSummary;
  hasMore: boolean;
  texts: Texts;
};

export function ToolReviews({ tool, reviews, summary, hasMore, texts }: ToolReviewsProps) {
  const { tool: own } = texts.catalogue;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="grid gap-7">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="grid gap-4">
          <h2 id="reviews-title" className="font-extrabold text-title tracking-[-0.01em]">
            {own.reviews}
          </h2>
          {summary.count > 0 ? (
            <RatingSummary summary={summary} texts={texts.reviews} />
          ) : (
            <p className="text-muted">
              {own.noReviews} {own.reviewHint}
            </p>
          )}
        </div>
        <LinkButton href={listHref(ROUTES.addReview, { tool: tool._id })} prefetch={false} variant="outline">
          {own.writeReview}
        </LinkButton>
      </div>
      {reviews.length > 0 ? <ReviewGrid reviews={reviews} texts={texts.reviews} /> : null}
      {hasMore ? (
        <LinkButton href={ROUTES.toolReviews(tool.slug, 2)} variant="link" className="w-fit">
          {texts.reviews.more}
          <Icon node={ArrowRight} />
        </LinkButton>
      ) : null}
    </section>
  );
}
