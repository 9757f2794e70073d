import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { type Browser, continueWithGoogle, someone } from '@/tests/api/support/google';
import { isSignedIn, type Secured, secured, step } from '@/tests/api/support/two-step';
import { signInSession } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';
import { appCode } from '@/tests/support/totp';

/** Someone with two-step sign-in who signs in through Google with the e-mail of their account. */
async function throughGoogle({ person }: Secured): Promise<{ page: URL; browser: Browser }> {
  return continueWithGoogle({ ...someone(), email: person.email });
}

it('continuing with Google where two-step sign-in is on requires the code: no session without it, one that proved both with it', async () => {
  const it2 = await secured();
  const { page, browser } = await throughGoogle(it2);
  expect(page.pathname).toBe('/login');
  expect(page.searchParams.get('error')).toBe('second-factor-required');
  expect(page.searchParams.get('from')).toBe('/review');
  expect(isSignedIn(browser.cookies)).toBe(false);
  expect((await browser.session()).body).toEqual({});

  expect((await step({ code: '000000' }, browser.cookies)).code).toBe('second-factor-wrong');
  expect((await step({ code: appCode(it2.secret) }, browser.cookies)).status).toBe(200);
  expect((await browser.session()).body.user).toMatchObject({ email: it2.person.email });
  const list = await browser.open('/api/account/sessions', { headers: { origin: baseUrl() } });
  expect(((await list.json()) as unknown[])[0]).toMatchObject({
    current: true,
    method: 'google',
    secondFactor: true,
  });
  // The ticket is used up with the sign-in.
  expect([...browser.cookies.keys()].join()).not.toContain('second-factor');
});

it('continuing with Google where two-step sign-in is on requires it again the next time, also where the Google account is linked', async () => {
  const claims = someone();
  const { browser } = await continueWithGoogle(claims);
  expect((await browser.session()).body.user.email).toBe(claims.email);
  expect(await stored('accounts').countDocuments({ providerAccountId: claims.sub })).toBe(1);
  const user = await stored('users').findOne({ email: claims.email });
  const own = { origin: baseUrl(), 'content-type': 'application/json' };
  const offer = await browser.open('/api/account/second-factor', {
    method: 'POST',
    headers: own,
    body: '{}',
  });
  const { secret } = (await offer.json()) as { secret: string };
  const enabled = await browser.open('/api/account/second-factor/enable', {
    method: 'POST',
    headers: own,
    body: JSON.stringify({ code: appCode(secret, -1) }),
  });
  expect(enabled.status).toBe(200);

  const again = await continueWithGoogle(claims);
  expect(again.page.searchParams.get('error')).toBe('second-factor-required');
  expect(isSignedIn(again.browser.cookies)).toBe(false);
  expect((await step({ code: appCode(secret) }, again.browser.cookies)).status).toBe(200);
  expect((await again.browser.session()).body.user.id).toBe(user?._id.toHexString());
});

it('continuing with Google where two-step sign-in is on can be switched on without a password only soon after sign-in', async () => {
  const claims = someone();
  const { browser } = await continueWithGoogle(claims);
  const longAgo = new Date(Date.now() - 11 * 60_000);
  await stored('users').updateOne({ email: claims.email }, { $set: { 'sessions.0.createdAt': longAgo } });
  const headers = { origin: baseUrl(), 'content-type': 'application/json' };
  const refused = await browser.open('/api/account/second-factor', { method: 'POST', headers, body: '{}' });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'recent-sign-in-required' });
});

it('continuing with Google where two-step sign-in is on accepts a recovery code once', async () => {
  const it2 = await secured();
  const [code = ''] = it2.recoveryCodes;
  const first = await throughGoogle(it2);
  expect((await step({ code }, first.browser.cookies)).status).toBe(200);
  const second = await throughGoogle(it2);
  expect((await step({ code }, second.browser.cookies)).code).toBe('second-factor-wrong');
  expect(isSignedIn(second.browser.cookies)).toBe(false);
});

it('continuing with Google where two-step sign-in is on does not bypass the limit of wrong codes: five block password and Google alike', async () => {
  const it2 = await secured();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { browser } = await throughGoogle(it2);
    expect((await step({ code: '000000' }, browser.cookies)).code).toBe('second-factor-wrong');
  }
  const { browser } = await throughGoogle(it2);
  expect((await step({ code: appCode(it2.secret) }, browser.cookies)).code).toBe('too-many-requests');
  expect(await signInSession(it2.person.email, it2.person.password)).toEqual({
    ok: false,
    code: 'too-many-requests',
  });
});

it('continuing with Google where two-step sign-in is on issues no ticket to an account that ended its sessions meanwhile', async () => {
  const it2 = await secured();
  const { browser } = await throughGoogle(it2);
  const { person } = it2;
  expect((await person.callWithSession('DELETE', '/api/account/sessions')).status).toBe(200);
  expect((await step({ code: appCode(it2.secret) }, browser.cookies)).code).toBe('second-factor-expired');
});
