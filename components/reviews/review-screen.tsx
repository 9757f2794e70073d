import { MessageSquareQuote } from 'lucide';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { PageHead } from '@/components/ui/page-head';
import type { Review, ReviewSummary } from '@/lib/shared/reviews/review.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
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
