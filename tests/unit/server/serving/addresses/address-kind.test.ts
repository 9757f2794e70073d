import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { classifyInDevelopment } from '@/lib/server/serving/addresses/address-kind';
import { normalizeAddress } from '@/lib/server/serving/addresses/normalize-address';
import { PAGE_HEADER } from '@/lib/server/serving/addresses/page-header';
import { judged } from './a-build';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

it.each([
  ['/', 'page', '/', 'en'],
  ['/de', 'page', '/', 'de'],
  ['/de/tools/hammer', 'page', '/tools/[slug]', 'de'],
  ['/dashboard/manage-order/x', 'page', '/dashboard/manage-order/[id]', 'en'],
  ['/dashboard/manage-order/x.rsc', 'file', '/_next', 'en'],
  ['/warranty.segments/_tree.segment%2Ersc?a', 'file', '/_next', 'en'],
  ['/api/tool/x.rsc', 'call', '/api/tool/[id]', 'en'],
  ['/xx/tools/hammer/datasheet.pdf', 'file', '/tools/[slug]/datasheet.pdf', 'en'],
  ['/api/tool', 'call', '/api/tool', 'en'],
  ['/api/tools', 'call', '/api/[...unknown]', 'en'],
  ['/tools/hammer/datasheet.pdf', 'file', '/tools/[slug]/datasheet.pdf', 'en'],
  ['/de/share/tools/a.jpg', 'file', '/share/tools/[file]', 'de'],
  ['/blog/feed.xml', 'file', '/blog/feed.xml', 'en'],
  ['/manifest.webmanifest', 'file', '/manifest.webmanifest', 'en'],
  ['/sitemaps/tools-1.xml', 'file', '/sitemaps/[file]', 'en'],
  ['/files/a.webp', 'file', '/files/[name]', 'en'],
  ['/tools/hammer.webp', 'file', null, 'en'],
  ['/_next/static/a.js', 'file', '/_next/static', 'en'],
  ['/_next/data/x/de/warranty.json', 'file', '/_next', 'en'],
  ['/_next/catalogue?q=x', 'file', '/_next', 'en'],
  ['/_next/image?url=x', 'picture', '/_next/image', 'en'],
])('what an address is for of %s follows from the build', (target, kind, route, language) => {
  expect(judged(target)).toMatchObject({ kind, route, language, movedTo: null });
});

it.each([
  '/tools?category=',
  '/tools?category=..%2F..%2Fevil.example',
  '/tools/c/wrenches?category=files',
  '/quote?category=wrenches',
])('what an address is for of %s leads to no other category', (target) =>
  expect(judged(target).movedTo).toBeNull(),
);

it.each([
  '/tools/c/a.png',
  '/tools/made-up.webp',
  '/hero.png',
  '/dashboard.js',
  '/API/tool',
  '/_NEXT/static/a.js',
  '/apiary',
  '/api',
  '/DE/tools',
  '/fr/tools',
  '/xx/dashboard/x.pdf',
  '/de/_next/x',
  '/de/api/tool',
  '/wp-login.php',
])('what an address is for of %s is a page, however it looks', (target) =>
  expect(judged(target).kind).toBe('page'),
);

it.each([
  ['//tools', '/tools'],
  ['/tools/?a=1', '/tools?a=1'],
  ['/en', '/'],
  ['/en/tools?x', '/tools?x'],
  ['/en//evil.example', '/evil.example'],
  ['/tools?category=wrenches', '/tools/c/wrenches'],
  ['/de/tools?q=a%20b&category=wrenches&view=table', '/de/tools/c/wrenches?q=a+b&view=table'],
  ['//evil.example', '/evil.example'],
  ['/de/', '/de'],
  ['/api//tool/', '/api/tool'],
  ['///', '/'],
])('what an address is for of %s is that of its only spelling', (target, movedTo) => {
  expect(judged(target)).toMatchObject({ movedTo, path: movedTo.split('?')[0] });
});

it.each([
  ['/', 'without-language'],
  ['/tools/hammer', 'without-language'],
  ['/DE/tools', 'without-language'],
  ['/foo/bar.html', 'without-language'],
  ['/de/tools', 'with-language'],
  ['/no-such-file.png', 'with-language'],
  ['/de/tools/c/saws?sort=price', 'selection'],
  ['/api/tool', null],
  ['/hero.webp', null],
  ['/blog/feed.xml', null],
])('the framework is led to %s as %s', (target, pageHeader) =>
  expect(judged(target)).toMatchObject({ pageHeader }),
);

it.each([
  ...[
    '/',
    '/de',
    '/cart?utm=1',
    '/quote?tool=a',
    '/de/contact',
    '/tools?x=1',
    '/tools?q=',
    '/tools/hammer?q=x',
  ],
  ...['/./warranty?a', '/tools/c/saws', '/no-such-file.png?x', '/tools?q=&page='],
])('a page that visitors share is one that the build says is rendered once: %s', (target) => {
  expect(judged(target)).toMatchObject({ isShared: true, kind: 'page' });
});

it.each(['/login', '/tools/compare?ids=a', '/api/tool', '/fr/tools', '/catalogue?q=x', '/dashboard'])(
  'a page that visitors share is not %s',
  (target) => expect(judged(target).isShared).toBe(false),
);

it.each([
  '/tools?q=hammer',
  '/de/tools?x=1&page=2',
  '/tools/c/saws?sort=price',
  '/tools?q=&q=a',
  '/tools?%71=a',
])('a page that visitors share is not the catalogue with parameters: %s', (target) =>
  expect(judged(target)).toMatchObject({ isShared: false, pageHeader: 'selection' }),
);

it('in development an address is judged by how it looks, and nothing is shared', () => {
  const classify = (target: string) => classifyInDevelopment(normalizeAddress(target)!);
  expect(classify('/api/tool').kind).toBe('call');
  expect(classify('/hero.webp').kind).toBe('file');
  expect(classify('/de/tools/c/saws?q=a')).toMatchObject({ pageHeader: 'selection', isShared: false });
  expect(classify('/en/tools')).toMatchObject({ movedTo: '/tools', isShared: false });
});

it('the middleware runs for what is judged to be a page', () => {
  expect(readFileSync('middleware.ts', 'utf8')).toContain(`{ type: 'header', key: '${PAGE_HEADER}' }`);
});
