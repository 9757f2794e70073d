import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RatingSummary } from '@/components/reviews/rating-summary';
import { ReviewGrid } from '@/components/reviews/review-grid';
import { Link } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { MeasuredText } from '@/components/ui/measured-text';
import { PageHead } from '@/components/ui/page-head';
import { reviewPage } from '@/lib/server/commerce/reviews/read-reviews';
import { inEachLanguage, languageOf } from '@/lib/shared/site/languages';
import { laterPage, ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../../../../page-metadata';
import { TOOL_REVIEWS_PER_PAGE, toolAtAddress } from '../../tool-at-address';

/** PUBLIC_MAX_AGE_SECONDS, as a literal for Next.js. */
export const revalidate = 600;

/** Each is built at its first visit: the build has no database. */
export function generateStaticParams(): { page: string }[] {
  return [];
}

type PageProps = { params: Promise<{ lang: string; slug: string; page: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, slug, page } = await params;
  const number = laterPage(page);
  if (number === null) notFound();
  const found = await toolAtAddress({ lang, slug }, (now) => ROUTES.toolReviews(now, number));
  const { reviews } = textsFor(lang);
  return pageMetadata({
    path: inEachLanguage((language) => ROUTES.toolReviews(found.slugs[language], number)),
    title: fillText(reviews.toolOlder, { name: found.tool.name, page }),
    description: found.tool.description,
  });
}

export default async function OlderToolReviewsPage({ params }: PageProps) {
  const { lang, slug, page } = await params;
  const number = laterPage(page);
  if (number === null) notFound();
  const found = await toolAtAddress({ lang, slug }, (now) => ROUTES.toolReviews(now, number));
  const shown = await reviewPage(number, TOOL_REVIEWS_PER_PAGE, {
    toolId: found.tool._id,
    language: languageOf(lang),
  });
  if (!shown) notFound();
  const { reviews: texts, catalogue } = textsFor(lang);
  return (
    <>
      <PageHead dense eyebrow={found.tool.sku} title={catalogue.tool.reviews}>
        <RatingSummary summary={shown.summary} texts={texts} />
      </PageHead>
      <div className="shell grid gap-8 py-12">
        <Link href={ROUTES.tool(slug)} className="w-fit font-semibold text-ink underline underline-offset-4">
          <MeasuredText text={found.tool.name} />
        </Link>
        <ReviewGrid reviews={shown.reviews} texts={texts} />
        <Pagination
          page={shown.page}
          pageCount={shown.pageCount}
          href={(each) => (each === 1 ? `${ROUTES.tool(slug)}#reviews` : ROUTES.toolReviews(slug, each))}
          texts={texts.pages}
        />
      </div>
    </>
  );
}
