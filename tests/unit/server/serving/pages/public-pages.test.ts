import { expect, it, vi } from 'vitest';
import { publicPages } from '@/lib/server/serving/pages/response-kinds';
import { classify, judged } from '@/tests/unit/server/serving/addresses/a-build';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ NEXTAUTH_URL: 'https://shop.example.com' }),
}));

const key = (url: string, method = 'GET') =>
  publicPages(classify, 1_000).nameOf({ method, url, headers: {} }, judged(url));

it.each([
  '/',
  '/de',
  '/tools',
  '/de/tools',
  '/tools/c/hand-tools',
  '/tools/claw-hammer-a1b2',
  '/cart',
  '/de/quote',
])('a page that may be cached is one that everybody sees alike, by its path: %s', (url) => {
  expect([key(url), key(url, 'HEAD'), key(`${url}?x=1`)]).toEqual([url, url, url]);
});

it.each([
  ...['/login', '/dashboard', '/de/dashboard', '/tools/compare', '/tools?q=hammer', '/fr/tools', '/DE/tools'],
  ...['/api/tool', '/_next/image', '/tools/a/datasheet.pdf', '/robots.txt', '/hero.webp'],
])('a page that may be cached is not %s', (url) => expect(key(url)).toBeNull());

it('a page that may be cached is read: by no other method', () => {
  for (const method of ['POST', 'PUT', 'OPTIONS', 'get']) expect(key('/', method)).toBeNull();
});
