import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { call, registerCustomer, signIn, signInSession } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { tokenFrom } from './account-mails';

function newAccount() {
  return { name: 'Robin Carver', email: `${unique('robin')}@example.com`, password: unique('pw-') };
}

/** Someone whose password these tests never change. */

const person = await registerCustomer();

it('POST /api/account/register opens an account, signs it in at once and sends the verification mail', async () => {
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

it('POST /api/account/register refuses a taken e-mail, in whatever case, and of two at once takes one', async () => {
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

it('POST /api/account/register names what is missing in the words of the specification', async () => {
  expectProblem(await call('POST', '/api/account/register', {}), 'validation-failed', {
    name: ['Name required'],
    email: ['Email required'],
    password: ['Password required'],
  });
});

it('verifying the e-mail works once, and the session reflects it at once', async () => {
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

it('verifying the e-mail is sent again on demand; the older link stops working', async () => {
  const newcomer = await registerCustomer();
  const first = await tokenFrom(newcomer.email, '/verify-email', /verify/i);
  const resent = await newcomer.callWithSession('POST', '/api/account/resend-verification');
  expect(resent).toMatchObject({ status: 202, body: { accepted: true } });
  expectProblem(await call('POST', '/api/account/verify-email', { token: first }), 'token-invalid');
});

it('verifying the e-mail refuses an unknown token', async () => {
  const body = { token: 'x'.repeat(43) };
  expectProblem(await call('POST', '/api/account/verify-email', body), 'token-invalid');
});

it('POST /api/account/change-password ends every other session and token, and leaves this browser signed in', async () => {
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

it('POST /api/account/change-password needs the current password', async () => {
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

it('PATCH /api/account/name changes the display name, in the session too', async () => {
  const owner = await registerCustomer();
  const name = unique('Zoë ');
  expect((await owner.call('PATCH', '/api/account/name', { name: ` ${name} ` })).body).toEqual({ name });
  expect((await owner.callWithSession('GET', '/api/auth/session')).body.user.name).toBe(name);
  expectProblem(await owner.call('PATCH', '/api/account/name', { name: '' }), 'validation-failed', {
    name: ['Name required'],
  });
});
