import { shop } from '@/shop.config';
import { ROUTES } from '../../shared/site/routes';
import type { JsonLd } from './json-ld';

export function organizationId(origin: string): string {
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
