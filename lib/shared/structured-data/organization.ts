import { BRAND } from '../site/brand';
import { ROUTES } from '../site/routes';
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
      name: BRAND.name,
      url: absolute(ROUTES.home),
      logo: absolute('/brand/icon-512.png'),
      description,
      email: BRAND.contactEmail,
      telephone: BRAND.phone,
      address: BRAND.address,
    },
    {
      '@type': 'WebSite',
      '@id': absolute('/#website'),
      name: BRAND.name,
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
