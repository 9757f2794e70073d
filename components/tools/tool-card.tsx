import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import { contentLang } from '@/lib/shared/languages';
import { formatDollars } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import { TOOL_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';
import { ROUTES } from '@/lib/shared/routes';
import type { Tool } from '@/lib/shared/schemas/tool';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { StockLabel } from './stock-label';
import { unitsText } from './units-text';

type ToolCardProps = {
  tool: Tool;
  texts: Texts['tools'];
  /** The heading level of the card on its page. */
  headingLevel?: 2 | 3;
  /** Set for the first card of a page, whose picture is the largest of the first screen. */
  preload?: boolean;
};

/**
 * A tool in a grid: picture, name, price, minimum order, availability and "Buy Now" (product §2.2, §11.1). The name's
 * link covers the card; "Buy Now" lies above it.
 */
export function ToolCard({ tool, texts, headingLevel = 3, preload = false }: ToolCardProps) {
  const language = useLanguage();
  const nameId = `tool-${tool._id}`;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={nameId}
      className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow duration-200 has-[h2_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-2 outline-focus hover:shadow-float"
    >
      <div className="aspect-[4/3] overflow-hidden border-line border-b bg-sunken">
        <Picture
          src={tool.image}
          fallback={TOOL_PLACEHOLDER}
          alt=""
          width={640}
          height={480}
          sizes="(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw"
          preload={preload}
          className="size-full object-cover transition-transform duration-300 ease-out-quick group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex min-h-4 items-center justify-between gap-3 text-muted text-xs">
          <span className="wrap-anywhere font-mono">{tool.sku}</span>
          <RatingFigure rating={tool.rating} texts={texts} />
        </div>
        <div className="flex items-start justify-between gap-4">
          <Heading
            id={nameId}
            lang={contentLang(language)}
            className="wrap-anywhere font-bold text-lg leading-snug"
          >
            <Link
              href={ROUTES.tool(tool.slug)}
              prefetch={false}
              data-fetch=""
              className="underline-offset-4 outline-none after:absolute after:inset-0 hover:underline"
            >
              <MeasuredText text={tool.name} />
            </Link>
          </Heading>
          <p className="figures shrink-0 text-end">
            <span className="block font-bold text-ink text-lg leading-snug">
              {formatDollars(tool.price, language)}
            </span>
            <span className="block text-muted text-xs">{texts.perUnit}</span>
          </p>
        </div>
        <p lang={contentLang(language)} className="line-clamp-2 text-sm leading-relaxed">
          <MeasuredText text={tool.description} />
        </p>
        <dl className="figures mt-auto grid grid-cols-2 gap-3 border-line border-t pt-3 text-sm">
          <div>
            <dt className="text-muted text-xs">{texts.minimumOrder}</dt>
            <dd className="font-medium text-ink">{unitsText(tool.moq, texts, language)}</dd>
          </div>
          <div>
            <dt className="text-muted text-xs">{texts.available}</dt>
            <dd className="font-medium text-ink">
              <StockLabel moq={tool.moq} quantity={tool.quantity} texts={texts} />
            </dd>
          </div>
        </dl>
        <LinkButton
          href={ROUTES.purchase(tool._id)}
          prefetch={false}
          aria-describedby={nameId}
          className="relative z-10 mt-1"
        >
          {texts.buyNow}
        </LinkButton>
        {tool.quantity < tool.moq ? (
          <LinkButton
            href={ROUTES.quoteFor(tool._id)}
            variant="outline"
            prefetch={false}
            aria-describedby={nameId}
            className="relative z-10"
          >
            {texts.quote}
          </LinkButton>
        ) : null}
      </div>
    </article>
  );
}

function RatingFigure({ rating, texts }: Pick<ToolCardProps, 'texts'> & Pick<Tool, 'rating'>) {
  const language = useLanguage();
  if (rating.count === 0) return null;
  const average = formatNumber(rating.average, language, { decimals: 1 });
  return (
    <span className="figures inline-flex shrink-0 items-center gap-1.5">
      <Stars rating={rating.average} label={fillText(texts.rated, { rating: average })} />
      <span aria-hidden="true">{average}</span>
      <span>({formatNumber(rating.count, language)})</span>
    </span>
  );
}
