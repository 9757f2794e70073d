import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { sendRaw } from '@/tests/api/support/raw-request';
import { call, registerCustomer, signInSession } from '@/tests/support/people';
import { baseUrl, unique } from '@/tests/support/store';
import { failedSignIn, resetToken } from './account-mails';

/** Someone whose password these tests never change. */

const person = await registerCustomer();

it('signing in distinguishes a wrong password from an unknown account, and accepts the e-mail in any case', async () => {
  expect(await failedSignIn(person.email, 'not-the-password')).toBe('wrong-password');
  expect(await failedSignIn(`${unique('no')}@example.com`, 'whatever')).toBe('user-not-found');
  expect(await failedSignIn('', '')).toBe('user-not-found');
  expect((await signInSession(person.email.toUpperCase(), person.password)).ok).toBe(true);
});

it('signing in needs the CSRF token of the visitor’s own browser, and is refused to other sites', async () => {
  const form = new URLSearchParams({ email: person.email, password: person.password, json: 'true' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = '/api/auth/callback/credentials';
  const without = await call('POST', path, form.toString(), headers);
  expect(without.headers.getSetCookie().join()).not.toContain('session-token');
  const foreign = await call('POST', path, form.toString(), { ...headers, 'sec-fetch-site': 'cross-site' });
  expectProblem(foreign, 'cross-site');
});

it('signing in never leads to another site afterwards', async () => {
  for (const callbackUrl of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    const csrf = await fetch(new URL('/api/auth/csrf', baseUrl()));
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const cookie = csrf.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const response = await call(
      'POST',
      '/api/auth/callback/credentials',
      new URLSearchParams({ ...credentials(), csrfToken, callbackUrl, json: 'true' }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded', cookie },
    );
    expect(response.status).toBe(200);
    expect(new URL(response.body.url).origin).toBe(baseUrl());
  }
});

function credentials() {
  return { email: person.email, password: person.password };
}

it('signing in ends at logout, for the browser and for anyone who copied its cookie', async () => {
  const owner = await registerCustomer();
  const csrf = await fetch(new URL('/api/auth/csrf', baseUrl()));
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookies = csrf.headers.getSetCookie().map((line) => line.split(';')[0]);
  const response = await call(
    'POST',
    '/api/auth/signout',
    new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true' }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded', cookie: [owner.cookie, ...cookies].join('; ') },
  );
  expect(response.headers.getSetCookie().join('\n')).toMatch(/next-auth\.session-token=;/);
  expect((await owner.callWithSession('GET', '/api/auth/session')).body).toEqual({});
  expectProblem(await owner.call('GET', `/api/user/${owner.email}`), 'unauthenticated');
});

it('signing in removes the cookie of an ended or forged session from the browser', async () => {
  const response = await call('GET', '/api/auth/session', undefined, {
    cookie: 'next-auth.session-token=forged; next-auth.session-token.0=forged',
  });
  expect(response).toMatchObject({ status: 200, body: {} });
  expect(response.headers.getSetCookie().join('\n')).toMatch(/next-auth\.session-token=; Path=\/; Max-Age=0/);
});

it('signing in blocks an account after five failures, right password or not, with the time to retry', async () => {
  const blocked = await registerCustomer();
  const codes = [];
  for (let attempt = 0; attempt < 6; attempt += 1) codes.push(await failedSignIn(blocked.email, 'guess-0'));
  expect(codes).toEqual([...Array(5).fill('wrong-password'), 'too-many-requests']);
  expect(await failedSignIn(blocked.email, blocked.password)).toBe('too-many-requests');
  // Existing sessions continue, and a mail to the owner lifts the block.
  expect((await blocked.call('GET', `/api/user/${blocked.email}`)).status).toBe(200);
  await call('POST', '/api/account/forgot-password', { email: blocked.email });
  const password = unique('new-');
  const token = await resetToken(blocked.email);
  expect((await call('POST', '/api/account/reset-password', { token, password })).status).toBe(200);
  expect((await signInSession(blocked.email, password)).ok).toBe(true);
});

it('signing in responds to a blocked sign-in with 429 and Retry-After', async () => {
  const email = `${unique('ghost')}@example.com`;
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await failedSignIn(email, 'guess-0')).toBe('user-not-found');
  const csrf = await fetch(new URL('/api/auth/csrf', baseUrl()));
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const response = await call(
    'POST',
    '/api/auth/callback/credentials',
    new URLSearchParams({ email, password: 'guess-1', csrfToken, json: 'true' }).toString(),
    {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: csrf.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    },
  );
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
  expect(response.body.url).toContain('error=too-many-requests');
});

it('signing in is no server error, whatever part of next-auth is asked for by whatever method', async () => {
  const actions = ['callback', 'csrf', 'error', 'providers', 'session', 'signin', 'signout'];
  const rests = ['', '/credentials', '/google', '/nope', '/credentials/more', '/__proto__', '/constructor'];
  for (const path of actions.flatMap((action) => rests.map((rest) => `/api/auth/${action}${rest}`)))
    for (const method of ['GET', 'HEAD', 'POST', 'PUT'])
      expect((await sendRaw(method, path)).status, `${method} ${path}`).toBeLessThan(500);
});

it.each([
  ...['x', 'http//x', '//', 'javascript:alert(1)', 'mailto:a@example.com'],
  ...['/\\', '%E0%A4%A', 'a b', 'ftp://x/'],
])('signing in reads a callback URL that is none as if there were none: %s', async (odd) => {
  const value = encodeURIComponent(odd);
  for (const path of ['csrf', 'providers', 'signin', 'session', 'error']) {
    const address = `/api/auth/${path}`;
    expect((await sendRaw('GET', `${address}?callbackUrl=${value}`)).status, path).toBeLessThan(400);
    expect((await sendRaw('GET', `${address}?callbackUrl=/&callbackUrl=${value}`)).status, path).toBeLessThan(
      400,
    );
    for (const cookie of [
      `next-auth.callback-url=${value}`,
      `a=1; next-auth.callback-url=${odd.replace(/[; ]/g, '')}`,
    ])
      expect((await sendRaw('GET', address, { cookie })).status, `${path} ${cookie}`).toBeLessThan(400);
  }
  const { body } = await call('GET', '/api/auth/csrf');
  const sent = await call('POST', '/api/auth/signin/google', {
    csrfToken: body.csrfToken,
    callbackUrl: odd,
    json: 'true',
  });
  expect(sent.status).toBeLessThan(500);
});

it('signing in that sends no JSON as JSON is told so', async () => {
  expectProblem(await call('POST', '/api/auth/callback/credentials', '{'), 'malformed-json');
});

it('signing in serves only what the pages need of next-auth', async () => {
  expectProblem(await call('GET', '/api/auth/nope'), 'not-found');
  expectProblem(await call('POST', '/api/auth/_log', { level: 'error', code: 'x' }), 'not-found');
  expectProblem(await call('PUT', '/api/auth/session'), 'method-not-allowed');
  const link = await call('GET', '/api/auth/callback/credentials');
  expectProblem(link, 'method-not-allowed');
  expect(link.headers.get('allow')).toBe('POST');
  const { body } = await call('GET', '/api/auth/providers');
  expect(Object.keys(body).sort()).toEqual(['credentials', 'google']);
  expect(JSON.stringify(body)).not.toMatch(/secret/i);
});
