import { expect, it, vi } from 'vitest';
import { formatOf } from '@/lib/server/commerce/imports/export-file';
import { findCountry } from '@/lib/shared/addresses/find-country';
import { readCount } from '@/lib/shared/numbers/read-count';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';

vi.mock('#shop', async () => {
  const { shop } = await import('@/tests/support/shop/reference-shop');
  return { shop: { ...shop, currency: 'EUR', languages: { de: 'de-AT', en: 'en-GB' } } };
});

it('Austria writes amounts with points and numbers with spaces: both are read, and files have decimal commas', () => {
  expect(LANGUAGE_FACTS.de).toMatchObject({ csvDelimiter: ';', thousandsMark: '.', decimalMark: ',' });
  for (const typed of ['2.000', '2 000', '2\u00a0000'])
    expect(readCount(typed, 'de')).toEqual({ value: 2000 });
  expect(readCount('2.000', 'en')).toMatchObject({ problem: 'unclear' });
  expect(formatOf({}, undefined)).toEqual({ language: 'de', separator: ';', decimal: ',' });
});

it('the first language of a shop has the plain addresses, whichever it is', () => {
  expect(LANGUAGES).toEqual({ default: 'de', all: ['de', 'en'] });
  expect([localPath('/tools', 'de'), localPath('/tools', 'en')]).toEqual(['/tools', '/en/tools']);
});

it('a country is known by its name in any language of the shop', () => {
  expect(['Österreich', 'germany', 'Deutschland', 'AT', 'Atlantis'].map(findCountry)).toEqual([
    ...['AT', 'DE', 'DE', 'AT', undefined],
  ]);
});
