import { expect, it } from 'vitest';
import { shop } from '#shop';
import { parseShopConfig } from '@/lib/server/platform/shop/shop-config.schema';
import { CARRIERS } from '@/lib/shared/shipments/carriers';

it('this shop’s configuration is usable', () => {
  expect(parseShopConfig(shop)).toEqual({ config: shop });
});

it('the carriers of a shop that names none are usable as its own', () => {
  expect(parseShopConfig({ ...shop, carriers: CARRIERS })).toHaveProperty('config');
});

it.each([
  ['currency: must be a code of ISO 4217', { currency: 'EURO' }],
  ['timeZone: must be a time zone', { timeZone: 'Berlin' }],
  ['accent: must be a color', { accent: 'yellow' }],
  ['accent: buttons cannot be seen on paper (dark', { accent: '#000000' }],
  ['languages: must name each language with a country of its own', { languages: { de: 'en-US' } }],
  ['languages: must have one at least', { languages: {} }],
  ['catalogueLanguage: must be one of', { languages: { en: 'en-GB' }, catalogueLanguage: 'de' }],
  ['contact.security: must be an e-mail address', { contact: { ...shop.contact, security: 'ask us' } }],
  ['pages.blog: ', { pages: { ...shop.pages, blog: 'yes' } }],
  [
    'carriers.post.url: must contain {number}',
    { carriers: { post: { name: 'Post', url: 'https://post.at/' } } },
  ],
  [
    'carriers.post.url: must be an https address',
    { carriers: { post: { name: 'Post', url: 'http://post.at/{number}' } } },
  ],
  ['carriers: must be named by small letters', { carriers: { other: { name: 'Our van' } } }],
  ['shop: Unrecognized key', { colour: 'blue' }],
])('a mistake is named with its field: %s', (message, change) => {
  expect(parseShopConfig({ ...shop, ...change })).toEqual({
    problems: expect.arrayContaining([expect.stringContaining(message)]),
  });
});

it.each(['EUR', 'JPY', 'KWD'])('%s is a currency that the store computes with', (currency) => {
  expect(parseShopConfig({ ...shop, currency })).toHaveProperty('config');
});
