import { useId } from 'react';
import { shop } from '#shop';
import { useLanguage } from '#use-language';
import { AddToList } from '@/components/lists/add-to-list';
import { OwnNumberLabel } from '@/components/own-numbers/own-number';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OwnPrice as CustomersPrice } from '@/lib/shared/prices/own-price';
import { canOrder } from '@/lib/shared/quantity/quantity-rules';
import { REVIEWS_FOR_AVERAGE } from '@/lib/shared/reviews/reviews-for-average';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { partLang, type TextPart } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { OwnPrice } from '../prices/own-price';
import { PriceLines } from '../prices/price-lines';
import { unitsText } from '../prices/price-text';
import { ownLeadTime } from '../shipments/lead-time-text';
import { stockText } from '../stock/stock-label';
import { CompareButton } from './compare/compare-button';

/** No attribute in the page's language: an empty one would be sent with every card. */
function languageOfPart(tool: Tool, part: TextPart): { lang?: Language } {
  const lang = partLang(tool, part);
  return lang ? { lang } : {};
}

type ToolCardProps = {
  tool: Tool;
  texts: Texts['tools'];
  /** The heading level of the card on its page. */
  headingLevel?: 2 | 3;
  /** Requires a CompareHost on the page. */
  isComparable?: boolean;
  /** Set for the first card of a page, whose picture is the largest of the first screen. */
  preload?: boolean;
  /** The value of `<img sizes>`. */
  sizes?: string;
  /** Set when an admin views a customer's catalogue: the customer's price, and nothing to order with. */
  viewed?: ViewedCard;
  /** Set for a tool that is not stored: it has no own price, no own number and is on no list. */
  isPreview?: boolean;
};

/** `href` replaces the link to the tool's page. */
export type ViewedCard = { href: string; own: CustomersPrice | null };

const ONE_A_ROW_ON_PHONES = '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw';

/**
 * Product §2.2, §11.1; "Add to Cart" is handled by components/cart/cart-link.tsx. The name's link covers the card, with
 * the actions above it. Styles are in app/tool-card.css, since lists have many cards.
 */
export function ToolCard(props: ToolCardProps) {
  const { tool, texts, headingLevel = 3, isComparable = false, preload = false } = props;
  const { sizes = ONE_A_ROW_ON_PHONES, viewed, isPreview = false } = props;
  const isFollowed = !viewed && !isPreview;
  const language = useLanguage();
  // Shorter than the tool's own names: a card refers to it five times.
  const nameId = useId();
  const isStocked = tool.state === 'on-sale' && tool.quantity >= tool.moq;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={nameId}
      className="tool-card"
      {...(isStocked ? { 'data-stocked': '' } : {})}
      {...ownLeadTime(tool, texts, language)}
    >
      <Picture
        src={tool.image}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={640}
        height={480}
        sizes={sizes}
        preload={preload}
      />
      <div className="tool-card-facts">
        {tool.sku}
        {isFollowed ? <OwnNumberLabel toolId={tool._id} /> : null}
        <RatingFigure rating={tool.rating} texts={texts} />
      </div>
      <div className="tool-card-name">
        <Heading {...languageOfPart(tool, 'name')} id={nameId}>
          <Link href={viewed?.href ?? ROUTES.tool(tool.slug)} {...(viewed ? { prefetch: false } : {})}>
            <MeasuredText text={tool.name} />
          </Link>
        </Heading>
        <p>
          {tool.price === undefined ? (
            <b>{texts.onRequest}</b>
          ) : isFollowed ? (
            <OwnPrice toolId={tool._id} price={tool.price} {...texts.ownPrice} />
          ) : (
            <PriceLines price={tool.price} own={viewed?.own ?? null} texts={texts.ownPrice} />
          )}
        </p>
      </div>
      <p {...languageOfPart(tool, 'description')}>
        <MeasuredText text={tool.description} />
      </p>
      <dl>
        <dt>{texts.minimumOrder}</dt>
        <dd>{unitsText(tool.moq, texts, language)}</dd>
        <dt>{texts.available}</dt>
        <dd {...stockText({ ...tool, texts }, language)} />
      </dl>
      {viewed ? null : <CardActions tool={tool} nameId={nameId} texts={texts} />}
      {isComparable || isFollowed ? (
        <div>
          {isComparable ? <CompareButton tool={tool} nameId={nameId} texts={texts} /> : null}
          {isFollowed ? (
            <AddToList toolId={tool._id} quantity={tool.moq} nameId={nameId}>
              {texts.addToList}
            </AddToList>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}

type CardActionsProps = Pick<ToolCardProps, 'tool' | 'texts'> & { nameId: string };

function CardActions({ tool, nameId, texts }: CardActionsProps) {
  const isOnSale = tool.state === 'on-sale';
  return (
    <footer>
      {isOnSale ? (
        <Link href={ROUTES.purchase(tool._id)} prefetch={false} aria-describedby={nameId}>
          {texts.buyNow}
        </Link>
      ) : null}
      {!canOrder(tool) ? (
        <Link href={ROUTES.quoteFor(tool._id)} prefetch={false} aria-describedby={nameId}>
          {texts.quote}
        </Link>
      ) : (
        <button type="button" data-cart={`${tool._id} ${tool.moq}`} aria-describedby={nameId}>
          {texts.addToCart}
        </button>
      )}
    </footer>
  );
}

function RatingFigure({ rating, texts }: Pick<ToolCardProps, 'texts'> & Pick<Tool, 'rating'>) {
  const language = useLanguage();
  if (rating.count === 0 || !shop.pages.reviews) return null;
  const count = formatNumber(rating.count, language);
  if (rating.count < REVIEWS_FOR_AVERAGE) {
    return <span>{rating.count === 1 ? texts.oneReview : fillText(texts.reviews, { count })}</span>;
  }
  const average = formatNumber(rating.average, language, { decimals: 1 });
  return (
    <span>
      <Stars rating={rating.average} label={fillText(texts.rated, { rating: average })} />
      <span aria-hidden="true">{average}</span>
      {`(${count})`}
    </span>
  );
}
