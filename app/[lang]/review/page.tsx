import type { Metadata } from 'next';
import { ReviewScreen } from '@/components/reviews/review-lists';
import { REVIEW_PAGE_LIMIT, reviewPage } from '@/lib/server/commerce/reviews/read-reviews';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../page-metadata';

/** PUBLIC_MAX_AGE_SECONDS, as a literal for Next.js. */
export const revalidate = 600;

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { reviews } = textsFor((await params).lang);
  return pageMetadata({ path: ROUTES.review, title: reviews.title, description: reviews.text });
}

export default async function ReviewPage({ params }: PageProps) {
  const { lang } = await params;
  const { reviews: texts } = textsFor(lang);
  const shown = await reviewPage(1, REVIEW_PAGE_LIMIT, { language: languageOf(lang) });
  return shown ? <ReviewScreen {...shown} texts={texts} /> : null;
}
