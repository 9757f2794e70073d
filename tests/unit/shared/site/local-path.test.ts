import { expect, it, vi } from 'vitest';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { LOCAL_FILES, languageAlternates, localPath, splitLanguage } from '@/lib/shared/site/local-path';
import { safeReturnPath } from '@/lib/shared/site/routes';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

it.each([
  ['/', '/de'],
  ['/?from=mail', '/de?from=mail'],
  ['/#latest-tools', '/de#latest-tools'],
  ['/tools?q=m10', '/de/tools?q=m10'],
  ['/dashboard/my-order', '/de/dashboard/my-order'],
  ['/deburring', '/de/deburring'],
  ['/blog/feed.xml', '/de/blog/feed.xml'],
  ['/tools/claw-hammer/datasheet.pdf', '/de/tools/claw-hammer/datasheet.pdf'],
  ['/share/tools/claw-hammer.jpg', '/de/share/tools/claw-hammer.jpg'],
  ['/manifest.webmanifest', '/de/manifest.webmanifest'],
])('localPath maps %s to %s in German', (address, german) => {
  expect(localPath(address, 'de')).toBe(german);
  expect(localPath(address, 'en')).toBe(address);
});

it('localPath maps every file that exists in each language', () => {
  const files = LOCAL_FILES.map((file) =>
    file.replace(':file', 'claw-hammer.jpg').replace(':slug', 'claw-hammer'),
  );
  expect(files.map((file) => localPath(file, 'de'))).toEqual(files.map((file) => `/de${file}`));
});

it.each([
  '/de/tools',
  '/api/order/1/invoice.pdf',
  '/tools/claw-hammer.webp',
  '/brand/share-card.jpg',
  '/sitemap.xml',
  '/de/blog/feed.xml',
  '/_next/image?url=x',
  '#content',
  'https://example.com/tools',
  '//example.com',
  'mailto:hello@forgeline.example',
])('localPath does not change %s: it is no page, or has a language', (address) => {
  expect(localPath(address, 'de')).toBe(address);
});

it.each([
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de/tools/claw-hammer', 'de', '/tools/claw-hammer'],
  ['/en/blog', 'en', '/blog'],
  ['/blog', 'en', '/blog'],
  ['/demo', 'en', '/demo'],
  ['/', 'en', '/'],
])('splitLanguage of %s is %s and %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toMatchObject({ language, path });
});

it('every page names itself in each language, and English for everyone else', () => {
  expect(languageAlternates('/tools')).toMatchObject({
    en: '/tools',
    de: '/de/tools',
    'x-default': '/tools',
  });
  expect(Object.keys(languageAlternates('/tools'))).toEqual([...LANGUAGES.all, 'x-default']);
  expect(languageAlternates('/terms', ['de'])).toEqual({ de: '/de/terms' });
  expect(languageAlternates('/terms', ['en'])).toEqual({ en: '/terms', 'x-default': '/terms' });
});

it('the way back after sign-in preserves the language, and never leads back to a sign-in page of any', () => {
  expect(safeReturnPath('/de/dashboard')).toBe('/de/dashboard');
  expect(safeReturnPath('/de/login?from=/x')).toBe('/');
  expect(safeReturnPath('/de/register')).toBe('/');
});
