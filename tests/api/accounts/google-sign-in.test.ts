import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { agreeAtGoogle, Browser, continueWithGoogle, landing, someone } from '@/tests/api/support/google';
import { expectProblem } from '@/tests/api/support/problem';
import { call, registerCustomer, signInSession } from '@/tests/support/people';
import { baseUrl, mailsTo, unique } from '@/tests/support/store';

const unverified = await registerCustomer();

it('continuing with Google opens one account for someone who signs in several times at once', async () => {
  const claims = someone();
  const browsers = Array.from({ length: 4 }, () => new Browser());
  const returns: string[] = [];
  for (const browser of browsers) returns.push(await agreeAtGoogle(claims, browser));
  const pages = await Promise.all(
    browsers.map((browser, index) => landing(browser, returns[index] as string)),
  );
  expect(pages.map((page) => page.href)).toEqual(browsers.map(() => `${baseUrl()}/review`));
  const sessions = await Promise.all(browsers.map((browser) => browser.session()));
  expect(sessions.map((session) => session.body.user.email)).toEqual(browsers.map(() => claims.email));
});

it('continuing with Google opens an account, verified by Google, and returns to the page the sign-in began on', async () => {
  const claims = someone();
  const { page, browser } = await continueWithGoogle(claims);
  expect(page.href).toBe(`${baseUrl()}/review`);
  const { body } = await browser.session();
  expect(body.user).toMatchObject({
    email: claims.email,
    name: 'Gina Frost',
    role: 'customer',
    emailVerified: true,
  });
  const exchange = await call('PUT', `/api/user/${claims.email}`, undefined, { cookie: browser.cookie() });
  expect(exchange.body).toEqual({ token: expect.any(String) });
  expect(await mailsTo(claims.email)).toEqual([]);
  const account = await stored('accounts').findOne({ providerAccountId: claims.sub });
  expect(Object.keys(account ?? {}).join()).not.toMatch(/token/);
});

it('continuing with Google uses the person’s picture in the session and beside their reviews, without sending their e-mail', async () => {
  const picture = `https://lh3.googleusercontent.com/a/${unique('picture')}=s96-c`;
  const claims = { ...someone(), picture };
  const { browser } = await continueWithGoogle(claims);
  expect((await browser.session()).body.user).toMatchObject({ email: claims.email, image: picture });
  const again = await continueWithGoogle({ ...claims });
  expect((await again.browser.session()).body.user).toMatchObject({ image: picture });

  const review = unique('Solid steel ');
  const posted = await call(
    'POST',
    '/api/review',
    { review, rating: 5, image: '/someone-else.webp' },
    { cookie: browser.cookie(), origin: baseUrl(), 'sec-fetch-site': 'same-origin' },
  );
  expect(posted.status).toBe(201);
  const { body: reviews } = await call('GET', '/api/review');
  const mine = reviews.find((entry: { review: string }) => entry.review === review);
  expect(mine).toMatchObject({ image: picture, name: 'Gina Frost' });
  expect(JSON.stringify(mine)).not.toContain(claims.email);

  // It goes with the account; a journey that shows this review would ask Google's servers for it.
  const asked = { cookie: browser.cookie(), origin: baseUrl(), 'sec-fetch-site': 'same-origin' };
  expect((await call('POST', '/api/account/close', {}, asked)).status).toBe(200);
  expect(JSON.stringify((await call('GET', '/api/review')).body)).not.toContain(picture);
});

it('continuing with Google has no picture where Google has none', async () => {
  const { browser } = await continueWithGoogle(someone());
  expect((await browser.session()).body.user).toMatchObject({ image: null });
});

it('continuing with Google opens the same account the next time, even if Google has another e-mail by then', async () => {
  const claims = someone();
  const first = await (await continueWithGoogle(claims)).browser.session();
  const renamed = await continueWithGoogle({ ...claims, email: `${unique('new.')}@example.com` });
  const second = await renamed.browser.session();
  expect(second.body.user).toMatchObject({ id: first.body.user.id, email: claims.email });
});

it('continuing with Google is linked to the account of a verified e-mail, whose password stays if it is the owner’s', async () => {
  const owner = await registerCustomer({ proved: true });
  const { browser } = await continueWithGoogle({ ...someone(), email: owner.email });
  expect((await browser.session()).body.user).toMatchObject({ email: owner.email, name: owner.name });
  expect((await signInSession(owner.email, owner.password)).ok).toBe(true);
});

it('continuing with Google takes over an account that a stranger opened with the person’s e-mail', async () => {
  const { browser } = await continueWithGoogle({ ...someone(), email: unverified.email });
  expect((await browser.session()).body.user).toMatchObject({
    email: unverified.email,
    emailVerified: true,
  });
  expect(await signInSession(unverified.email, unverified.password)).toEqual({
    ok: false,
    code: 'wrong-password',
  });
  expectProblem(await unverified.call('GET', `/api/user/${unverified.email}`), 'unauthenticated');
});

it('continuing with Google is refused for an account’s e-mail that Google does not vouch for', async () => {
  const owner = await registerCustomer({ verified: true });
  const { page, browser } = await continueWithGoogle({
    ...someone(),
    email: owner.email,
    email_verified: false,
  });
  expect(page.pathname).toBe('/login');
  expect(page.searchParams.get('error')).toBe('OAuthAccountNotLinked');
  expect((await browser.session()).body).toEqual({});
  expect((await owner.call('GET', `/api/user/${owner.email}`)).status).toBe(200);
});

it('continuing with Google returns to the login page when the person denies consent', async () => {
  const { page, browser } = await continueWithGoogle({ error: 'access_denied' });
  expect(page.pathname).toBe('/login');
  expect(page.searchParams.get('error')).toBeTruthy();
  expect((await browser.session()).body).toEqual({});
});

it('continuing with Google rejects a response of Google that this browser did not request', async () => {
  const victim = new Browser();
  const page = await landing(victim, '/api/auth/callback/google?code=stolen&state=forged');
  expect(page.pathname).toBe('/login');
  expect((await victim.session()).body).toEqual({});
});
