import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { Browser, continueWithGoogle, landing, someone } from '@/tests/api/support/google';
import { expectProblem } from '@/tests/api/support/problem';
import { call, type Person, registerCustomer, signInSession } from '@/tests/support/people';
import { baseUrl, linkIn, mailTo, unique } from '@/tests/support/store';

const GERMAN = { 'x-page-language': 'de' };

const languageOf = async (email: string) => (await stored('users').findOne({ email }))?.language;
const profilePath = (person: Person) => `/api/user?${new URLSearchParams({ email: person.email })}`;
const choose = (person: Person, language: unknown) =>
  person.callWithSession('PUT', profilePath(person), { language });

async function register(headers: Record<string, string>): Promise<string> {
  const email = `${unique('kunde')}@example.com`;
  const body = { name: 'Erika Muster', email, password: unique('pw-') };
  expect((await call('POST', '/api/account/register', body, headers)).status).toBe(201);
  return email;
}

it('the language of an account is that of the page of the registration, as are the mail and its link', async () => {
  const email = await register(GERMAN);
  expect(await languageOf(email)).toBe('de');
  const mail = await mailTo(email, /^Bestätigen Sie Ihre E-Mail-Adresse/);
  expect(linkIn(mail, '/verify-email').pathname).toBe('/de/verify-email');
  expect(mail.html).toContain('<html lang="de">');
});

it.each(['xx', 'de-DE', 'DE', 'en,de', '__proto__'])(
  'the language of an account is none that the pages do not have: %s',
  async (forged) => {
    const email = await register({ 'x-page-language': forged });
    expect(await languageOf(email)).toBeUndefined();
    const mail = await mailTo(email, /^Verify your email address/);
    expect(linkIn(mail, '/verify-email').pathname).toBe('/verify-email');
  },
);

it('the language of an account is changed in the profile, only by the owner, to a supported one', async () => {
  const [person, other] = await Promise.all([registerCustomer(), registerCustomer()]);
  const profile = async () => (await person.call('GET', `/api/user/${person.email}`)).body.language;
  expect(await profile()).toBe('en');
  expect((await choose(person, 'de')).body).toEqual({ upsertedCount: 0, modifiedCount: 1 });
  expect(await profile()).toBe('de');
  for (const forged of ['xx', '', null, { $ne: 'en' }])
    expectProblem(await choose(person, forged), 'validation-failed', { language: ['Invalid value'] });
  expectProblem(await other.callWithSession('PUT', profilePath(person), { language: 'en' }), 'forbidden');
  expect(await profile()).toBe('de');
});

it('the language of an account is that of a reset mail, whatever page it was requested on', async () => {
  const person = await registerCustomer();
  await choose(person, 'de');
  const headers = { 'x-page-language': 'en' };
  await call('POST', '/api/account/forgot-password', { email: person.email }, headers);
  const mail = await mailTo(person.email, /^Setzen Sie Ihr Passwort/);
  expect(linkIn(mail, '/reset-password').pathname).toBe('/de/reset-password');
});

it('the language of an account is set at sign-in for an account from before the field existed, once', async () => {
  const person = await registerCustomer();
  expect(await languageOf(person.email)).toBeUndefined();
  const signIn = (language: string) =>
    signInSession(person.email, person.password, { 'x-page-language': language });
  expect((await signIn('de')).ok).toBe(true);
  expect(await languageOf(person.email)).toBe('de');
  expect((await signIn('en')).ok).toBe(true);
  expect(await languageOf(person.email)).toBe('de');
});

it('the language of an account is part of the data export', async () => {
  const person = await registerCustomer();
  await choose(person, 'de');
  const { body } = await person.callWithSession('GET', '/api/account/data');
  expect(body.account.profile.language).toBe('de');
});

it('a sign-in through Google begun on a German page opens a German account', async () => {
  const claims = someone();
  const { page } = await continueWithGoogle(claims, new Browser(), '/de/review');
  expect(page.href).toBe(`${baseUrl()}/de/review`);
  expect(await languageOf(claims.email)).toBe('de');
});

it('a sign-in through Google that fails returns to the login page in the language it was begun in', async () => {
  const german = await continueWithGoogle({ error: 'access_denied' }, new Browser(), '/de');
  expect(german.page.pathname).toBe('/de/login');
  expect(german.page.searchParams.get('error')).toBeTruthy();
  const owner = await registerCustomer({ verified: true });
  const unproved = { ...someone(), email: owner.email, email_verified: false };
  const refused = await continueWithGoogle(unproved, new Browser(), '/de/dashboard');
  expect([refused.page.pathname, refused.page.searchParams.get('error')]).toEqual([
    '/de/login',
    'OAuthAccountNotLinked',
  ]);
});

it('a sign-in through Google that this browser never began returns in the language it chose before', async () => {
  const browser = new Browser();
  browser.cookies.set('language', 'de');
  const page = await landing(browser, '/api/auth/callback/google?code=x&state=y');
  expect(page.pathname).toBe('/de/login');
});
