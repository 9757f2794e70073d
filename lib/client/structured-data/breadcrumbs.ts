import type { JsonLd } from './json-ld';

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
