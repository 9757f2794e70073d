import { beforeAll, describe, expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { call, registerCustomer, signIn } from '@/tests/support/people';
import { appCode } from '@/tests/support/totp';
import { expectProblem } from '../support/problem';
import { isSignedIn, type Secured, secured, step } from '../support/two-step';

const PATH = '/api/account/second-factor';

it('switching two-step sign-in on requires the password and the app’s first code, and ends every other session', async () => {
  const person = await registerCustomer({ verified: true });
  const other = await signIn(person.email, person.password);
  expect((await person.callWithSession('GET', PATH)).body).toEqual({
    enabled: false,
    recoveryCodesLeft: 0,
  });
  expectProblem(
    await person.callWithSession('POST', PATH, { password: 'not-the-password' }),
    'validation-failed',
    { password: [VALIDATION['current-password-wrong']] },
  );
  const { body } = await person.callWithSession('POST', PATH, { password: person.password });
  expect(body.uri).toMatch(/^otpauth:\/\/totp\//);
  expect(body.qr).toMatch(/^<svg/);
  expectProblem(
    await person.callWithSession('POST', `${PATH}/enable`, { code: '000000' }),
    'validation-failed',
    { code: [VALIDATION['code-wrong']] },
  );
  const enabled = await person.callWithSession('POST', `${PATH}/enable`, { code: appCode(body.secret) });
  expect(enabled.body.recoveryCodes).toHaveLength(10);
  expect((await person.callWithSession('GET', PATH)).body).toEqual({
    enabled: true,
    recoveryCodesLeft: 10,
  });
  expectProblem(await other.callWithSession('GET', PATH), 'unauthenticated');
  expectProblem(await person.callWithSession('POST', PATH, { password: person.password }), 'conflict');
});

it('switching two-step sign-in on needs a verified e-mail', async () => {
  const person = await registerCustomer();
  const body = { password: person.password };
  expectProblem(await person.callWithSession('POST', PATH, body), 'email-not-verified');
  expectProblem(await person.callWithSession('POST', `${PATH}/enable`, { code: '123456' }), 'conflict');
});

describe('signing in with two-step sign-in on', () => {
  let it2: Secured;

  beforeAll(async () => {
    it2 = await secured();
  });

  it('signing in with two-step sign-in on opens no session for the password alone, and one for password and code', async () => {
    const { email, password } = it2.person;
    const cookies = new Map<string, string>();
    const first = await step({ email, password }, cookies);
    expect([first.status, first.code]).toEqual([401, 'second-factor-required']);
    expect(isSignedIn(cookies)).toBe(false);
    const code = appCode(it2.secret);
    const second = await step({ code }, cookies);
    expect(second.status).toBe(200);
    expect(isSignedIn(cookies)).toBe(true);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { body } = await call('GET', '/api/account/sessions', undefined, { cookie });
    expect(body[0]).toMatchObject({ current: true, secondFactor: true, method: 'password' });
    // The same code again, as someone who watched it being typed would send it.
    const replay = new Map<string, string>();
    await step({ email, password }, replay);
    expect((await step({ code }, replay)).code).toBe('second-factor-wrong');
    expect(isSignedIn(replay)).toBe(false);
  });

  it('signing in with two-step sign-in on accepts each recovery code once', async () => {
    const { email, password } = it2.person;
    const [code = ''] = it2.recoveryCodes;
    const first = new Map<string, string>();
    await step({ email, password }, first);
    expect((await step({ code: code.toUpperCase() }, first)).status).toBe(200);
    const again = new Map<string, string>();
    await step({ email, password }, again);
    expect((await step({ code }, again)).code).toBe('second-factor-wrong');
  });

  it('signing in with two-step sign-in on requires the first step in the same browser, and a genuine ticket', async () => {
    const code = appCode(it2.secret, 1);
    expect((await step({ code }, new Map())).code).toBe('second-factor-expired');
    const forged = new Map([['next-auth.second-factor', 'eyJhbGciOiJub25lIn0..']]);
    expect((await step({ code }, forged)).code).toBe('second-factor-expired');
    // A session's cookie is no ticket, and a ticket no session.
    const session = await registerCustomer();
    const value = /session-token=([^;]+)/.exec(session.cookie)?.[1] ?? '';
    expect((await step({ code }, new Map([['next-auth.second-factor', value]]))).code).toBe(
      'second-factor-expired',
    );
    const ticket = new Map<string, string>();
    await step({ email: it2.person.email, password: it2.person.password }, ticket);
    const stolen = ticket.get('next-auth.second-factor') ?? '';
    expect(stolen).not.toBe('');
    expectProblem(
      await call('GET', PATH, undefined, { cookie: `next-auth.session-token=${stolen}` }),
      'unauthenticated',
    );
  });

  it('signing in with two-step sign-in on blocks the account after five wrong codes, however often the password is right between them', async () => {
    const { person, secret } = await secured();
    const { email, password } = person;
    for (let attempt = 0; attempt < 5; attempt++) {
      const cookies = new Map<string, string>();
      expect((await step({ email, password }, cookies)).code).toBe('second-factor-required');
      expect((await step({ code: '000000' }, cookies)).code).toBe('second-factor-wrong');
    }
    expect((await step({ email, password }, new Map())).code).toBe('too-many-requests');
    expect(appCode(secret)).toMatch(/^\d{6}$/);
  });
});

it('switching two-step sign-in off requires password and code, and leaves the account as before', async () => {
  const { person, secret } = await secured();
  const wrong = { password: person.password, code: '000000' };
  expectProblem(await person.callWithSession('POST', `${PATH}/disable`, wrong), 'validation-failed', {
    code: [VALIDATION['code-wrong']],
  });
  const { body } = await person.callWithSession('POST', `${PATH}/recovery-codes`, {
    password: person.password,
    code: appCode(secret),
  });
  expect(body.recoveryCodes).toHaveLength(10);
  const [code = ''] = body.recoveryCodes;
  const off = await person.callWithSession('POST', `${PATH}/disable`, { password: person.password, code });
  expect(off.body).toEqual({ modifiedCount: 1 });
  expect((await person.callWithSession('GET', PATH)).body).toEqual({
    enabled: false,
    recoveryCodesLeft: 0,
  });
  await signIn(person.email, person.password);
});

it('changing the password with two-step sign-in on requires a code besides the present password', async () => {
  const { person, secret } = await secured();
  const change = (code?: string) =>
    person.callWithSession('POST', '/api/account/change-password', {
      currentPassword: person.password,
      password: `${person.password}-new`,
      ...(code === undefined ? {} : { code }),
    });
  expectProblem(await change(), 'validation-failed', { code: [VALIDATION['code-required']] });
  expectProblem(await change('000000'), 'validation-failed', { code: [VALIDATION['code-wrong']] });
  expect((await change(appCode(secret))).status).toBe(200);
});

it('changing the password with two-step sign-in on blocks the account after five wrong codes: an open session is no way to guess them', async () => {
  const { person, secret } = await secured();
  const change = (code: string) =>
    person.callWithSession('POST', '/api/account/change-password', {
      currentPassword: person.password,
      password: `${person.password}-new`,
      code,
    });
  for (let attempt = 0; attempt < 5; attempt++) expectProblem(await change('000000'), 'validation-failed');
  expectProblem(await change(appCode(secret)), 'too-many-requests');
});

it('closing an account with two-step sign-in on requires a code besides the password; a recovery code will do', async () => {
  const { person, recoveryCodes } = await secured();
  const close = (proof: object) =>
    person.callWithSession('POST', '/api/account/close', { password: person.password, ...proof });
  expectProblem(await close({}), 'validation-failed', { code: [VALIDATION['code-required']] });
  expectProblem(await close({ code: '000000' }), 'validation-failed', { code: [VALIDATION['code-wrong']] });
  expect((await close({ code: recoveryCodes[0] })).status).toBe(200);
});
