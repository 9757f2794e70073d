import { expect, it } from 'vitest';
import { costsAnswerResponse } from '@/lib/server/commerce/trade/costs.serializer';
import { type CostsQuestion, costsFor } from '@/lib/shared/trade/costs-for';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';

const QUESTION: CostsQuestion = {
  lines: [{ quantity: 3, netCents: 3_750, weightGrams: null, bulky: false }],
  to: { country: 'DE', region: '', postalCode: '80331' },
  buyer: { vatIdState: 'none', billingCountry: 'DE', certificates: [] },
  day: '2026-11-28',
};

function answerOf(trade: TradeSettings, change: Partial<CostsQuestion> = {}, language: 'en' | 'de' = 'en') {
  const question = { ...QUESTION, ...change };
  return costsAnswerResponse(costsFor(trade, question), { trade, buyer: question.buyer, language });
}

it('costs are in dollars, with each group of taxes by its name', () => {
  expect(answerOf(VAT_TRADE)).toEqual({
    methods: [{ id: 'parcel', name: 'Parcel', kind: 'delivery', price: 4.9 }],
    shippingMethod: 'parcel',
    costs: {
      ...{ goods: 37.5, shipping: 4.9, net: 42.4, tax: 8.06, due: 50.46, notes: [] },
      taxes: [
        {
          ...{ treatment: 'domestic', category: 'S', rate: 19, name: 'VAT 19%' },
          ...{ goods: 37.5, shipping: 4.9, net: 42.4, tax: 8.06 },
        },
      ],
    },
    reasons: [],
  });
  expect(answerOf(VAT_TRADE, {}, 'de').costs?.taxes[0]?.name).toBe('USt. 19\u00a0%');
});

it('without a tax mode there are no groups', () => {
  expect(answerOf(PARCEL_TRADE).costs).toEqual({
    ...{ goods: 37.5, shipping: 4.9, net: 42.4, tax: 0, due: 42.4, notes: [], taxes: [] },
  });
});

it('a number that is not confirmed is named, with its note', () => {
  const buyer = { ...QUESTION.buyer, vatId: 'ATU12345678', vatIdState: 'waiting' as const };
  const to = { country: 'AT', region: '', postalCode: '1010' };
  expect(answerOf(VAT_TRADE, { to, buyer }).costs).toMatchObject({
    due: 50.46,
    vatId: { id: 'ATU12345678', state: 'waiting' },
    notes: [{ code: 'vat-id-waiting' }],
  });
});

it('a method without a price, and costs that there are not, say why', () => {
  const [method] = PARCEL_TRADE.shipping.methods;
  const prices = [{ zone: 'de', by: 'weight' as const, steps: [{ from: 0, price: 1 }] }];
  const shipping = { ...PARCEL_TRADE.shipping, methods: method ? [{ ...method, prices }] : [] };
  expect(answerOf({ ...PARCEL_TRADE, shipping })).toEqual({
    methods: [
      {
        ...{ id: 'parcel', name: 'Parcel', kind: 'delivery', price: null },
        why: { code: 'weight-unknown', sentence: 'The weight of a tool is not known', lines: [0] },
      },
    ],
    shippingMethod: null,
    costs: null,
    reasons: [{ code: 'weight', sentence: 'Shipping of this weight is on request', lines: [0] }],
  });
});

it.each([
  ['another country’s VAT', 'FR', 'VAT 20% (FR)'],
  ['an export', 'CH', 'Export'],
])('a group is named: %s', (_, country, name) => {
  const vat = VAT_TRADE.tax.vat && {
    ...VAT_TRADE.tax.vat,
    rates: [...VAT_TRADE.tax.vat.rates, { country: 'FR', class: 'standard', rate: 20 }],
  };
  const trade = { ...VAT_TRADE, tax: { ...VAT_TRADE.tax, vat } };
  expect(answerOf(trade, { to: { country, region: '', postalCode: '' } }).costs?.taxes[0]?.name).toBe(name);
});

it('a state’s tax has the name of its row, and what is not taxed "No tax"', () => {
  const trade: TradeSettings = {
    ...PARCEL_TRADE,
    tax: {
      ...{
        mode: 'us',
        classes: [{ id: 'standard', names: { en: 'S' }, supply: 'goods' }],
        shipping: 'like-goods',
      },
      us: { rates: [{ state: 'OH', rate: 7.25, name: 'Ohio sales tax', shipping: false }] },
    },
  };
  const to = { country: 'US', region: 'Ohio', postalCode: '43004' };
  expect(answerOf(trade, { to }).costs?.taxes).toMatchObject([
    { name: 'Ohio sales tax', rate: 7.25, tax: 2.72 },
    { name: 'No tax', rate: 0, net: 4.9 },
  ]);
});
