import { shop } from '#shop';
import { plainAmount } from '@/lib/shared/numbers/money';
import { REVIEWS_FOR_AVERAGE } from '@/lib/shared/reviews/reviews-for-average';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type RatedReview = { name: string; review: string; rating: number; createdAt?: string };

function availability({ quantity, moq, orderable = 0 }: Tool): string {
  if (quantity < moq && orderable >= moq) return 'https://schema.org/BackOrder';
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

function organizationId(origin: string): string {
  return new URL('/#organization', origin).href;
}

/** https://schema.org/Organization and https://schema.org/WebSite, with the search. */
export function organizationAndSite(origin: string, description: string): JsonLd[] {
  const absolute = (path: string) => new URL(path, origin).href;
  return [
    {
      '@type': 'Organization',
      '@id': organizationId(origin),
      name: shop.name,
      url: absolute(ROUTES.home),
      logo: absolute('/brand/icon-512.png'),
      description,
      email: shop.contact.email,
      telephone: shop.contact.phone,
      address: shop.contact.address,
    },
    {
      '@type': 'WebSite',
      '@id': absolute('/#website'),
      name: shop.name,
      url: absolute(ROUTES.home),
      publisher: { '@id': organizationId(origin) },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${absolute(ROUTES.tools)}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

export type Crumb = { name: string; path: string };

/** https://schema.org/BreadcrumbList */
export function breadcrumbList(origin: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

export type Faq = {
  slug: string;
  question: string;
  answer: string;
};

/** Questions with their answers (https://schema.org/FAQPage). An answer is prose without code: results show no other. */
export function faqPage(pageUrl: string, questions: readonly Faq[]): JsonLd {
  return {
    '@type': 'FAQPage',
    url: pageUrl,
    mainEntity: questions.map(({ slug, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${pageUrl}#${slug}`,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer,
      },
    })),
  };
}

export type JsonLd = { '@type': string; [property: string]: unknown };

/**
 * `<` is escaped, so that no text can end the script element or open another one
 * (https://html.spec.whatwg.org/multipage/scripting.html).
 */
export function jsonLdText(data: JsonLd | readonly JsonLd[]): string {
  const graph = Array.isArray(data) ? data : [data];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
