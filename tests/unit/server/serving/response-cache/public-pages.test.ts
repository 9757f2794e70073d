import { describe, expect, it, vi } from 'vitest';
import { publicPages } from '@/lib/server/serving/response-cache/public-pages';

vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ NEXTAUTH_URL: 'https://shop.example.com' }),
}));

const key = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  publicPages(1_000).nameOf({ method, url, headers });

describe('a page that may be cached', () => {
  it.each([
    '/',
    '/de',
    '/tools',
    '/de/tools',
    '/tools/c/hand-tools',
    '/tools/claw-hammer-a1b2',
    '/de/tools/claw-hammer-a1b2/reviews/2',
    '/review',
    '/review/page/3',
    '/portfolio',
    '/blog',
    '/blog/how-we-forge',
    '/contact',
    '/quick-order',
    '/terms',
    '/de/imprint',
  ])('is one that everybody sees alike, by its path: %s', (url) => {
    expect(key(url)).toBe(url);
    expect(key(url, {}, 'HEAD')).toBe(url);
    expect(key(url, { cookie: 'session=1; __prerender_bypass=1', 'user-agent': 'x' })).toBe(url);
  });

  it.each([
    '/login',
    '/terms/1',
    '/register',
    '/quote',
    '/dashboard',
    '/dashboard/my-order',
    '/de/dashboard',
    '/purchase/0123456789abcdef01234567',
    '/reset-password',
    '/api/tool',
    '/_next/image',
    '/tools/a/datasheet.pdf',
    '/robots.txt',
    '/en',
    '/en/tools',
    '/de/',
    '/tools/',
    '//tools',
    '/Tools',
    '/tools/%61',
    '/tools/..',
    '/fr/tools',
    '/review/page/0',
    '/review/page/9999999',
    '',
  ])('is not %s', (url) => {
    expect(key(url)).toBeNull();
  });

  it.each(['/?a=1', '/tools?q=hammer', '/tools?', '/tools/a?_rsc=1', '/#x'])(
    'has no parameters: not %s',
    (url) => {
      expect(key(url)).toBeNull();
    },
  );

  it('is read, and whole: no other method, and no data of the app’s router', () => {
    for (const method of ['POST', 'PUT', 'OPTIONS', 'get']) expect(key('/', {}, method)).toBeNull();
    for (const header of ['rsc', 'next-action']) expect(key('/tools', { [header]: '1' })).toBeNull();
  });

  it('is not the bare address for someone who chose a language and is led on', () => {
    expect(key('/', { cookie: 'a=1; language=de' })).toBeNull();
    expect(key('/', { cookie: 'a=language=de; xlanguage=de' })).toBe('/');
    expect(key('/tools', { cookie: 'language=de' })).toBe('/tools');
  });
});
