import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeReturnPath } from '@/lib/shared/site/routes';

it.each(['/', '/purchase/0123456789abcdef01234567', '/dashboard/my-order?page=2#top', '/review'])(
  'safeReturnPath keeps %s',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

it.each([
  undefined,
  null,
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09//evil.example'.replace('%09', '\t'),
  'javascript:alert(1)',
  '/login',
  '/login?from=/dashboard',
  '/register',
  '/.//evil.example',
  `/${'x'.repeat(600)}`,
])('safeReturnPath returns home for %j', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});

it('safeReturnPath never leads to another host, whatever the input', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((rest) => `/${rest}`),
        fc.webUrl(),
      ),
      (from) => {
        const target = new URL(safeReturnPath(from), 'https://shop.example');
        expect(target.origin).toBe('https://shop.example');
      },
    ),
    { numRuns: 2_000 },
  );
});
