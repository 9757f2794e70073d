import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { agreeAtGoogle, Browser, continueWithGoogle, landing, someone } from '@/tests/api/support/google';
import { expectProblem } from '@/tests/api/support/problem';
import { secure, secured } from '@/tests/api/support/two-step';
import { call, type Person, registerCustomer, signIn, signInSession } from '@/tests/support/people';
import { eventually, linkIn, mailsTo, mailTo, unique } from '@/tests/support/store';

/**
 * A stranger registers someone's address with a password of their own, and waits for the owner to join with Google.
 * See "Pre-hijacked accounts" (USENIX Security 2022).
 */

const REMOVED = /password of your account .* was removed/i;
const FACTOR_REMOVED = /two-step sign-in of your account .* was removed/i;

const asGoogle = (person: Pick<Person, 'email'>) => ({ ...someone(), email: person.email });

/** An account whose verification link was followed in another browser than the one that registered it. */
const verifiedElsewhere = () => registerCustomer({ verified: true });

async function resetPassword(person: Person): Promise<string> {
  await call('POST', '/api/account/forgot-password', { email: person.email });
  const link = linkIn(await mailTo(person.email, /reset/i), '/reset-password');
  const password = unique('new-');
  const body = { token: link.searchParams.get('token'), password };
  expect((await call('POST', '/api/account/reset-password', body)).status).toBe(200);
  return password;
}

async function removedMails(person: Person): Promise<number> {
  return (await mailsTo(person.email)).filter(({ subject }) => REMOVED.test(subject)).length;
}

it('an account that a stranger opened with someone’s address is the owner’s alone once they sign in with Google, even if they pressed "verify" before', async () => {
  const stranger = await verifiedElsewhere();
  const elsewhere = await signIn(stranger.email, stranger.password);
  const { browser } = await continueWithGoogle(asGoogle(stranger));
  expect((await browser.session()).body.user).toMatchObject({
    email: stranger.email,
    emailVerified: true,
  });
  for (const session of [stranger, elsewhere]) {
    expectProblem(await session.call('GET', `/api/user/${stranger.email}`), 'unauthenticated');
    expectProblem(await session.callWithSession('GET', '/api/account/data'), 'unauthenticated');
  }
  expect(await signInSession(stranger.email, stranger.password)).toEqual({
    ok: false,
    code: 'wrong-password',
  });
  const mail = await mailTo(stranger.email, REMOVED);
  expect(mail.text).not.toContain(stranger.name);
  expect(linkIn(mail, '/login').pathname).toBe('/login');
});

it('an account that a stranger opened with someone’s address preserves the time it was verified, and requires its password no more', async () => {
  const stranger = await verifiedElsewhere();
  const before = await stored('users').findOne({ email: stranger.email });
  await continueWithGoogle(asGoogle(stranger));
  const after = await stored('users').findOne({ email: stranger.email });
  expect(after?.emailVerified).toEqual(before?.emailVerified);
  expect(after).not.toHaveProperty('passwordHash');
});

it('an account that a stranger opened with someone’s address is the owner’s alone although the stranger changed the password afterwards', async () => {
  const stranger = await verifiedElsewhere();
  const password = unique('new-');
  const body = { currentPassword: stranger.password, password };
  expect((await stranger.callWithSession('POST', '/api/account/change-password', body)).status).toBe(200);
  await continueWithGoogle(asGoogle(stranger));
  expect((await signInSession(stranger.email, password)).ok).toBe(false);
});

it('an account that a stranger opened with someone’s address loses the stranger’s Google account as well', async () => {
  const email = `${unique('victim')}@example.com`;
  const strangers = { ...someone(), email, email_verified: false };
  const { browser } = await continueWithGoogle(strangers);
  expect((await browser.session()).body.user).toMatchObject({ email, emailVerified: false });
  const token = linkIn(await mailTo(email, /verif/i), '/verify-email').searchParams.get('token');
  expect((await call('POST', '/api/account/verify-email', { token })).status).toBe(200);
  await continueWithGoogle({ ...someone(), email });
  expect((await browser.session()).body).toEqual({});
  const again = await continueWithGoogle(strangers);
  expect(again.page.searchParams.get('error')).toBe('OAuthAccountNotLinked');
});

it('an account that a stranger opened with someone’s address is reported once, however many sign-ins through Google come at the same time', async () => {
  const stranger = await verifiedElsewhere();
  const claims = asGoogle(stranger);
  const browsers = Array.from({ length: 3 }, () => new Browser());
  const returns: string[] = [];
  for (const browser of browsers) returns.push(await agreeAtGoogle(claims, browser));
  await Promise.all(browsers.map((browser, index) => landing(browser, returns[index] as string)));
  await mailTo(stranger.email, REMOVED);
  await continueWithGoogle(claims);
  await eventually('all mails to be sent', async () => {
    const waiting = await stored('outbox').countDocuments({ to: stranger.email, state: 'waiting' });
    return waiting === 0 || undefined;
  });
  expect(await removedMails(stranger)).toBe(1);
  expect((await signInSession(stranger.email, stranger.password)).ok).toBe(false);
});

it('an account that a stranger opened with someone’s address loses the stranger’s two-step sign-in at the owner’s password reset, with a mail about it', async () => {
  const { person: stranger } = await secure(await verifiedElsewhere());
  const password = await resetPassword(stranger);
  expect((await signInSession(stranger.email, password)).ok).toBe(true);
  await mailTo(stranger.email, FACTOR_REMOVED);
});

it('an account that a stranger opened with someone’s address loses the stranger’s two-step sign-in when the owner signs in with Google', async () => {
  const { person: stranger } = await secure(await verifiedElsewhere());
  const { browser } = await continueWithGoogle(asGoogle(stranger));
  expect((await browser.session()).body.user).toMatchObject({ email: stranger.email });
  await mailTo(stranger.email, FACTOR_REMOVED);
  expectProblem(await stranger.callWithSession('GET', '/api/account/data'), 'unauthenticated');
});

it('an account that a stranger opened with someone’s address loses one that was only begun, so that it cannot be finished', async () => {
  const stranger = await verifiedElsewhere();
  const { password } = stranger;
  expect((await stranger.callWithSession('POST', '/api/account/second-factor', { password })).status).toBe(
    200,
  );
  await resetPassword(stranger);
  expect(await stored('users').findOne({ email: stranger.email })).not.toHaveProperty('secondFactor');
});

it('an account that a stranger opened with someone’s address is cleared at the owner’s next sign-in where Google joined before this rule', async () => {
  const stranger = await verifiedElsewhere();
  const claims = asGoogle(stranger);
  const user = await stored('users').findOne({ email: stranger.email });
  const link = { provider: 'google', providerAccountId: claims.sub, type: 'oauth' };
  await stored('accounts').insertOne({ userId: user?._id, ...link });
  const { browser } = await continueWithGoogle(claims);
  expect((await browser.session()).body.user).toMatchObject({ email: stranger.email });
  expectProblem(await stranger.call('GET', `/api/user/${stranger.email}`), 'unauthenticated');
  expect((await signInSession(stranger.email, stranger.password)).ok).toBe(false);
  expect(await stored('accounts').countDocuments({ userId: user?._id })).toBe(1);
});

it('an account that its owner proved to be theirs preserves password and sessions when Google joins after the link was followed in its own session', async () => {
  const owner = await registerCustomer({ proved: true });
  await continueWithGoogle(asGoogle(owner));
  expect((await owner.call('GET', `/api/user/${owner.email}`)).status).toBe(200);
  expect((await signInSession(owner.email, owner.password)).ok).toBe(true);
  expect(await removedMails(owner)).toBe(0);
});

it('an account that its owner proved to be theirs preserves a password that was set by a reset, and one that replaced it', async () => {
  const owner = await verifiedElsewhere();
  const byMail = await resetPassword(owner);
  const session = await signIn(owner.email, byMail);
  const password = unique('new-');
  const body = { currentPassword: byMail, password };
  expect((await session.callWithSession('POST', '/api/account/change-password', body)).status).toBe(200);
  await continueWithGoogle(asGoogle(owner));
  expect((await signInSession(owner.email, password)).ok).toBe(true);
  expect(await removedMails(owner)).toBe(0);
});

it.each([
  ['in a session of another account', (other: Person) => ({ cookie: other.cookie })],
  [
    'from another site’s page',
    (_: Person, own: Person) => ({ cookie: own.cookie, 'sec-fetch-site': 'cross-site' }),
  ],
])(
  'an account that its owner proved to be theirs is not proved by a link that is followed %s',
  async (_, headersFor) => {
    const [other, stranger] = [await registerCustomer(), await registerCustomer()];
    const link = linkIn(await mailTo(stranger.email, /verif/i), '/verify-email');
    const body = { token: link.searchParams.get('token') };
    const verified = await call('POST', '/api/account/verify-email', body, headersFor(other, stranger));
    expect(verified).toMatchObject({ status: 200, body: { email: stranger.email } });
    await continueWithGoogle(asGoogle(stranger));
    expect((await signInSession(stranger.email, stranger.password)).ok).toBe(false);
  },
);

it('an account that its owner proved to be theirs preserves two-step sign-in and its password: Google alone does not open it', async () => {
  const { person } = await secured();
  const { page, browser } = await continueWithGoogle(asGoogle(person));
  expect(page.searchParams.get('error')).toBe('second-factor-required');
  expect((await browser.session()).body).toEqual({});
  const user = await stored('users').findOne({ email: person.email });
  expect(user).toMatchObject({ passwordHash: expect.any(String), secondFactor: expect.any(Object) });
});

it('an account that its owner proved to be theirs preserves two-step sign-in at a password reset', async () => {
  const { person } = await secured();
  const password = await resetPassword(person);
  expect(await signInSession(person.email, password)).toMatchObject({ code: 'second-factor-required' });
});

it('an account that its owner proved to be theirs through Google alone may set a password by reset, which stays', async () => {
  const claims = { ...someone(), email: `${unique('gina')}@example.com` };
  await continueWithGoogle(claims);
  const password = await resetPassword({ email: claims.email } as Person);
  await continueWithGoogle(claims);
  expect((await signInSession(claims.email, password)).ok).toBe(true);
});
