import { describe, expect, it } from 'vitest';
import { call, registerCustomer } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';
import { expectProblem } from '../support/problem';

const HTML = { accept: 'text/html', 'sec-fetch-dest': 'document' };

describe('every answer', () => {
  it.each([
    ['a page', '/'],
    ['a page made per request', '/login'],
    ['a page that does not exist', '/no-such-page'],
    ['a redirect', '/dashboard'],
    ['a call', '/api/health'],
    ['a call that does not exist', '/api/no-such-call'],
    ['a call that refuses', '/api/order'],
    ['a sign-in call', '/api/auth/csrf'],
    ['the API’s page', '/api/docs'],
    ['a file', '/placeholder.webp'],
    ['a file that does not exist', '/no-such-file.png'],
    ['a built file that does not exist', '/_next/static/no-such.js'],
    ['a picture the optimiser refuses', '/_next/image?url=https%3A%2F%2Fevil.example%2Fx.png&w=640&q=75'],
  ])('has the security headers: %s', async (_, path) => {
    const { headers } = await call('GET', path, undefined, HTML);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBeTruthy();
    expect(headers.get('content-security-policy')).not.toContain(', ');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-inline-script-hashes')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may be framed by nobody', async () => {
    for (const path of ['/', '/login', '/api/docs', '/api/health', '/placeholder.webp']) {
      const { headers } = await call('GET', path, undefined, HTML);
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
  });
});

describe('pictures of other hosts', () => {
  it.each([
    'https://evil.example/x.png',
    'http://127.0.0.1/x.png',
    'http://169.254.169.254/latest/meta-data',
    '//evil.example/x.png',
    'file:///etc/passwd',
    '/\\evil.example/x.png',
  ])('are never fetched by the store: %s', async (url) => {
    const { status } = await call('GET', `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
    expect(status).toBe(400);
  });
});

describe('a page asked for by the app in the browser', () => {
  const soft = { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin', rsc: '1' };

  it('is answered so that it loads as a document where its policy is stricter', async () => {
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
  ])('is the page itself to %s, signed in or not', async (_, headers) => {
    const { cookie } = await registerCustomer();
    const page = await call('GET', '/dashboard', undefined, { ...headers, cookie });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.body).toContain('My Profile');
    expect((await call('GET', '/login', undefined, headers)).body).toContain('Create new account');
    expect((await call('GET', '/dashboard', undefined, headers)).status).toBe(307);
  });
});

describe('POST /api/csp-report', () => {
  const report = {
    'csp-report': {
      'document-uri': 'https://shop.example.com/reset-password?token=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js',
    },
  };

  it('takes what browsers send, in either form', async () => {
    const type = { 'content-type': 'application/csp-report' };
    expect((await call('POST', '/api/csp-report', report, type)).status).toBe(204);
    const listed = [{ type: 'csp-violation', body: { documentURL: 'https://shop.example.com/' } }];
    const newer = { 'content-type': 'application/reports+json' };
    expect((await call('POST', '/api/csp-report', listed, newer)).status).toBe(204);
  });

  it('takes nothing else, and nothing large', async () => {
    expectProblem(await call('POST', '/api/csp-report', '{'), 'malformed-json');
    expectProblem(await call('POST', '/api/csp-report', { other: 1 }), 'validation-failed');
    expectProblem(await call('POST', '/api/csp-report', [{ type: 'deprecation' }]), 'validation-failed');
    const large = { 'csp-report': { 'blocked-uri': 'x'.repeat(17_000) } };
    expectProblem(await call('POST', '/api/csp-report', large), 'too-large');
    expectProblem(await call('GET', '/api/csp-report'), 'method-not-allowed');
  });
});
