import { expect, it } from 'vitest';
import { call, registerCustomer } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';
import { expectProblem } from '../support/problem';

const HTML = { accept: 'text/html', 'sec-fetch-dest': 'document' };

/** The store under test is served over plain HTTP: no Strict-Transport-Security, and pictures may come over HTTP too. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), ' +
    'geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), ' +
    'screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'strict-transport-security': null,
  'x-powered-by': null,
  'x-inline-script-hashes': null,
  'access-control-allow-origin': null,
  server: null,
};

const DATA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HASH = "'sha256-[A-Za-z0-9+/]{43}='";
const CACHED_SCRIPTS = new RegExp(`^'self'( ${HASH})+$`);
const NONCE_SCRIPTS = new RegExp(`^'nonce-[A-Za-z0-9+/_-]{16,}={0,2}' 'strict-dynamic' 'self' ${HASH}$`);

/** Every directive of a page's policy but `script-src`, which differs from page to page. */
const PAGE_DIRECTIVES = {
  'default-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self' 'unsafe-inline'",
  'style-src-elem': expect.stringMatching(new RegExp(`^'self'( ${HASH}){3}$`)),
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: https: http:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'none'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'report-uri': '/api/csp-report',
  'report-to': 'csp',
};

const headersOf = (headers: Headers, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, headers.get(name)]));

function directivesOf(headers: Headers): Record<string, string> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

it.each([
  ['a cached page', '/', CACHED_SCRIPTS],
  ['a page made per request', '/login', NONCE_SCRIPTS],
  ['a page that does not exist', '/no-such-page', NONCE_SCRIPTS],
  ['a picture that does not exist', '/no-such-file.png', CACHED_SCRIPTS],
])('every response has each security header with its value: %s', async (_, path, scripts) => {
  const { headers } = await call('GET', path, undefined, HTML);
  expect(headersOf(headers, Object.keys(COMMON))).toEqual(COMMON);
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-report"');
  expect(directivesOf(headers)).toEqual({
    ...PAGE_DIRECTIVES,
    'script-src': expect.stringMatching(scripts),
  });
});

it.each([
  ['a call', '/api/health', 'same-origin'],
  ['a call that does not exist', '/api/no-such-call', 'same-origin'],
  ['a call that refuses', '/api/order', 'same-origin'],
  ['a sign-in call', '/api/auth/csrf', 'same-origin'],
  ['a picture', '/placeholder.webp', 'cross-origin'],
  ['a built file that does not exist', '/_next/static/no-such.js', 'same-origin'],
  [
    'a picture the optimiser refuses',
    '/_next/image?url=https%3A%2F%2Fevil.example%2Fx.png&w=828&q=75',
    'same-origin',
  ],
])('every response has each security header with its value: %s', async (_, path, resourcePolicy) => {
  const { headers } = await call('GET', path, undefined, HTML);
  expect(headersOf(headers, Object.keys(COMMON))).toEqual(COMMON);
  expect(headers.get('cross-origin-resource-policy')).toBe(resourcePolicy);
  expect(headers.get('content-security-policy')).toBe(DATA_POLICY);
});

it('every response has each security header with its value: a redirect', async () => {
  const { status, headers } = await call('GET', '/dashboard', undefined, HTML);
  expect(status).toBe(307);
  expect(headersOf(headers, Object.keys(COMMON))).toEqual(COMMON);
  expect(directivesOf(headers)['frame-ancestors']).toBe("'none'");
});

it('every response has each security header with its value: the page of the API', async () => {
  const { headers } = await call('GET', '/api/docs', undefined, HTML);
  expect(headersOf(headers, Object.keys(COMMON))).toEqual(COMMON);
  expect(directivesOf(headers)).toEqual({
    'default-src': "'none'",
    'script-src': expect.stringMatching(new RegExp(`^('none'|${HASH})$`)),
    'style-src': expect.stringMatching(new RegExp(`^${HASH}$`)),
    'connect-src': "'self'",
    'img-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'report-uri': '/api/csp-report',
  });
});

it('every response has a nonce of its own on each page made per request, and the same policy on each cached one', async () => {
  const policies = async (path: string) =>
    Promise.all(
      [1, 2].map(async () =>
        (await call('GET', path, undefined, HTML)).headers.get('content-security-policy'),
      ),
    );
  expect(new Set(await policies('/login')).size).toBe(2);
  expect(new Set(await policies('/')).size).toBe(1);
});

it.each([
  'https://evil.example/x.png',
  'http://127.0.0.1/x.png',
  'http://169.254.169.254/latest/meta-data',
  '//evil.example/x.png',
  'file:///etc/passwd',
  '/\\evil.example/x.png',
])('pictures of other hosts are never fetched by the store: %s', async (url) => {
  const { status } = await call('GET', `/_next/image?url=${encodeURIComponent(url)}&w=828&q=75`);
  expect(status).toBe(400);
});

const soft = { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin', rsc: '1' };

it('a page requested by the app in the browser is loaded as a document where its policy is stricter', async () => {
  const person = await registerCustomer();
  const from = new URL('/dashboard/my-order', baseUrl()).href;
  const path = '/dashboard/payment/0123456789abcdef01234567';
  const headers = { ...soft, cookie: person.cookie, referer: from };
  const { status, headers: answered, body } = await call('GET', path, undefined, headers);
  expect([status, body]).toEqual([200, '']);
  expect(answered.get('content-type')).toMatch(/^text\/plain/);
  expect(answered.get('cache-control')).toBe('no-store');
});

it.each([
  ['curl', { accept: '*/*' }],
  ['a script’s own fetch', { accept: '*/*', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }],
  ['one who claims to be the router', { accept: '*/*', 'x-forgeline-router': '1' }],
])(
  'a page requested by the app in the browser is the page itself to %s, signed in or not',
  async (_, headers) => {
    const { cookie } = await registerCustomer();
    const page = await call('GET', '/dashboard', undefined, { ...headers, cookie });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.body).toContain('My Profile');
    expect((await call('GET', '/login', undefined, headers)).body).toContain('Create new account');
    expect((await call('GET', '/dashboard', undefined, headers)).status).toBe(307);
  },
);

const report = {
  'csp-report': {
    'document-uri': 'https://shop.example.com/reset-password?token=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js',
  },
};

it('POST /api/csp-report accepts what browsers send, in either form', async () => {
  const type = { 'content-type': 'application/csp-report' };
  expect((await call('POST', '/api/csp-report', report, type)).status).toBe(204);
  const listed = [{ type: 'csp-violation', body: { documentURL: 'https://shop.example.com/' } }];
  const newer = { 'content-type': 'application/reports+json' };
  expect((await call('POST', '/api/csp-report', listed, newer)).status).toBe(204);
});

it('POST /api/csp-report accepts nothing else, and nothing large', async () => {
  expectProblem(await call('POST', '/api/csp-report', '{'), 'malformed-json');
  expectProblem(await call('POST', '/api/csp-report', { other: 1 }), 'validation-failed');
  expectProblem(await call('POST', '/api/csp-report', [{ type: 'deprecation' }]), 'validation-failed');
  const large = { 'csp-report': { 'blocked-uri': 'x'.repeat(17_000) } };
  expectProblem(await call('POST', '/api/csp-report', large), 'too-large');
  expectProblem(await call('GET', '/api/csp-report'), 'method-not-allowed');
});
