import { expect, it } from 'vitest';
import { getRaw, sendRaw } from '@/tests/api/support/raw-request';
import { addTool, anAdmin, placeOrder, registerCustomer } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';

const [customer, buyer] = await Promise.all([registerCustomer(), registerCustomer()]);
const orderId = await placeOrder(buyer, await addTool(await anAdmin()));

const HTML = { accept: 'text/html' };

/** Spellings of an address that a gate might not recognise. */
const DISGUISES: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.replace('/dashboard', '/Dashboard'),
  (path) => path.replace('/m', '/%6d').replace('/a', '/%61'),
  (path) => path.replace('/dashboard/', '/dashboard%2f'),
  (path) => path.replace('/dashboard', '/%64ashboard'),
  (path) => path.replace('/dashboard/', '/dashboard//'),
  (path) => path.replace('/dashboard/', '/dashboard/./'),
  (path) => path.replace('/dashboard/', '/dashboard/%2e/'),
  (path) => path.replace('/dashboard/', '/dashboard\\'),
  (path) => `/api/..${path}`,
  (path) => `/api/%2e%2e${path}`,
  (path) => `/_next/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}.rsc`,
  (path) => `${path}.txt`,
  (path) => `${path}/x.pdf`,
  (path) => `${path};x=y`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}?_rsc=1`,
  (path) => `/en${path}`,
  (path) => `/en${path}/x.pdf`,
  (path) => `/de${path}`,
  (path) => `/de/de${path}`,
  (path) => `/DE${path}`,
  (path) => `/de${path}/x.pdf`,
  (path) => `/de/..${path}`,
  (path) => `/xx${path}/x.pdf`,
  (path) => `/__proto__${path}/x.pdf`,
  (path) => `/_next/data/x/en${path}.json`,
  (path) => `${baseUrl()}${path}`,
];

/** Headers that Next.js uses internally. */
const INNER_HEADERS: readonly Record<string, string>[] = [
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-next': '1' },
  { 'x-middleware-rewrite': '/dashboard/audit' },
  { 'x-middleware-prefetch': '1' },
  { 'x-invoke-path': '/dashboard/audit' },
  { 'x-matched-path': '/dashboard/audit' },
  { 'x-now-route-matches': '1=en' },
  { 'x-original-url': '/dashboard/audit' },
  { 'x-rewrite-url': '/dashboard/audit' },
  { 'x-nextjs-data': '1' },
  { 'x-prerender-revalidate': 'guess' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-action': '00' },
];

/** Text that only the page itself contains. */
function isClosed({ status, body }: { status: number; body: string }, form: string): void {
  expect([301, 302, 303, 307, 308, 400, 404], form).toContain(status);
  expect(body, form).not.toContain(buyer.email);
  expect(body, form).not.toContain('admin@example.com');
}

it.each(['/dashboard/audit', '/dashboard/manage-order', '/dashboard/make-admin'])(
  'no spelling of an address bypasses the gates of %s, an admin’s page',
  async (path) => {
    for (const disguise of DISGUISES) {
      for (const headers of [HTML, { ...HTML, cookie: customer.cookie }]) {
        isClosed(await getRaw(disguise(path), headers), disguise(path));
      }
    }
  },
);

it('no spelling of an address bypasses the gates of an order’s pages, which are its buyer’s', async () => {
  for (const path of [`/dashboard/my-order/${orderId}`, `/dashboard/payment/${orderId}`]) {
    for (const disguise of DISGUISES)
      isClosed(await getRaw(disguise(path), { ...HTML, cookie: customer.cookie }), disguise(path));
    expect((await getRaw(path, { ...HTML, cookie: buyer.cookie })).status).toBe(200);
  }
});

/** Returns what a visitor gets of a cached page. Its nonce is another once the cache has rendered it anew, which may be at any time. */
async function pageWithoutNonce(): Promise<string> {
  const { body } = await getRaw('/portfolio', HTML);
  const [, nonce] = /\bnonce="([^"]+)"/.exec(body) ?? [];
  if (!nonce) throw new Error('The page has no nonce.');
  return body.replaceAll(nonce, '');
}

it.each(INNER_HEADERS)('no header of the framework’s own: %j opens an admin’s page', async (header) => {
  for (const cookie of ['', customer.cookie]) {
    const response = await getRaw('/dashboard/audit', { ...HTML, ...header, cookie });
    isClosed(response, '/dashboard/audit');
    expect(response.location).toMatch(/^(http:\/\/localhost:\d+)?\/login\?from=%2Fdashboard%2Faudit$/);
  }
});

it('no header of the framework’s own changes what the next visitor of a cached page gets, nor does another visitor’s host or language', async () => {
  const strange: Record<string, string>[] = [
    ...INNER_HEADERS,
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '1337' },
    { 'x-inline-script-hashes': "'unsafe-inline'" },
    { 'content-security-policy': "script-src 'nonce-evil'" },
    { cookie: '__prerender_bypass=1; __next_preview_data=1' },
    { cookie: customer.cookie },
  ];
  const before = await pageWithoutNonce();
  for (const headers of strange) {
    const response = await getRaw('/portfolio', { ...HTML, ...headers });
    expect(response.body, JSON.stringify(headers)).not.toContain('evil');
    expect(response.location ?? '').not.toContain('evil');
    expect(await pageWithoutNonce(), JSON.stringify(headers)).toBe(before);
  }
});

it.each(['http://evil.example/portfolio', 'https://evil.example/dashboard', 'http://evil.example//x'])(
  'an address that names a host: %s is never redirected to it',
  async (address) => {
    const { status, location } = await getRaw(address, HTML);
    expect(status).toBeLessThan(500);
    if (location) expect(new URL(location, baseUrl()).origin).toBe(new URL(baseUrl()).origin);
  },
);

it.each([
  ...['//evil.example', '//evil.example/..', '/\\evil.example', '///evil.example', '/%5cevil.example'],
  ...['/en//evil.example', '/en/%2fevil.example', '/en/%2f/evil.example', '/en/\\evil.example'],
  ...['/en/%5cevil.example', '/en/%09/evil.example', '/de//evil.example', '/de/%2f%2fevil.example'],
])('an address that names a host nor is %s', async (address) => {
  const { location } = await getRaw(address, HTML);
  if (location) expect(new URL(location, baseUrl()).origin).toBe(new URL(baseUrl()).origin);
});

it.each(['/portfolio', '/dashboard', '/login', '/placeholder.webp', '/robots.txt', '/_next/image'])(
  'methods that do not read %s are refused',
  async (path) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'])
      expect((await sendRaw(method, path, HTML)).status, method).toBe(405);
    expect((await sendRaw('HEAD', path === '/_next/image' ? '/' : path, HTML)).status).toBeLessThan(400);
  },
);

it('methods of a form that is submitted before hydration leave the browser on the page', async () => {
  for (const path of ['/login?from=/dashboard', '/de/register', '/contact', '/dashboard', '/no-such-page']) {
    const { status, location } = await sendRaw('POST', path, HTML);
    expect([status, location], path).toEqual([204, undefined]);
  }
  expect((await sendRaw('POST', '/placeholder.webp')).status).toBe(405);
});

it('methods that no call has are refused by every call', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'QUERY', 'LINK'])
    expect((await sendRaw(method, '/api/tool')).status, method).toBe(405);
  expect((await sendRaw('OPTIONS', '*')).status).toBe(405);
});
