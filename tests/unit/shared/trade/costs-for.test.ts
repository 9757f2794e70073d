import { expect, it } from 'vitest';
import { type CostsQuestion, costsFor } from '@/lib/shared/trade/costs-for';
import type { MethodPrice } from '@/lib/shared/trade/settings/shipping.schema';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';

const MUNICH = { country: 'DE', region: '', postalCode: '80331' };
const QUESTION: CostsQuestion = {
  lines: [{ quantity: 3, netCents: 3_750, weightGrams: null, bulky: false }],
  to: MUNICH,
  buyer: { vatIdState: 'none', billingCountry: 'DE', certificates: [] },
  day: '2026-11-28',
};

/** With methods of these prices in Germany. */
function trade(prices: Record<string, Partial<MethodPrice>>, tax = PARCEL_TRADE.tax): TradeSettings {
  const methods = Object.entries(prices).map(([id, price]) => ({
    id,
    names: { en: id },
    kind: 'delivery' as const,
    prices: [{ zone: 'de', by: 'flat' as const, steps: [{ from: 0, price: 4.9 }], ...price }],
  }));
  return { ...PARCEL_TRADE, shipping: { zones: PARCEL_TRADE.shipping.zones.slice(0, 1), methods }, tax };
}

function shown(settings: TradeSettings, change: Partial<CostsQuestion> = {}) {
  const { methods, chosen, costs, reasons } = costsFor(settings, { ...QUESTION, ...change });
  return { offered: methods.length, chosen: chosen?.method.id, due: costs?.dueCents, reasons };
}

it('the cheapest method that has a price is chosen at first, and another one where it is named', () => {
  const settings = trade({ express: { steps: [{ from: 0, price: 12 }] }, parcel: {} });
  expect(shown(settings)).toEqual({ offered: 2, chosen: 'parcel', due: 4_240, reasons: [] });
  expect(shown(settings, { shippingMethod: 'express' })).toMatchObject({ chosen: 'express', due: 4_950 });
});

it('a shop without methods has no freight', () => {
  const settings = { ...VAT_TRADE, shipping: { zones: [], methods: [] } };
  expect(shown(settings)).toEqual({ offered: 0, chosen: undefined, due: 4_463, reasons: [] });
});

it.each<[what: string, settings: TradeSettings, change: Partial<CostsQuestion>, reasons: object[]]>([
  [
    'no method for the place',
    trade({ parcel: {} }),
    { to: { ...MUNICH, country: 'CH' } },
    [{ code: 'shipping' }],
  ],
  ['a method that there is not', trade({ parcel: {} }), { shippingMethod: 'drone' }, [{ code: 'shipping' }]],
  ['all on request', trade({ a: { onRequest: true }, b: { onRequest: true } }), {}, [{ code: 'shipping' }]],
  [
    'the chosen one on request',
    trade({ a: { onRequest: true }, b: {} }),
    { shippingMethod: 'a' },
    [{ code: 'shipping' }],
  ],
  ['no weight', trade({ parcel: { by: 'weight' } }), {}, [{ code: 'weight', lines: [0] }]],
  [
    'a value too high and a weight too high',
    trade({ a: { by: 'value', upTo: 10 }, b: { by: 'weight', upTo: 100 } }),
    { lines: [{ quantity: 1, netCents: 3_750, weightGrams: 101, bulky: false }] },
    [{ code: 'shipping' }, { code: 'weight' }],
  ],
  [
    'services outside the union',
    trade({ parcel: {} }, { ...VAT_TRADE.tax, classes: [{ id: 'standard', names: {}, supply: 'services' }] }),
    { buyer: { ...QUESTION.buyer, billingCountry: 'US' } },
    [{ code: 'tax' }],
  ],
])('there are no costs, with the reason: %s', (_, settings, change, reasons) => {
  expect(shown(settings, change)).toMatchObject({ due: undefined, reasons });
});
