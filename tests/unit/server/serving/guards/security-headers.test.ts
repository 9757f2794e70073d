import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import {
  DATA_POLICY,
  hashSource,
  noncePolicy,
  prerenderedPolicy,
  standalonePolicy,
  TOAST_STYLE_HASHES,
} from '@/lib/server/serving/guards/content-security-policy';
import { guardOf, needsOwnDocument } from '@/lib/server/serving/guards/page-guard';
import { completeHeaders } from '@/lib/server/serving/guards/security-headers';
import { markRouterRequest } from '@/lib/server/serving/next-internals/headers';
import { ENVIRONMENT } from '@/tests/unit/server/environment';

beforeAll(() => {
  Object.assign(process.env, ENVIRONMENT, { NEXTAUTH_URL: 'https://shop.example.com', HSTS: 'subdomains' });
});

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function responseWith(headers: Record<string, string>) {
  const kept = new Map(Object.entries(headers));
  return {
    kept,
    response: {
      getHeader: (name: string) => kept.get(name),
      hasHeader: (name: string) => kept.has(name),
      setHeader: (name: string, value: unknown) => kept.set(name, String(value)) as never,
      removeHeader: (name: string) => void kept.delete(name),
    },
  };
}

const pages = () => [
  ['with a nonce', noncePolicy('abc')],
  ['with card fields', noncePolicy('abc', { withCardFields: true })],
  ['prerendered', prerenderedPolicy([hashSource('x')])],
];

it('the content security policy allows no page to run inline code by itself, evaluate text, be framed, or send forms elsewhere', () => {
  for (const [, policy] of pages()) {
    const named = directives(policy ?? '');
    const script = named.get('script-src')?.join(' ') ?? '';
    expect(script).not.toMatch(/unsafe-inline|unsafe-eval|data:|https?:\/\/\*\.?$| \* /);
    expect(named.get('script-src-attr')).toEqual(["'none'"]);
    expect(named.get('style-src-elem')?.join(' ')).not.toContain('unsafe-inline');
    for (const none of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(named.get(none), none).toEqual(["'none'"]);
    expect(named.get('form-action')).toEqual(["'self'"]);
    expect(named.get('report-uri')).toEqual(['/api/csp-report']);
    expect(named.has('upgrade-insecure-requests')).toBe(true);
  }
});

it('the content security policy is strict with a nonce: only scripts with it, and what they load', () => {
  const script = directives(noncePolicy('abc')).get('script-src') ?? [];
  expect(script).toEqual(expect.arrayContaining(["'nonce-abc'", "'strict-dynamic'"]));
});

it('the content security policy names Stripe’s hosts only on the page with the card fields', () => {
  const card = directives(noncePolicy('abc', { withCardFields: true }));
  expect(card.get('frame-src')).toContain('https://js.stripe.com');
  expect(card.get('connect-src')).toContain('https://api.stripe.com');
  for (const policy of [noncePolicy('abc'), prerenderedPolicy([])]) {
    expect(policy).not.toContain('stripe');
    expect(directives(policy).get('frame-src')).toEqual(["'none'"]);
  }
});

it('the content security policy allows a standalone page nothing but its own code', () => {
  const named = directives(standalonePolicy({ scripts: ['run()'] }));
  expect(named.get('default-src')).toEqual(["'none'"]);
  expect(named.get('script-src')).toEqual([hashSource('run()')]);
  expect(named.get('style-src')).toEqual(["'none'"]);
});

it('the content security policy has the styles of the package for toasts', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const [, text = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
  const filled = createHash('sha256').update(JSON.parse(text)).digest('base64');
  const empty = createHash('sha256').update('').digest('base64');
  expect(TOAST_STYLE_HASHES).toEqual([`'sha256-${empty}'`, `'sha256-${filled}'`]);
});

it('a response about to leave gets every header that it does not have', () => {
  const { kept, response } = responseWith({ 'content-type': 'application/json' });
  completeHeaders(response);
  expect(Object.fromEntries(kept)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'content-security-policy': DATA_POLICY,
  });
  expect(kept.get('permissions-policy')).toMatch(/camera=\(\).*payment=\(\)/);
});

it('a response about to leave preserves the headers that it has', () => {
  const own = {
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
  };
  const { kept, response } = responseWith({ 'content-type': 'image/webp', ...own });
  completeHeaders(response);
  expect(Object.fromEntries(kept)).toMatchObject({
    ...own,
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('a response about to leave that was prerendered gets its own scripts’ hashes in place of a nonce, without the internal header', () => {
  const { kept, response } = responseWith({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': noncePolicy('abc'),
    'x-inline-script-hashes': `${hashSource('one')} ${hashSource('two')}`,
  });
  completeHeaders(response);
  const script = directives(kept.get('content-security-policy') ?? '').get('script-src') ?? [];
  expect(script).toEqual(expect.arrayContaining(["'self'", hashSource('one'), hashSource('two')]));
  expect(script.join(' ')).not.toMatch(/nonce|strict-dynamic/);
  expect(kept.has('x-inline-script-hashes')).toBe(false);
});

it.each([
  ['/', 0],
  ['/tools', 0],
  ['/purchases', 0],
  ['/login', 1],
  ['/register', 1],
  ['/reset-password', 1],
  ['/dashboard', 1],
  ['/dashboard/my-order', 1],
  ['/purchase/0123', 1],
  ['/dashboard/payment/0123', 2],
] as const)('the guard of a page of %s is %i', (path, guard) => {
  expect(guardOf(path)).toBe(guard);
});

/** A request as it reaches middleware.ts; `sent` are the client's own headers. */
const fetched = (path: string, from: string | null, sent: Record<string, string> = { rsc: '1' }) => {
  const headers = { ...sent, ...(from === null ? {} : { referer: `https://shop.example.com${from}` }) };
  markRouterRequest(headers);
  return { url: `https://shop.example.com${path}`, headers: new Headers(headers) };
};

it('the guard of a page makes the browser reload if the policy is stricter than that of the page it shows', () => {
  expect(needsOwnDocument(fetched('/login', '/'))).toBe(true);
  expect(needsOwnDocument(fetched('/dashboard/payment/1', '/dashboard/my-order'))).toBe(true);
  expect(needsOwnDocument(fetched('/dashboard', null))).toBe(true);
  expect(needsOwnDocument(fetched('/dashboard', 'not an address'))).toBe(true);
});

it('the guard of a page allows client-side navigation otherwise', () => {
  expect(needsOwnDocument(fetched('/', '/dashboard'))).toBe(false);
  expect(needsOwnDocument(fetched('/dashboard', '/login'))).toBe(false);
  expect(needsOwnDocument(fetched('/dashboard', '/dashboard/payment/1'))).toBe(false);
});

it('the guard of a page returns the page itself to anything else: a document, a fetch of a script, or no browser at all', () => {
  const others: Record<string, string>[] = [
    { 'sec-fetch-dest': 'document' },
    { 'sec-fetch-dest': 'empty' },
    {},
    { 'x-forgeline-router': '1' },
  ];
  for (const sent of others)
    expect(needsOwnDocument(fetched('/dashboard', '/', sent)), JSON.stringify(sent)).toBe(false);
});
