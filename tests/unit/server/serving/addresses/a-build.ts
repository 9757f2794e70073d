import { addressClassifier } from '@/lib/server/serving/addresses/address-kind';
import { normalizeAddress, type RequestAddress } from '@/lib/server/serving/addresses/normalize-address';
import type { BuiltRoute } from '@/lib/server/serving/next-internals/build-manifests';

/** The pattern of a route, as the framework writes it into its manifests. */
function pattern(template: string): RegExp {
  const segments = template
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment.startsWith('[[...')) return '(?:/(.+?))?';
      if (segment.startsWith('[...')) return '/(.+?)';
      return segment.startsWith('[') ? '/([^/]+?)' : `/${segment.replace(/[.-]/g, '\\$&')}`;
    });
  return new RegExp(`^${segments.join('')}(?:/)?$`);
}

const routes = (of: Partial<BuiltRoute>, ...templates: string[]): BuiltRoute[] =>
  templates.map((template) => ({
    template,
    pattern: pattern(template),
    isPage: false,
    isCached: false,
    ...of,
  }));

/** Some of the routes of a build, in the framework's order. */
export const ROUTES: readonly BuiltRoute[] = [
  ...routes({}, '/api/search', '/api/tool', '/api/review', '/robots.txt', '/sitemap.xml'),
  ...routes({}, '/api/order/[id]', '/api/tool/[id]', '/api/tool/[id]/stock', '/api/user/[email]'),
  ...routes({}, '/api/[...unknown]', '/files/[name]', '/sitemaps/[file]'),
  ...routes({ isPage: true, isCached: true }, '/[lang]', '/[lang]/blog'),
  ...routes({}, '/[lang]/blog/feed.xml'),
  ...routes({ isPage: true, isCached: true }, '/[lang]/cart'),
  ...routes({ isPage: true }, '/[lang]/catalogue/[[...category]]'),
  ...routes({ isPage: true, isCached: true }, '/[lang]/contact'),
  ...routes({ isPage: true }, '/[lang]/dashboard', '/[lang]/dashboard/manage-order/[id]', '/[lang]/login'),
  ...routes({}, '/[lang]/manifest.webmanifest'),
  ...routes({ isPage: true, isCached: true }, '/[lang]/portfolio', '/[lang]/quote', '/[lang]/review'),
  ...routes({}, '/[lang]/share/tools/[file]'),
  ...routes({ isPage: true, isCached: true }, '/[lang]/tools', '/[lang]/tools/c/[category]'),
  ...routes({ isPage: true }, '/[lang]/tools/compare'),
  ...routes({ isPage: true, isCached: true }, '/[lang]/tools/[slug]'),
  ...routes({}, '/[lang]/tools/[slug]/datasheet.pdf'),
  ...routes({ isPage: true, isCached: true }, '/[lang]/warranty'),
];

const FILES: readonly string[] = ['/hero.webp', '/tools/hammer.webp', '/favicon.ico'];

export const classify = addressClassifier(ROUTES, (path) => FILES.includes(path));

/** Returns what this target of a request is for. */
export function judged(target: string) {
  const address: RequestAddress | null = normalizeAddress(target);
  if (!address) throw new Error(`${target} is no address.`);
  return classify(address);
}
