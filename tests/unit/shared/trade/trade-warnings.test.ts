import { expect, it } from 'vitest';
import type { Seller } from '@/lib/shared/trade/settings/seller.schema';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { tradeWarnings } from '@/lib/shared/trade/trade-warnings';
import { MUNICH_SELLER, PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';

const warningsOf = (trade: TradeSettings, currency = 'EUR') =>
  tradeWarnings(trade, { today: '2026-11-28', currency }).map(({ code, params }) =>
    params ? [code, params] : code,
  );
const seller = (change: Partial<Seller>) => ({ ...MUNICH_SELLER, ...change });

it('a German shop in euros has nothing to look at', () => {
  expect(warningsOf(PARCEL_TRADE)).toEqual([]);
  expect(warningsOf(VAT_TRADE)).toEqual([]);
});

it.each<[what: string, trade: TradeSettings, currency: string, warnings: unknown[]]>([
  ['freight in another currency', PARCEL_TRADE, 'USD', [['currency-other', { currency: 'EUR' }]]],
  ['VAT in another currency', VAT_TRADE, 'USD', [['currency', { currency: 'EUR' }]]],
  [
    'VAT in euros',
    { ...VAT_TRADE, seller: seller({ country: 'GB' }) },
    'EUR',
    [['currency', { currency: 'GBP' }]],
  ],
  [
    'VAT outside the union in another currency',
    { ...VAT_TRADE, seller: seller({ country: 'CH' }) },
    'EUR',
    [['currency-other', { currency: 'CHF' }]],
  ],
  ['a country whose currency is not known', { ...VAT_TRADE, seller: seller({ country: 'JP' }) }, 'EUR', []],
  [
    'a country with a system for invoices',
    { ...VAT_TRADE, seller: seller({ country: 'IT' }) },
    'EUR',
    [['country-system', { system: 'SdI' }]],
  ],
  ['that system without VAT', { ...PARCEL_TRADE, seller: seller({ country: 'IT' }) }, 'EUR', []],
  ['no bank account', { ...PARCEL_TRADE, seller: seller({ bank: undefined }) }, 'EUR', ['iban-missing']],
  [
    'a shop that charges nothing',
    { ...PARCEL_TRADE, shipping: { zones: [], methods: [] }, seller: seller({ bank: undefined }) },
    'USD',
    [],
  ],
])('%s', (_, trade, currency, warnings) => {
  expect(warningsOf(trade, currency)).toEqual(warnings);
});

it('a rate that ends within thirty days is named', () => {
  const ending = (to: string): TradeSettings => ({
    ...VAT_TRADE,
    tax: {
      ...VAT_TRADE.tax,
      vat: {
        smallBusiness: false,
        eInvoice: true,
        rates: [{ country: 'DE', class: 'standard', rate: 19, to }],
      },
    },
  });
  expect(warningsOf(ending('2026-12-28'))).toEqual([['rate-ends', { place: 'DE', day: '2026-12-28' }]]);
  expect(warningsOf(ending('2026-12-29'))).toEqual([]);
  expect(warningsOf(ending('2026-11-27'))).toEqual([]);
});
