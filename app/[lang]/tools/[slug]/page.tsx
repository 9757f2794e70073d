import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ToolScreen } from '@/components/tools/tool-screen';
import { reviewPage } from '@/lib/server/reviews/review-page';
import { getToolPage } from '@/lib/server/tools/get-tool-page';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../../page-metadata';
import { TOOL_REVIEWS_PER_PAGE } from './reviews-per-page';

/** PUBLIC_MAX_AGE_SECONDS; Next.js reads this value without running the file. */
export const revalidate = 600;

/** Each is built at its first visit: the build has no database. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

type PageProps = { params: Promise<{ lang: string; slug: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params;
  const found = await getToolPage(slug);
  if (!found) notFound();
  const { tool } = found;
  return pageMetadata({ path: ROUTES.tool(slug), title: tool.name, description: tool.description });
}

export default async function ToolPage({ params }: PageProps) {
  const { lang, slug } = await params;
  const found = await getToolPage(slug);
  if (!found) notFound();
  const shown = await reviewPage(1, TOOL_REVIEWS_PER_PAGE, found.tool._id);
  if (!shown) notFound();
  const { reviews, summary, pageCount } = shown;
  return (
    <ToolScreen
      {...found}
      reviews={reviews}
      summary={summary}
      hasMoreReviews={pageCount > 1}
      texts={textsFor(lang)}
    />
  );
}
