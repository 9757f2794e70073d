import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { anAdmin, call } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';

const LONGEST_QUERY = 4_096;

const admin = await anAdmin();

/** A query of exactly this length, including its question mark; calls ignore unknown parameters. */
function queryOfLength(length: number): string {
  const start = '?limit=1&x=';
  return start + 'y'.repeat(length - start.length);
}

it('a query of 4,096 characters is read, of one more it is 413', async () => {
  expect((await call('GET', `/api/review${queryOfLength(LONGEST_QUERY)}`)).status).toBe(200);
  expectProblem(await call('GET', `/api/review${queryOfLength(LONGEST_QUERY + 1)}`), 'too-large');
  expectProblem(await admin.call('GET', `/api/audit${queryOfLength(LONGEST_QUERY + 1)}`), 'too-large');
});

it('a query with a repeated parameter is 422', async () => {
  const response = await admin.call('GET', '/api/audit?action=order.paid&action=order.placed');
  expectProblem(response, 'validation-failed', { action: ['Invalid value'] });
});

it.each(['q[]=a', 'q[$ne]=a', 'q.x=a', '__proto__=a', 'constructor=a', 'toString=a'])(
  'a query with a name that other servers parse as an array or object (%s) has no special meaning',
  async (query) => {
    const plain = await call('GET', '/api/tool?limit=2&page=1');
    const odd = await call('GET', `/api/tool?limit=2&page=1&${query}`);
    expect([200, 422]).toContain(odd.status);
    if (odd.status === 200) expect(odd.headers.get('x-total-count')).toBe(plain.headers.get('x-total-count'));
  },
);

it('a query that cannot be decoded, or contains a null byte, is no server error', async () => {
  for (const query of ['q=%', 'q=%E0%A4%A', 'q=%00', 'q=%ff%fe', 'q=\ud83d'])
    expect((await call('GET', `/api/tool?limit=1&${query}`)).status, query).toBeLessThan(500);
});

it.each(['application/json', 'application/x-www-form-urlencoded'])(
  'a body that next-auth would read is at most 64 KiB, too (%s)',
  async (type) => {
    const { origin } = new URL(baseUrl());
    const response = await fetch(`${origin}/api/auth/callback/credentials`, {
      method: 'POST',
      headers: { 'content-type': type, origin },
      body: type === 'application/json' ? `{"a":"${'a'.repeat(64 * 1024)}"}` : `a=${'a'.repeat(64 * 1024)}`,
    });
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'too-large' }]);
  },
);

it('a body of more values than any form has is 413, whatever it is of', async () => {
  const response = await call('POST', '/api/cart/preview', { lines: new Array(10_000).fill(0) });
  expectProblem(response, 'too-large');
});

it('headers of more than 16 KiB are 431, and the connection’s next request is served', async () => {
  const { status } = await call('GET', '/api/health', undefined, { 'x-long': 'x'.repeat(17_000) });
  expect(status).toBe(431);
  expect((await call('GET', '/api/health')).status).toBe(200);
});

it.each([
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${'a'.repeat(8_000)}`],
  ['authorization', 'Bearer a.b.c'],
  ['cookie', `next-auth.session-token=${'a'.repeat(8_000)}`],
  ['cookie', 'next-auth.session-token=%E0%A4%A; =; ;;next-auth.session-token.0=x'],
  ['cookie', 'next-auth.second-factor=%'],
  ['if-none-match', '"'.repeat(500)],
  ['accept-language', `${'de,'.repeat(2_000)}`],
  ['x-forwarded-for', `${'1.2.3.4,'.repeat(500)}`],
  ['content-type', 'application/json; charset=utf-7'],
])('headers: %s with an invalid value is no server error: %s', async (name, value) => {
  for (const path of [
    '/api/user/nobody@example.com',
    '/api/account/sessions',
    '/api/auth/session',
    '/dashboard',
    '/',
  ])
    expect((await call('GET', path, undefined, { [name]: value })).status, path).toBeLessThan(500);
});

it.each([
  '/tools?q=a&q=b',
  '/tools?category=x&category=y&page=1&page=2&sort=a&sort=b&minPrice=1&minPrice=2',
  '/tools?page=-1',
  '/tools?page=1e9&minPrice=NaN&maxPrice=[object Object]',
  '/tools/c/hand-tools?q=a&q=b',
  '/login?from=/a&from=//evil.example&error=a&error=b',
  '/register?from[]=x&from=y',
  '/reset-password?token=a&token=b',
  '/verify-email?token=a&token=b',
  '/newsletter/confirm?token=a&token=b',
  '/newsletter/unsubscribe?token=a&token=b',
  '/quote?tool=a&tool=b&quantity=1&quantity=2',
  '/contact?topic=a&topic=b',
])('pages: %s with repeated parameters is a page, not a server error', async (path) => {
  expect((await call('GET', path, undefined, { accept: 'text/html' })).status).toBeLessThan(500);
});

it('pages of admins and members with repeated parameters are pages, not server errors', async () => {
  for (const path of [
    '/dashboard/audit?action=a&action=b&page=1&page=x',
    '/dashboard/manage-order?page=1&page=2&q=a&q=b&state=a&state=b',
    '/dashboard/manage-product?q=a&q=b&page=0',
    '/dashboard/make-admin?q=a&q=b',
    '/dashboard/messages?state=a&state=b',
    '/dashboard/quotes?q=%00&state=b',
    '/dashboard/manage-order/refunds?page=99999999999999999999',
    '/dashboard/my-order?page=a&page=b',
  ]) {
    const page = await call('GET', path, undefined, { accept: 'text/html', cookie: admin.cookie });
    expect(page.status, path).toBeLessThan(500);
    expect(page.body, path).not.toContain('Something went wrong');
  }
});
