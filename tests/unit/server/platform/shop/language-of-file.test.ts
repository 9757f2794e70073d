import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-of-file-'));

const FRENCH = {
  auth: { login: { title: 'Connexion' } },
  offers: { own: { states: { expired: { title: 'Expirée' } } } },
  orderMails: { partRefunded: { notes: ['Écrivez à {contact}.'] } },
  failure: { error: { retry: 'Réessayer' } },
  searchBox: { title: 'Recherche' },
  messages: { 'email-required': 'Adresse e-mail requise' },
  imports: { fields: { category: 'Catégorie', price: 'Prix' } },
  shop: { tagline: 'Outils' },
  bulk: { amount: 'Montant en {currency}' },
};

beforeAll(() => {
  vi.stubEnv('FORGELINE_SHOP', folder);
  mkdirSync(path.join(folder, 'texts'));
  writeFileSync(
    path.join(folder, 'shop.config.json'),
    JSON.stringify({ languages: { xx: 'xx-CH', en: 'en-US' } }),
  );
  writeFileSync(path.join(folder, 'texts', 'xx.json'), JSON.stringify(FRENCH));
  writeFileSync(
    path.join(folder, 'texts', 'en.json'),
    JSON.stringify({ shop: { tagline: 'Tools', footerIntro: 'Made by hand.' } }),
  );
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('texts are those of the file, key by key, else the shop’s own in the base language', async () => {
  const { textsFor } = await import('@/lib/shared/texts/texts-for');
  const [texts, english] = [textsFor('xx'), textsFor('en')];
  expect(texts.auth.login.title).toBe('Connexion');
  expect(texts.auth.register).toEqual(english.auth.register);
  expect(texts.shell.tagline).toBe('Outils');
  expect(texts.shell.footer.intro).toBe('Made by hand.');
  expect(texts.bulk.amount).toBe('Montant en US dollars');
  expect(textsFor('de')).toBe(texts);
  expect(english.auth.login.title).not.toBe('Connexion');
});

it('texts that are part of others are translated there too', async () => {
  const { besideTexts } = await import('@/lib/shared/texts/en/panels');
  const { textsOf } = await import('@/lib/server/platform/shop/of-shop');
  const beside = textsOf('xx', { en: besideTexts, de: besideTexts });
  expect(beside.offers.own.states.expired.title).toBe('Expirée');
});

it('mails, messages and headings of files are in the language, as far as the file has them', async () => {
  const { orderMailsIn } = await import('@/lib/shared/texts/mail-texts');
  const { textsFor } = await import('@/lib/shared/texts/texts-for');
  const { headingOf } = await import('@/lib/server/commerce/imports/read/fields');
  const { fieldOfHeading } = await import('@/lib/server/commerce/imports/read/match-columns');
  expect(orderMailsIn('xx').partRefunded.notes).toEqual(['Écrivez à {contact}.']);
  expect(textsFor('xx').messages).toEqual(FRENCH.messages);
  const language = 'xx' as 'en';
  expect(headingOf('tools', 'category', language)).toBe('Catégorie');
  expect(headingOf('tools', 'sku', language)).toBe('SKU');
  expect(
    ['Catégorie', 'Prix (CHF)', 'Kategorie', 'Price'].map((each) => fieldOfHeading('tools', each)),
  ).toEqual([...['category', null, 'category', 'price']]);
});

it('documents have what scripts need at once, and the address of what they load', async () => {
  const { shopOfDocument, wordsAt } = await import('@/lib/server/platform/shop/shop-of-document');
  const { late, texts } = shopOfDocument('xx');
  expect(texts).toEqual({ failure: FRENCH.failure, notFound: {} });
  expect(late?.base).toBe('en');
  const words = wordsAt(late?.words ?? '');
  expect(words?.address).toBe(late?.words);
  expect(JSON.parse(String(words?.bytes))).toMatchObject({
    searchBox: FRENCH.searchBox,
    offers: FRENCH.offers,
  });
  expect(wordsAt('/texts/xx-older.json')?.address).toBe(late?.words);
  expect(shopOfDocument('en')).not.toHaveProperty('late');
});
