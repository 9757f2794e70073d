import { expect, it, vi } from 'vitest';
import {
  countryRates,
  PUBLISHED_COUNTRIES,
  PUBLISHED_ON,
  publishedRates,
} from '@/lib/client/trade/published-rates';
import { startingTax } from '@/lib/client/trade/starting-tax';
import { newClass, newVatRate, taxValuesOf } from '@/lib/client/trade/tax-form';
import { type TradeValues, tradeValuesOf } from '@/lib/client/trade/trade-form';
import { tradeFormSchema } from '@/lib/client/trade/trade-form.schema';
import type { TaxSettings } from '@/lib/shared/trade/settings/tax.schema';
import { UNION_MEMBERS } from '@/lib/shared/trade/territory';
import { MUNICH_SELLER, VAT_TRADE } from '@/tests/support/trade-settings';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const parse = (values: TradeValues, language: 'en' | 'de' = 'en') =>
  tradeFormSchema(language, { hasSeller: true, today: PUBLISHED_ON }).safeParse(values);

const DATEV: TaxSettings['datev'] = {
  ...{ consultant: '1001', client: '1', yearStart: '01-01', accountLength: 4, debtor: '10000' },
  accounts: [{ treatment: 'domestic', rate: 19, account: '8400' }],
};

const US_TAX: TaxSettings = {
  mode: 'us',
  classes: [{ id: 'standard', names: { en: 'Standard' }, supply: 'goods' }],
  shipping: 'like-goods',
  us: {
    rates: [
      { state: 'OH', rate: 7.25, name: 'Ohio sales tax', shipping: true },
      {
        ...{ state: 'OH', zip: '441', class: 'standard', rate: 8.125, name: 'Cuyahoga', shipping: false },
        ...{ from: '2026-01-01', to: '2026-12-31' },
      },
    ],
  },
};

it.each(['en', 'de'] as const)('tax in the form comes back as it was, on a page in %s', (language) => {
  for (const tax of [{ ...VAT_TRADE.tax, datev: DATEV }, US_TAX]) {
    const seller = { ...MUNICH_SELLER, region: 'OH', country: tax.mode === 'us' ? 'US' : 'DE' };
    const trade = { ...VAT_TRADE, seller, tax };
    expect(parse(tradeValuesOf(trade, language), language).data).toEqual(trade);
  }
});

it('a rate has up to three decimals with either mark', () => {
  const values = tradeValuesOf(VAT_TRADE, 'en');
  for (const [typed, rate] of [
    ['8.875', 8.875],
    ['8,875 %', 8.875],
    ['19', 19],
  ] as const) {
    const [first] = values.tax.vat.rates;
    if (first) first.rate = typed;
    expect(parse(values).data?.tax.vat?.rates[0]?.rate).toBe(rate);
  }
});

it('rates and freight of a new class follow it to the id that is made of its name', () => {
  const values = tradeValuesOf(VAT_TRADE, 'en');
  const added = { ...newClass(values.tax.classes), names: { en: 'Reduced', de: '' } };
  values.tax.classes.push(added);
  values.tax.vat.rates.push({ ...newVatRate('DE', added.id), rate: '7' });
  values.tax.shipping = added.id;
  const { tax } = parse(values).data ?? {};
  expect(tax?.classes.map(({ id }) => id)).toEqual(['standard', 'reduced', 'reduced-2']);
  expect(tax?.vat?.rates.at(-1)).toEqual({ country: 'DE', class: 'reduced-2', rate: 7 });
  expect(tax?.shipping).toBe('reduced-2');
});

it('a rate that is missing is said with the names of class and country', () => {
  const values = tradeValuesOf(VAT_TRADE, 'en');
  values.tax.classes.push({ ...newClass(values.tax.classes), names: { en: 'Training', de: '' } });
  const [issue] = parse(values).error?.issues ?? [];
  expect(issue).toMatchObject({
    path: ['tax', 'vat', 'rates'],
    message: 'rate-missing-first',
    params: { class: 'Training', country: 'Germany' },
  });
  const nobody = tradeValuesOf({ shipping: VAT_TRADE.shipping, tax: VAT_TRADE.tax }, 'en');
  const free = tradeFormSchema('en', { hasSeller: false, today: PUBLISHED_ON }).safeParse(nobody);
  expect(free.error?.issues.map(({ path }) => path.join('.'))).toContain('seller.name');
});

const WORDS = {
  standard: { en: 'Standard rate', de: 'Regelsatz' },
  reduced: { en: 'Reduced rate', de: 'Ermäßigter Satz' },
  stateTax: '{state} sales tax',
  note: { union: 'Article 284', elsewhere: 'Not registered' },
};
const seller = (country: string, isSmallBusiness = false) => ({ country, region: '', isSmallBusiness });

it('rates are published for each member, GB, CH and LI, and a seller in each begins with valid settings', () => {
  expect(PUBLISHED_COUNTRIES.toSorted()).toEqual([...UNION_MEMBERS, 'CH', 'GB', 'LI'].toSorted());
  for (const country of PUBLISHED_COUNTRIES)
    for (const isSmall of [false, true]) {
      const tax = startingTax(seller(country, isSmall), WORDS, 'en');
      if (!tax) throw new Error(`nothing for ${country}`);
      const values = tradeValuesOf({ ...VAT_TRADE, seller: { ...MUNICH_SELLER, country } }, 'en');
      const settings = parse({ ...values, tax }).data?.tax;
      expect([country, settings?.mode, settings?.vat?.smallBusiness]).toEqual([country, 'vat', isSmall]);
      const rates = isSmall ? [] : Object.values(publishedRates(country) ?? {});
      expect(settings?.vat?.rates.map(({ rate }) => rate)).toEqual(rates);
    }
});

it('a small business has a note of its own where the law of its country has none here', () => {
  const noteOf = (country: string) => startingTax(seller(country, true), WORDS, 'en')?.vat.smallBusinessNote;
  expect(['DE', 'NL', 'CH'].map(noteOf)).toEqual(['', 'Article 284', 'Not registered']);
});

it('a seller in the US begins with its state, whose rate is to be typed', () => {
  const ohio = { country: 'US', region: 'Ohio', isSmallBusiness: false };
  const tax = startingTax(ohio, WORDS, 'en');
  expect(tax?.us.rates).toEqual([expect.objectContaining({ state: 'OH', name: 'Ohio sales tax', rate: '' })]);
  expect(startingTax(seller('JP'), WORDS, 'en')).toBeUndefined();
});

it('a country without a reduced rate has the standard one for what is reduced elsewhere', () => {
  const { classes } = taxValuesOf(VAT_TRADE.tax, 'de');
  const rates = countryRates('DK', [...classes, newClass(classes)], 'de');
  expect(rates.map(({ rate }) => rate)).toEqual(['25', '25', '']);
  expect(countryRates('FI', classes, 'de').map(({ rate }) => rate)).toEqual(['25,5', '13,5']);
});

it('DATEV of which nothing is typed is none, and what is wrong in it is said at its field', () => {
  const values = tradeValuesOf(VAT_TRADE, 'de');
  expect(parse(values, 'de').data?.tax).not.toHaveProperty('datev');
  values.tax.datev.consultant = '1001';
  values.tax.datev.accounts.push({ treatment: 'domestic', rate: '5,5', account: '84x', key: '' });
  const { error } = parse(values, 'de');
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['tax.datev.client', 'digits-invalid'],
    ['tax.datev.debtor', 'digits-invalid'],
    ['tax.datev.accounts.0.account', 'digits-invalid'],
  ]);
  Object.assign(values.tax.datev, { client: '1', debtor: '10000' });
  Object.assign(values.tax.datev.accounts[0] ?? {}, { account: '8410' });
  expect(parse(values, 'de').data?.tax.datev).toEqual({
    ...{ consultant: '1001', client: '1', yearStart: '01-01', accountLength: 4, debtor: '10000' },
    accounts: [{ treatment: 'domestic', rate: 5.5, account: '8410' }],
  });
});
