import { shop } from '@/shop.config';
import { plainAmount } from '../../shared/numbers/money';
import { REVIEWS_FOR_AVERAGE } from '../../shared/reviews/reviews-for-average';
import { CURRENCY } from '../../shared/site/currency';
import { LANGUAGES, type Language } from '../../shared/site/languages';
import { localPath } from '../../shared/site/local-path';
import { ROUTES } from '../../shared/site/routes';
import type { Tool } from '../../shared/tools/tool.schema';
import type { JsonLd } from './json-ld';
import { organizationId } from './organization';

type RatedReview = { name: string; review: string; rating: number; createdAt?: string };

function availability({ quantity, moq }: Tool): string {
  // Less than the minimum order cannot be bought.
  return quantity >= moq ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';
}

function ratingOf({ rating }: Tool): object {
  // The same as on the page.
  if (rating.count < REVIEWS_FOR_AVERAGE) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

function reviewsOf(reviews: readonly RatedReview[]): object {
  if (reviews.length === 0) return {};
  return {
    review: reviews.map(({ name, review, rating, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      reviewBody: review,
      ...(createdAt ? { datePublished: createdAt.slice(0, 10) } : {}),
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    })),
  };
}

/**
 * Without a price there is no offer to describe
 * (https://developers.google.com/search/docs/appearance/structured-data/merchant-listing).
 */
function offersOf(tool: Tool, url: string, seller: string): object {
  if (tool.price === undefined || tool.state === 'retired') return {};
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: plainAmount(tool.price),
      priceCurrency: CURRENCY.code,
      availability: availability(tool),
      itemCondition: 'https://schema.org/NewCondition',
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: tool.moq, unitCode: 'C62' },
      seller: { '@id': seller },
    },
  };
}

/** https://schema.org/Product, in the language of its page. */
export function productOf(
  origin: string,
  tool: Tool,
  reviews: readonly RatedReview[] = [],
  language: Language = LANGUAGES.default,
): JsonLd {
  const absolute = (path: string) => new URL(path, origin).href;
  const url = absolute(localPath(ROUTES.tool(tool.slug), language));
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: tool.name,
    description: tool.description,
    sku: tool.sku,
    url,
    image: (tool.pictures ?? [{ url: tool.image }]).map(({ url: picture }) => absolute(picture)),
    category: tool.category,
    brand: { '@type': 'Brand', name: shop.name },
    additionalProperty: tool.specs.map(({ name, value, unit }) => ({
      '@type': 'PropertyValue',
      name,
      value,
      ...(unit ? { unitText: unit } : {}),
    })),
    ...offersOf(tool, url, organizationId(origin)),
    ...(shop.pages.reviews && { ...ratingOf(tool), ...reviewsOf(reviews) }),
  };
}
