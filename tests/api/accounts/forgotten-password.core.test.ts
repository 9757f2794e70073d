import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { expectProblem } from '@/tests/api/support/problem';
import { call, registerCustomer, signInSession } from '@/tests/support/people';
import { linkIn, unique } from '@/tests/support/store';
import { failedSignIn, resetMails, resetToken } from './account-mails';

/** Someone whose password these tests never change. */

const person = await registerCustomer();

it('a forgotten password gets the same response whether or not there is such an account', async () => {
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

it('a forgotten password is reset by the mailed link, once, which ends every earlier session and token', async () => {
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

it('a forgotten password refuses an unknown link and needs nothing but token and password', async () => {
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

it('a forgotten password sends ten mails an hour to one e-mail; further requests get the same response and no mail', async () => {
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

it('a forgotten password is reset by any link that is still valid, so that a stranger’s requests disable none', async () => {
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
