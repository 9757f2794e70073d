import { describe, expect, it } from 'vitest';
import type { MethodPrice, ShippingMethod } from '@/lib/shared/trade/settings/shipping.schema';
import { cheapest, methodsFor, shippingPrice, zoneOf } from '@/lib/shared/trade/shipping-price';

const to = (country: string, postalCode = '', region = '') => ({ country, region, postalCode });
const ZONES = [
  { id: 'islands', name: 'Islands', where: [{ country: 'DE', postalCodes: ['2549', '26465'] }] },
  { id: 'de', name: 'Germany', where: [{ country: 'DE' }] },
  { id: 'far', name: 'Far states', where: [{ country: 'US', regions: ['Hawaii', 'AK'] }] },
  { id: 'world', name: 'World', where: [{ country: '*' }] },
];

describe('the zone of a place', () => {
  it.each([
    ['the first that fits', to('DE', '25 498'), 'islands'],
    ['a beginning of a postal code alone is none', to('AT', '2549'), 'world'],
    ['a zone of postal codes is none for a place without one', to('DE'), 'de'],
    ['a state by its code', to('US', '', 'hi'), 'far'],
    ['a state by its name', to('US', '', 'Alaska '), 'far'],
    ['every other country', to('US', '', 'Ohio'), 'world'],
  ])('a place has the zone of %s', (_, place, id) => {
    expect(zoneOf(ZONES, place)?.id).toBe(id);
  });

  it('a place that no area contains has no zone', () => {
    expect(zoneOf(ZONES.slice(0, 2), to('FR'))).toBeUndefined();
  });
});

const line = (quantity: number, weightGrams: number | null, bulky = false) => ({
  quantity,
  weightGrams,
  bulky,
});
const BY_WEIGHT: MethodPrice = {
  zone: 'de',
  by: 'weight',
  steps: [
    { from: 0, price: 6.9 },
    { from: 5_000, price: 14.9 },
  ],
  bulky: 25,
  upTo: 30_000,
};

describe('the price of a method', () => {
  // Worked example 22.
  it('a price by weight counts all units, and bulky goods once an order', () => {
    const lines = [line(2, 4_200, true), line(1, 600)];
    expect(shippingPrice(BY_WEIGHT, lines, 5_000)).toEqual({ cents: 3_990 });
    expect(shippingPrice({ ...BY_WEIGHT, freeFrom: 150 }, lines, 15_000)).toEqual({ cents: 2_500 });
    expect(shippingPrice({ ...BY_WEIGHT, freeFrom: 150 }, lines, 14_999)).toEqual({ cents: 3_990 });
  });

  it.each<[string, Partial<MethodPrice>, ReturnType<typeof line>[], unknown]>([
    [
      'a unit without a weight is never taken as 0',
      {},
      [line(1, 10), line(1, null)],
      { code: 'weight-unknown', lines: [1] },
    ],
    [
      'a weight above the last is on request, though it would be free',
      { freeFrom: 1 },
      [line(1, 30_001)],
      { code: 'too-heavy' },
    ],
    ['a zone on request has no price', { onRequest: true }, [line(1, 1)], { code: 'on-request' }],
  ])('%s', (_, changes, lines, why) => {
    expect(shippingPrice({ ...BY_WEIGHT, ...changes }, lines, 5_000)).toEqual({ why });
  });

  it('a price by value takes the step of the goods, bounds inclusive', () => {
    const price: MethodPrice = {
      zone: 'de',
      by: 'value',
      steps: [
        { from: 0, price: 9 },
        { from: 100, price: 4 },
      ],
      upTo: 200,
    };
    const at = (goods: number) => shippingPrice(price, [line(1, null)], goods);
    expect([at(9_999), at(10_000), at(20_000)]).toEqual([{ cents: 900 }, { cents: 400 }, { cents: 400 }]);
    expect(at(20_001)).toEqual({ why: { code: 'above' } });
  });
});

describe('the methods for a place', () => {
  const method = (id: string, kind: ShippingMethod['kind'], prices: MethodPrice[]): ShippingMethod => ({
    id,
    names: { en: id },
    kind,
    prices,
  });
  const flat = (zone: string, price: number): MethodPrice => ({
    zone,
    by: 'flat',
    steps: [{ from: 0, price }],
  });
  const methods = [
    method('express', 'delivery', [flat('de', 20)]),
    method('parcel', 'delivery', [flat('de', 5), flat('world', 30)]),
    method('pallet', 'delivery', [{ ...flat('de', 0), onRequest: true }]),
    method('pickup', 'pickup', [flat('*', 5)]),
  ];

  it('methods for a place are those with a price of its zone, and pickup everywhere; the cheapest is the first of equals', () => {
    const here = methodsFor({ zones: ZONES, methods }, to('DE', '80331'), [line(1, 1)], 1_000);
    expect(here.map(({ method: { id } }) => id)).toEqual(['express', 'parcel', 'pallet', 'pickup']);
    expect(cheapest(here)).toMatchObject({ method: { id: 'parcel' }, zoneId: 'de', cents: 500 });
    const abroad = methodsFor({ zones: ZONES, methods }, to('JP'), [line(1, 1)], 1_000);
    expect(abroad.map(({ method: { id } }) => id)).toEqual(['parcel', 'pickup']);
    expect(cheapest(abroad)?.method.id).toBe('parcel');
  });

  it('pickup, though cheaper, is chosen at first only where nothing is delivered at a price', () => {
    const only = methodsFor({ zones: ZONES, methods: methods.slice(2) }, to('DE'), [line(1, 1)], 1_000);
    expect(cheapest(only)?.method.id).toBe('pickup');
  });

  it('a method on request is never the cheapest', () => {
    const only = methodsFor({ zones: ZONES, methods: methods.slice(2, 3) }, to('DE'), [line(1, 1)], 1_000);
    expect(cheapest(only)).toBeUndefined();
  });
});
