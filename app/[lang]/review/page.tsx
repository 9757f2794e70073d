import { MessageSquareQuote } from 'lucide-react';
import type { Metadata } from 'next';
import { ReviewGrid } from '@/components/reviews/review-grid';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHead } from '@/components/ui/page-head';
import { Stars } from '@/components/ui/stars';
import { listReviews } from '@/lib/server/reviews/list-reviews';
import { ROUTES } from '@/lib/shared/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../page-metadata';

/** PUBLIC_MAX_AGE_SECONDS; Next.js reads this value without running the file. */
export const revalidate = 600;

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { reviews } = textsFor((await params).lang);
  return pageMetadata({ path: ROUTES.review, title: reviews.title, description: reviews.text });
}

export default async function ReviewPage({ params }: PageProps) {
  const { reviews: texts } = textsFor((await params).lang);
  const reviews = await listReviews();
  const average = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
  return (
    <>
      <PageHead eyebrow={texts.title} title={texts.heading} text={texts.text}>
        {reviews.length > 0 ? (
          <div className="grid gap-2">
            <p className="figures font-extrabold text-5xl text-ink leading-none">{average.toFixed(1)}</p>
            <Stars rating={average} label={fillText(texts.stars, { rating: average.toFixed(1) })} />
            <p className="figures text-muted text-sm">
              {fillText(texts.count, { count: reviews.length.toLocaleString('en-US') })}
            </p>
          </div>
        ) : null}
      </PageHead>
      <div className="shell py-14">
        {reviews.length === 0 ? (
          <EmptyState icon={MessageSquareQuote} title={texts.empty.title} text={texts.empty.text}>
            <LinkButton href={ROUTES.addReview}>{texts.empty.action}</LinkButton>
          </EmptyState>
        ) : (
          <ReviewGrid reviews={reviews} texts={texts} />
        )}
      </div>
    </>
  );
}
