import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReviewScreen } from '@/components/reviews/review-lists';
import { REVIEW_PAGE_LIMIT, reviewPage } from '@/lib/server/commerce/reviews/read-reviews';
import { languageOf } from '@/lib/shared/site/languages';
import { laterPage, ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../../../page-metadata';

export const revalidate = 600;

export function generateStaticParams(): { page: string }[] {
  return [];
}

type PageProps = { params: Promise<{ lang: string; page: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, page } = await params;
  const { reviews } = textsFor(lang);
  const number = laterPage(page);
  if (number === null) notFound();
  return pageMetadata({
    path: ROUTES.reviewPage(number),
    title: fillText(reviews.older, { page }),
    description: reviews.text,
  });
}

/** The first page is /review itself. */
export default async function OlderReviewsPage({ params }: PageProps) {
  const { lang, page } = await params;
  const number = laterPage(page);
  const shown =
    number === null ? null : await reviewPage(number, REVIEW_PAGE_LIMIT, { language: languageOf(lang) });
  if (!shown) notFound();
  return <ReviewScreen {...shown} texts={textsFor(lang).reviews} />;
}
