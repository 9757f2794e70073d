import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PricesForEveryone } from '@/components/prices/own-price';
import { authorName } from '@/components/reviews/review-grid';
import { StructuredData } from '@/components/shell/structured-data';
import { LEAD_TEXTS } from '@/components/shipments/goods-ship-text';
import { ShipsOnCards } from '@/components/shipments/ships-on-cards';
import { ToolScreen } from '@/components/tools/page/tool-screen';
import { breadcrumbList, productOf } from '@/lib/client/structured-data';
import { hasPricesForEveryone } from '@/lib/server/commerce/prices/prices-for';
import { reviewPage } from '@/lib/server/commerce/reviews/read-reviews';
import { namedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { pricesPlusText } from '@/lib/server/commerce/trade/prices-plus-text';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { categoryNamed } from '@/lib/shared/categories/named-category';
import { renderMarkdown } from '@/lib/shared/markdown/render-markdown';
import { inEachLanguage, languageOf } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { SHARE_CARD, toolSharePath } from '@/lib/shared/tools/catalogue/feeds';
import { pageMetadata } from '../../page-metadata';
import { cardsShipping } from '../../shipping-facts';
import { TOOL_REVIEWS_PER_PAGE, toolAtAddress } from './tool-at-address';

/** Details have a heading of level 2 above them. */
const HIGHEST_HEADING = 3;

/** PUBLIC_MAX_AGE_SECONDS, as a literal for Next.js. */
export const revalidate = 600;

/** Each is built at its first visit: the build has no database. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

type PageProps = { params: Promise<{ lang: string; slug: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, slug } = await params;
  const found = await toolAtAddress({ lang, slug }, ROUTES.tool);
  const { tool } = found;
  const { name: title, description } = tool;
  const path = inEachLanguage((language) => ROUTES.tool(found.slugs[language]));
  if (tool.state === 'retired') {
    // Of use to those who have it, not to those who search for one.
    return { ...(await pageMetadata({ path, title, description })), robots: { index: false } };
  }
  const picture = localPath(toolSharePath(slug), languageOf(lang));
  return pageMetadata({
    path,
    title,
    description,
    picture: { ...SHARE_CARD, url: picture, alt: tool.name },
  });
}

export default async function ToolPage({ params }: PageProps) {
  const { lang, slug } = await params;
  const found = await toolAtAddress({ lang, slug }, ROUTES.tool);
  const shown = await reviewPage(1, TOOL_REVIEWS_PER_PAGE, {
    toolId: found.tool._id,
    language: languageOf(lang),
  });
  if (!shown) notFound();
  const { reviews, summary, pageCount } = shown;
  const language = languageOf(lang);
  const texts = textsFor(language);
  const { tool } = found;
  const category = categoryNamed(tool.category, await namedCategories(language)).name;
  const data = [
    productOf(
      siteOrigin(),
      { ...tool, category },
      reviews.map((review) => ({ ...review, name: authorName(review, texts.reviews) })),
      language,
    ),
    breadcrumbList(siteOrigin(), [
      { name: texts.shell.header.home, path: localPath(ROUTES.home, language) },
      { name: texts.catalogue.title, path: localPath(ROUTES.tools, language) },
      { name: category, path: localPath(ROUTES.toolCategory(tool.category), language) },
      { name: tool.name, path: localPath(ROUTES.tool(tool.slug), language) },
    ]),
  ];
  const shipping = {
    ...cardsShipping(lang),
    texts: pick(texts.shipping, 'today', 'on', 'rule'),
    leadTexts: pick(texts.shipping, ...LEAD_TEXTS),
  };
  return (
    <>
      <StructuredData data={data} />
      <PricesForEveryone exist={await hasPricesForEveryone()} />
      {tool.state === 'retired' ? <ShipsOnCards {...shipping} /> : null}
      <ToolScreen
        {...found}
        details={found.details === '' ? null : renderMarkdown(found.details, HIGHEST_HEADING)}
        category={category}
        reviews={reviews}
        summary={summary}
        hasMoreReviews={pageCount > 1}
        shipping={shipping}
        plus={await pricesPlusText(lang)}
        texts={texts}
      />
    </>
  );
}
