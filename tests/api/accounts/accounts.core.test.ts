import { beforeAll, describe, expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { sendRaw } from '@/tests/api/support/raw-request';
import { call, type Person, registerCustomer, signIn, signInSession } from '@/tests/support/people';
import { baseUrl, eventually, linkIn, type Mail, mailsTo, mailTo, unique } from '@/tests/support/store';

function newAccount() {
  return { name: 'Robin Carver', email: `${unique('robin')}@example.com`, password: unique('pw-') };
}

async function tokenFrom(email: string, page: string, subject: RegExp): Promise<string> {
  return linkIn(await mailTo(email, subject), page).searchParams.get('token') ?? '';
}

async function resetToken(email: string): Promise<string> {
  return tokenFrom(email, '/reset-password', /reset/i);
}

/** The reset mails to this address, once so many have arrived; newest first. */
function resetMails(email: string, count: number): Promise<Mail[]> {
  return eventually(`${count} reset mails`, async () => {
    const mails = (await mailsTo(email)).filter(({ subject }) => /reset/i.test(subject));
    return mails.length >= count ? mails : undefined;
  });
}

async function failedSignIn(email: string, password: string): Promise<string> {
  const response = await signInSession(email, password);
  return response.ok ? 'signed in' : response.code;
}

/** Someone whose password these tests never change. */
let person: Person;

beforeAll(async () => {
  person = await registerCustomer();
});

describe('POST /api/account/register', () => {
  it('opens an account, signs it in at once and sends the verification mail', async () => {
    const account = newAccount();
    const response = await call('POST', '/api/account/register', account);
    expect(response).toMatchObject({
      status: 201,
      body: { insertedId: expect.stringMatching(/^[0-9a-f]{24}$/) },
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^next-auth\.session-token=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
    const session = await call('GET', '/api/auth/session', undefined, { cookie: cookie.split(';')[0] ?? '' });
    expect(session.body.user).toMatchObject({
      id: response.body.insertedId,
      email: account.email,
      name: account.name,
      role: 'customer',
      emailVerified: false,
    });
    expect(await tokenFrom(account.email, '/verify-email', /verify/i)).toMatch(/^[\w-]{43}$/);
    const user = await stored('users').findOne({ email: account.email });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses a taken e-mail, in whatever case, and of two at once takes one', async () => {
    const account = newAccount();
    const responses = await Promise.all([
      call('POST', '/api/account/register', account),
      call('POST', '/api/account/register', { ...account, email: account.email.toUpperCase() }),
    ]);
    const lost = responses.find(({ status }) => status !== 201);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    if (!lost) throw new Error('both were taken');
    expectProblem(lost, 'email-already-in-use');
    expect(lost.headers.getSetCookie()).toEqual([]);
    expect(await stored('users').countDocuments({ email: account.email })).toBe(1);
  });

  it('names what is missing in the words of the specification', async () => {
    expectProblem(await call('POST', '/api/account/register', {}), 'validation-failed', {
      name: ['Name required'],
      email: ['Email required'],
      password: ['Password required'],
    });
  });
});

describe('signing in', () => {
  it('distinguishes a wrong password from an unknown account, and accepts the e-mail in any case', async () => {
    expect(await failedSignIn(person.email, 'not-the-password')).toBe('wrong-password');
    expect(await failedSignIn(`${unique('no')}@example.com`, 'whatever')).toBe('user-not-found');
    expect(await failedSignIn('', '')).toBe('user-not-found');
    expect((await signInSession(person.email.toUpperCase(), person.password)).ok).toBe(true);
  });

  it('needs the CSRF token of the visitor’s own browser, and is refused to other sites', async () => {
    const form = new URLSearchParams({ email: person.email, password: person.password, json: 'true' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const path = '/api/auth/callback/credentials';
    const without = await call('POST', path, form.toString(), headers);
    expect(without.headers.getSetCookie().join()).not.toContain('session-token');
    const foreign = await call('POST', path, form.toString(), { ...headers, 'sec-fetch-site': 'cross-site' });
    expectProblem(foreign, 'cross-site');
  });

  it('never leads to another site afterwards', async () => {
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

  it('ends at logout, for the browser and for anyone who copied its cookie', async () => {
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

  it('removes the cookie of an ended or forged session from the browser', async () => {
    const response = await call('GET', '/api/auth/session', undefined, {
      cookie: 'next-auth.session-token=forged; next-auth.session-token.0=forged',
    });
    expect(response).toMatchObject({ status: 200, body: {} });
    expect(response.headers.getSetCookie().join('\n')).toMatch(
      /next-auth\.session-token=; Path=\/; Max-Age=0/,
    );
  });

  it('blocks an account after five failures, right password or not, with the time to retry', async () => {
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

  it('responds to a blocked sign-in with 429 and Retry-After', async () => {
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

  it('is no server error, whatever part of next-auth is asked for by whatever method', async () => {
    const actions = ['callback', 'csrf', 'error', 'providers', 'session', 'signin', 'signout'];
    const rests = ['', '/credentials', '/google', '/nope', '/credentials/more', '/__proto__', '/constructor'];
    for (const path of actions.flatMap((action) => rests.map((rest) => `/api/auth/${action}${rest}`)))
      for (const method of ['GET', 'HEAD', 'POST', 'PUT'])
        expect((await sendRaw(method, path)).status, `${method} ${path}`).toBeLessThan(500);
  });

  it.each([
    ...['x', 'http//x', '//', 'javascript:alert(1)', 'mailto:a@example.com'],
    ...['/\\', '%E0%A4%A', 'a b', 'ftp://x/'],
  ])('reads a callback URL that is none as if there were none: %s', async (odd) => {
    const value = encodeURIComponent(odd);
    for (const path of ['csrf', 'providers', 'signin', 'session', 'error']) {
      const address = `/api/auth/${path}`;
      expect((await sendRaw('GET', `${address}?callbackUrl=${value}`)).status, path).toBeLessThan(400);
      expect(
        (await sendRaw('GET', `${address}?callbackUrl=/&callbackUrl=${value}`)).status,
        path,
      ).toBeLessThan(400);
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

  it('that sends no JSON as JSON is told so', async () => {
    expectProblem(await call('POST', '/api/auth/callback/credentials', '{'), 'malformed-json');
  });

  it('serves only what the pages need of next-auth', async () => {
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
});

describe('verifying the e-mail', () => {
  it('works once, and the session reflects it at once', async () => {
    const newcomer = await registerCustomer();
    const token = await tokenFrom(newcomer.email, '/verify-email', /verify/i);
    const responses = await Promise.all(
      [token, token].map((same) => call('POST', '/api/account/verify-email', { token: same })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
    expectProblem(await call('POST', '/api/account/verify-email', { token }), 'token-invalid');
    const { body } = await newcomer.callWithSession('GET', '/api/auth/session');
    expect(body.user.emailVerified).toBe(true);
    expectProblem(await newcomer.callWithSession('POST', '/api/account/resend-verification'), 'conflict');
  });

  it('is sent again on demand; the older link stops working', async () => {
    const newcomer = await registerCustomer();
    const first = await tokenFrom(newcomer.email, '/verify-email', /verify/i);
    const resent = await newcomer.callWithSession('POST', '/api/account/resend-verification');
    expect(resent).toMatchObject({ status: 202, body: { accepted: true } });
    expectProblem(await call('POST', '/api/account/verify-email', { token: first }), 'token-invalid');
  });

  it.each([
    ['an unknown token', { token: 'x'.repeat(43) }, 'token-invalid'],
    ['no token', {}, 'validation-failed'],
    ['an operator for a token', { token: { $ne: null } }, 'validation-failed'],
  ] as const)('refuses %s', async (_, body, code) => {
    expectProblem(await call('POST', '/api/account/verify-email', body), code);
  });
});

describe('a forgotten password', () => {
  it('gets the same response whether or not there is such an account', async () => {
    const [known, unknown] = await Promise.all(
      [person.email, `${unique('no')}@example.com`].map((email) =>
        call('POST', '/api/account/forgot-password', { email }),
      ),
    );
    expect(known).toMatchObject({ status: 202, body: { accepted: true } });
    expect({ status: unknown?.status, body: unknown?.body }).toEqual({ status: 202, body: known?.body });
    const names = (headers: Headers | undefined) =>
      [...(headers?.keys() ?? [])].filter((key) => key !== 'date');
    expect(names(unknown?.headers)).toEqual(names(known?.headers));
    expectProblem(await call('POST', '/api/account/forgot-password', { email: '' }), 'validation-failed', {
      email: ['Email required'],
    });
  });

  it('is reset by the mailed link, once, which ends every earlier session and token', async () => {
    const owner = await registerCustomer();
    await call('POST', '/api/account/forgot-password', { email: owner.email.toUpperCase() });
    const token = await resetToken(owner.email);
    const password = unique('new-');
    expectProblem(await call('POST', '/api/account/verify-email', { token }), 'token-invalid');
    expectProblem(
      await call('POST', '/api/account/reset-password', { token, password: '12345' }),
      'validation-failed',
      { password: ['Password too short'] },
    );
    const responses = await Promise.all([
      call('POST', '/api/account/reset-password', { token, password }),
      call('POST', '/api/account/reset-password', { token, password: unique('other-') }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
    expectProblem(await owner.call('GET', `/api/user/${owner.email}`), 'unauthenticated');
    expectProblem(await owner.callWithSession('PUT', `/api/user/${owner.email}`), 'unauthenticated');
    expect((await owner.callWithSession('GET', '/api/auth/session')).body).toEqual({});
    expect(await failedSignIn(owner.email, owner.password)).toBe('wrong-password');
  });

  it('refuses an unknown link and needs nothing but token and password', async () => {
    const password = unique('new-');
    expectProblem(
      await call('POST', '/api/account/reset-password', { token: 'x'.repeat(43), password }),
      'token-invalid',
    );
    expectProblem(
      await call('POST', '/api/account/reset-password', { token: 'x'.repeat(43), password, email: 'a@b.c' }),
      'validation-failed',
      { email: [VALIDATION['unknown-field']] },
    );
  });

  it('sends ten mails an hour to one e-mail; further requests get the same response and no mail', async () => {
    const owner = await registerCustomer();
    const ask = (email: string) => call('POST', '/api/account/forgot-password', { email });
    for (const email of [owner.email, `${unique('flood')}@example.com`]) {
      const responses = [];
      for (let count = 0; count < 12; count += 1) responses.push(await ask(email));
      expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(202));
      expect(responses.every(({ body }) => body.accepted === true)).toBe(true);
    }
    expect(await resetMails(owner.email, 10)).toHaveLength(10);
  });

  it('is reset by any link that is still valid, so that a stranger’s requests disable none', async () => {
    const owner = await registerCustomer();
    const tokens: string[] = [];
    for (let count = 1; count <= 3; count += 1) {
      await call('POST', '/api/account/forgot-password', { email: owner.email });
      const sent = (await resetMails(owner.email, count)).map(
        (mail) => linkIn(mail, '/reset-password').searchParams.get('token') ?? '',
      );
      tokens.push(...sent.filter((token) => !tokens.includes(token)));
    }
    const password = unique('new-');
    const [oldest, ...others] = tokens;
    const reset = (token: string | undefined) =>
      call('POST', '/api/account/reset-password', { token, password });
    expect(await reset(oldest)).toMatchObject({ status: 200, body: { email: owner.email } });
    expect(others).toHaveLength(2);
    for (const token of others) expectProblem(await reset(token), 'token-invalid');
    expect((await signInSession(owner.email, password)).ok).toBe(true);
  });
});

describe('POST /api/account/change-password', () => {
  it('ends every other session and token, and leaves this browser signed in', async () => {
    const owner = await registerCustomer();
    const elsewhere = await signIn(owner.email, owner.password);
    const password = unique('new-');
    const response = await owner.callWithSession('POST', '/api/account/change-password', {
      currentPassword: owner.password,
      password,
    });
    expect(response).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    const [cookie = ''] = response.headers.getSetCookie();
    const session = await call('GET', '/api/auth/session', undefined, { cookie: cookie.split(';')[0] ?? '' });
    expect(session.body.user.email).toBe(owner.email);
    for (const other of [owner, elsewhere]) {
      expectProblem(await other.call('GET', `/api/user/${owner.email}`), 'unauthenticated');
      expectProblem(await other.callWithSession('PUT', `/api/user/${owner.email}`), 'unauthenticated');
    }
    expect((await signInSession(owner.email, password)).ok).toBe(true);
  });

  it('needs the current password', async () => {
    const path = '/api/account/change-password';
    const body = { currentPassword: 'not-the-password', password: unique('new-') };
    expectProblem(await person.callWithSession('POST', path, body), 'validation-failed', {
      currentPassword: [VALIDATION['current-password-wrong']],
    });
    expectProblem(await person.callWithSession('POST', path, {}), 'validation-failed', {
      currentPassword: ['Password required'],
      password: ['Password required'],
    });
    expect((await signInSession(person.email, person.password)).ok).toBe(true);
  });
});

describe('PATCH /api/account/name', () => {
  it('changes the display name, in the session too', async () => {
    const owner = await registerCustomer();
    const name = unique('Zoë ');
    expect((await owner.call('PATCH', '/api/account/name', { name: ` ${name} ` })).body).toEqual({ name });
    expect((await owner.callWithSession('GET', '/api/auth/session')).body.user.name).toBe(name);
    expectProblem(await owner.call('PATCH', '/api/account/name', { name: '' }), 'validation-failed', {
      name: ['Name required'],
    });
  });
});
