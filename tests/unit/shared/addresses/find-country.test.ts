import { expect, it } from 'vitest';
import { importedPlaceSchema } from '@/lib/shared/addresses/address.schema';
import { COUNTRIES, countryName } from '@/lib/shared/addresses/countries';
import { findCountry } from '@/lib/shared/addresses/find-country';
import { LANGUAGES } from '@/lib/shared/site/languages';

it.each([
  ['US', 'USA', 'U.S.A.', 'U. S. A.', 'u.s.', 'United States of America', 'The United States', 'America'],
  ['GB', 'UK', 'U.K.', 'England', 'SCOTLAND', 'Wales', 'Great Britain', 'Northern Ireland', 'GBR', 'gb'],
  ['NL', 'Holland', 'The Netherlands', 'Nederland', 'NLD', 'netherlands'],
  ['DE', 'DEU', 'Deutschland', 'Germany', 'D', 'BRD', 'Federal Republic of Germany'],
  ['AT', 'Österreich', 'Osterreich', 'AUT', 'A', 'Republic of Austria'],
  ['CH', 'CHE', 'Switzerland', 'Schweiz', 'Suisse'],
  ['CZ', 'Czech Republic', 'Czechia', 'Tschechische Republik', 'CZE'],
  ['BA', 'Bosnia and Herzegovina', 'Bosnia & Herzegovina', 'Bosnien und Herzegowina'],
  ['KR', 'South Korea', 'Republic of Korea', 'KOR'],
  ['CI', 'Ivory Coast', "Cote d'Ivoire", 'Côte d’Ivoire'],
  ['TR', 'Turkey', 'Türkei', 'Türkiye', 'TUR'],
  ['AE', 'UAE', 'U.A.E.', 'Vereinigte Arabische Emirate'],
])('a country: %s is found as people write it', (code, ...written) => {
  expect(written.map(findCountry)).toEqual(written.map(() => code));
});

it('a country is found by both codes and by its names in the languages of the shop, and no two are one', () => {
  for (const code of COUNTRIES) {
    expect(findCountry(code), code).toBe(code);
    for (const language of LANGUAGES.all) expect(findCountry(countryName(code, language)), code).toBe(code);
  }
  expect([findCountry('MEX'), findCountry('zwe'), findCountry('AND'), findCountry('XKX')]).toEqual([
    ...['MX', 'ZW', 'AD', undefined],
  ]);
});

it('a country that nobody knows is none', () => {
  expect(['', 'Atlantis', 'XX', 'U'].map(findCountry)).toEqual([undefined, undefined, undefined, undefined]);
});

it('a country may be written in any of these ways in calls and forms', () => {
  const place = { street: '1 Mill Road', city: 'Leeds', postalCode: '' };
  expect(importedPlaceSchema.parse({ ...place, country: 'England' }).country).toBe('GB');
  expect(importedPlaceSchema.safeParse({ ...place, country: 'Atlantis' }).success).toBe(false);
});
