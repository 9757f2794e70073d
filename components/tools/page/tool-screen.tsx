import { shop } from '#shop';
import { useLanguage } from '#use-language';
import { OwnNumberLabel } from '@/components/own-numbers/own-number';
import { ToolReviews } from '@/components/reviews/review-lists';
import type { Shipping } from '@/components/shipments/goods-ship-text';
import { CompareButton } from '@/components/tools/compare/compare-button';
import { CompareHost } from '@/components/tools/compare/compare-host';
import { SpecificationTable } from '@/components/tools/page/tool-details';
import { ToolCard } from '@/components/tools/tool-card';
import { ViewedTools } from '@/components/tools/viewed-tools';
import { Link, LinkButton } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Stars } from '@/components/ui/stars';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Review, ReviewSummary } from '@/lib/shared/reviews/review.schema';
import { REVIEWS_FOR_AVERAGE } from '@/lib/shared/reviews/reviews-for-average';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { RetiredNotice } from './missing-tool-view';
import { ToolBuyPanel } from './tool-buy-panel';
import { ToolDetails, ToolDocuments } from './tool-details';
import { ToolPictures } from './tool-pictures';

type ToolScreenProps = {
  tool: Tool;
  /** HTML of what there is to say of it at length; null for nothing. */
  details: string | null;
  /** The name of its category. */
  category: string;
  related: readonly Tool[];
  successor: Pick<Tool, 'name' | 'slug'> | null;
  reviews: readonly Review[];
  summary: ReviewSummary;
  hasMoreReviews: boolean;
  shipping: Shipping;
  /** What prices are without. */
  plus: string | null;
  texts: Texts;
};

export function ToolScreen(props: ToolScreenProps) {
  const {
    tool,
    category,
    details,
    related,
    successor,
    reviews,
    summary,
    hasMoreReviews,
    shipping,
    plus,
    texts,
  } = props;
  const { tool: own } = texts.catalogue;
  return (
    <>
      <div className="shell grid gap-14 py-4 lg:gap-20 lg:py-6">
        <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-rows-[auto_auto_1fr] lg:items-start print:gap-6 print:sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
          <ToolHead tool={tool} category={category} summary={summary} texts={texts} />
          <ToolPictures tool={tool} texts={own} />
          <div className="lg:sticky lg:top-(--below-header) lg:col-start-2 lg:row-span-2 lg:row-start-2">
            {tool.state === 'retired' ? (
              <RetiredNotice successor={successor} texts={own} />
            ) : (
              <ToolBuyPanel tool={tool} shipping={shipping} plus={plus} texts={texts} />
            )}
          </div>
          <div className="grid gap-8 print:sm:col-span-2">
            <p
              lang={partLang(tool, 'description')}
              className="wrap-anywhere max-w-[65ch] text-lg leading-relaxed"
            >
              <MeasuredText text={tool.description} />
            </p>
            <SpecificationTable heading={own.specifications} sku={own.skuRow} tool={tool} />
            {details === null ? null : (
              <ToolDetails heading={own.details} html={details} lang={partLang(tool, 'details')} />
            )}
            <ToolDocuments tool={tool} texts={texts.editor.documents} />
          </div>
        </div>
        {shop.pages.reviews ? (
          <ToolReviews
            tool={tool}
            reviews={reviews}
            summary={summary}
            hasMore={hasMoreReviews}
            texts={texts}
          />
        ) : null}
        <RelatedTools slug={tool.category} category={category} related={related} texts={texts} />
        <ViewedTools
          current={pick(tool, '_id', 'slug', 'sku', 'name', 'image')}
          texts={texts.catalogue.viewed}
        />
      </div>
      <CompareHost texts={texts.catalogue.compare.bar} />
    </>
  );
}

type ToolHeadProps = Pick<ToolScreenProps, 'tool' | 'category' | 'summary' | 'texts'>;

function ToolHead({ tool, category, summary, texts }: ToolHeadProps) {
  const language = useLanguage();
  const { catalogue, reviews } = texts;
  const crumb = 'underline-offset-4 hover:text-ink hover:underline';
  return (
    <div className="grid gap-2 lg:col-span-2 print:sm:col-span-2">
      <nav aria-label={catalogue.breadcrumb} className="text-muted text-sm">
        <Link href={ROUTES.tools} className={crumb}>
          {catalogue.heading}
        </Link>
        <span aria-hidden="true"> / </span>
        <Link href={ROUTES.toolCategory(tool.category)} prefetch={false} className={crumb}>
          {category}
        </Link>
      </nav>
      <h1
        id="tool-name"
        lang={partLang(tool, 'name')}
        className="wrap-anywhere max-w-[24ch] font-extrabold text-headline tracking-[-0.02em] sm:max-w-none"
      >
        <MeasuredText text={tool.name} />
      </h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <span className="font-mono text-muted">
          {fillText(catalogue.tool.sku, { sku: tool.sku })}
          <OwnNumberLabel toolId={tool._id} />
        </span>
        {shop.pages.reviews && summary.count > 0 ? (
          <a
            href="#reviews"
            className="figures inline-flex items-center gap-2 hover:text-ink hover:underline"
          >
            {summary.count >= REVIEWS_FOR_AVERAGE ? (
              <Stars
                rating={summary.average}
                label={fillText(reviews.stars, {
                  rating: formatNumber(summary.average, language, { decimals: 1 }),
                })}
              />
            ) : null}
            {summary.count === 1
              ? reviews.oneCount
              : fillText(reviews.count, { count: formatNumber(summary.count, language) })}
          </a>
        ) : null}
        <CompareButton tool={tool} nameId="tool-name" texts={texts.tools} />
      </div>
    </div>
  );
}

type RelatedToolsProps = Pick<ToolScreenProps, 'category' | 'related' | 'texts'> & { slug: string };

function RelatedTools({ slug, category, related, texts }: RelatedToolsProps) {
  if (related.length === 0) return null;
  const { tool: own } = texts.catalogue;
  return (
    <section aria-labelledby="related-title" className="no-print grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="related-title" className="font-extrabold text-title tracking-[-0.01em]">
          {own.related}
        </h2>
        <LinkButton href={ROUTES.toolCategory(slug)} prefetch={false} variant="link">
          {fillText(own.relatedAll, { category })}
        </LinkButton>
      </div>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {related.map((tool) => (
          <ToolCard key={tool.slug} tool={tool} texts={texts.tools} isComparable />
        ))}
      </div>
    </section>
  );
}
