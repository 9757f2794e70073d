import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { shopAddress, someAddress } from '@/tests/api/support/requests';
import { call } from '@/tests/support/people';
import { linkIn, type Mail, mailTo } from '@/tests/support/store';

const GERMAN = { 'x-page-language': 'de' };
const LATER_MS = 16 * 60_000;

const message = (email: string) => ({ name: 'Erika Muster', email, topic: 'tools', message: 'Guten Tag' });
const request = (email: string) => ({ name: 'Erika Muster', email, lines: [], note: 'Ein Sonderwerkzeug' });
const tokenOf = (mail: Mail, page: string) => linkIn(mail, page).searchParams.get('token') ?? '';

it('a request sent from a German page is acknowledged in German, and mailed to the shop in the shop’s language', async () => {
  const email = someAddress();
  const { number } = (await call('POST', '/api/contact', message(email), GERMAN)).body;
  expect((await mailTo(email, new RegExp(`^Wir haben Ihre Nachricht ${number}`))).html).toContain(
    'lang="de"',
  );
  const forShop = await mailTo(shopAddress(), new RegExp(number));
  expect(forShop.subject).toBe(`${number} Tools: message from Erika Muster`);
  expect(forShop.text).toContain('Language: Deutsch');
});

it('a request sent from a German page may also be one for a quote; English is used for an unknown language', async () => {
  const [german, other] = [someAddress(), someAddress()];
  await call('POST', '/api/quote', request(german), GERMAN);
  await mailTo(german, /^Wir haben Ihre Angebotsanfrage RFQ-/);
  await call('POST', '/api/quote', request(other), { 'x-page-language': 'xx' });
  await mailTo(other, /^We have your request for quote RFQ-/);
});

it('the newsletter of someone who signed up on a German page has its confirmation, welcome and unsubscribe page in German', async () => {
  const email = someAddress();
  await call('POST', '/api/newsletter', { email }, GERMAN);
  const confirmation = await mailTo(email, /^Bitte bestätigen Sie den Newsletter/);
  expect(linkIn(confirmation, '/newsletter/confirm').pathname).toBe('/de/newsletter/confirm');
  await call('POST', '/api/newsletter/confirm', { token: tokenOf(confirmation, '/newsletter/confirm') });
  const welcome = await mailTo(email, /^Sie erhalten den Newsletter/);
  const way = linkIn(welcome, '/newsletter/unsubscribe');
  expect(way.pathname).toBe('/de/newsletter/unsubscribe');
  const led = await call('GET', `/api/newsletter/unsubscribe${way.search}`);
  expect(new URL(led.headers.get('location') ?? '').pathname).toBe('/de/newsletter/unsubscribe');
});

it('the newsletter of someone who signed up on a German page stays in its language when someone enters the address on a page in another', async () => {
  const email = someAddress();
  await call('POST', '/api/newsletter', { email }, GERMAN);
  const confirmation = await mailTo(email, /^Bitte bestätigen/);
  await call('POST', '/api/newsletter/confirm', { token: tokenOf(confirmation, '/newsletter/confirm') });
  await stored('subscribers').updateOne({ email }, { $set: { lastMailAt: new Date(0) } });
  await call('POST', '/api/newsletter', { email }, { 'x-page-language': 'en' });
  await mailTo(email, /^Sie erhalten den Newsletter von \w+ bereits/);
  expect((await stored('subscribers').findOne({ email }))?.language).toBe('de');
});

it('the newsletter of someone who signed up on a German page has the language of the last sign-up’s page while it is not confirmed', async () => {
  const email = someAddress();
  await call('POST', '/api/newsletter', { email }, { 'x-page-language': 'en' });
  await mailTo(email, /^Please confirm/);
  await stored('subscribers').updateOne({ email }, { $set: { lastMailAt: new Date(Date.now() - LATER_MS) } });
  await call('POST', '/api/newsletter', { email }, GERMAN);
  await mailTo(email, /^Bitte bestätigen/);
});
