import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  MethodPrice,
  Shipping,
  ShippingMethod,
  ZoneArea,
} from '@/lib/shared/trade/settings/shipping.schema';
import { tradeSettingsSchema } from '@/lib/shared/trade/settings/trade.schema';
import { cheapest, methodsFor, type ShippedLine, zoneOf } from '@/lib/shared/trade/shipping-price';
import { takeGross, takeNet } from '@/lib/shared/trade/take';
import type { Place } from '@/lib/shared/trade/territory';
import { tradeFaults } from '@/lib/shared/trade/trade-faults';
import { MUNICH_SELLER } from '@/tests/support/trade-settings';
import { slowMethods } from './slow-trade';

const RUNS = 2_000;

const country = fc.constantFrom('DE', 'US', 'GB', 'AT');
const region = fc.constantFrom('', 'OH', 'Ohio', 'new york', 'Bavaria', 'NY');
const postalCode = fc.constantFrom('', '80331', '8', '43004', 'SW1A 1AA', 'sw1-a', '100');
const place: fc.Arbitrary<Place> = fc.record({ country, region, postalCode });

/** Of these keys those that some settings have and some have not. */
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const atLeastOne = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 1, maxLength: 3 });
/** As calls store them: without what is undefined. */
const stored = <Value extends object>(value: Value): Value => JSON.parse(JSON.stringify(value));

const area: fc.Arbitrary<ZoneArea> = fc
  .record({
    country: fc.oneof(country, fc.constant('*')),
    regions: some(atLeastOne(region.filter((text) => text !== ''))),
    postalCodes: some(atLeastOne(postalCode.filter((text) => text !== ''))),
  })
  .map(stored);
const cents = fc.integer({ min: 0, max: 20_000 }).map((each) => each / 100);

const priceOf = (zone: string): fc.Arbitrary<MethodPrice> =>
  fc
    .record({
      by: fc.constantFrom('flat' as const, 'value' as const, 'weight' as const),
      bounds: fc.uniqueArray(fc.integer({ min: 1, max: 150 }), { maxLength: 3 }),
      prices: fc.array(cents, { minLength: 4, maxLength: 4 }),
      upTo: some(fc.integer({ min: 1, max: 400 })),
      freeFrom: some(cents),
      bulky: some(cents),
      onRequest: fc.option(fc.constant(true as const), { nil: undefined, freq: 6 }),
    })
    .map(({ bounds, prices, ...others }) => {
      const froms = [0, ...bounds.toSorted((a, b) => a - b)];
      return stored({ zone, ...others, steps: froms.map((from, at) => ({ from, price: prices[at] ?? 0 })) });
    });

const method = (zones: readonly string[]) =>
  fc.constantFrom<ShippingMethod['kind']>('delivery', 'delivery', 'pickup', 'own-carrier').chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      prices:
        kind === 'pickup'
          ? fc.tuple(priceOf('*')).map((all): MethodPrice[] => all)
          : fc
              .subarray([...zones])
              .chain((named) => fc.tuple(...named.map(priceOf)))
              .map((all): MethodPrice[] => all),
    }),
  );

const shipping: fc.Arbitrary<Shipping> = fc
  .array(fc.array(area, { minLength: 1, maxLength: 2 }), { maxLength: 4 })
  .chain((areas) => {
    const zones = areas.map((where, at) => ({ id: `zone-${at}`, name: `Zone ${at}`, where }));
    const ids = zones.map(({ id }) => id);
    return fc.array(method(ids), { maxLength: 4 }).map((methods) => ({
      zones,
      methods: methods.map((each, at) => ({ id: `method-${at}`, names: { en: `Method ${at}` }, ...each })),
    }));
  });

const line: fc.Arbitrary<ShippedLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 20 }),
  weightGrams: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null, freq: 8 }),
  bulky: fc.boolean(),
});
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  goodsCents: fc.integer({ min: 0, max: 30_000 }),
});

describe('generated settings, places and carts', () => {
  it('have the zone, methods and prices that a slow model works out', () => {
    const property = fc.property(shipping, place, cart, (settings, to, { lines, goodsCents }) => {
      const slow = slowMethods(settings, to, lines, goodsCents);
      const offered = methodsFor(settings, to, lines, goodsCents);
      const methods = offered.map((each) => ({
        id: each.method.id,
        ...('cents' in each ? { cents: each.cents } : { why: each.why.code }),
      }));
      const found = { zone: zoneOf(settings.zones, to)?.id, methods, cheapest: cheapest(offered)?.method.id };
      expect(found).toEqual(slow);
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('are settings that are saved as they are', () => {
    const property = fc.property(shipping, (settings) => {
      const trade = {
        seller: MUNICH_SELLER,
        shipping: settings,
        tax: { mode: 'none' as const, classes: [], shipping: 'like-goods' },
      };
      expect(tradeSettingsSchema.parse(trade)).toEqual(trade);
      expect(tradeFaults(trade, '2026-11-28')).toEqual({});
    });
    fc.assert(property, { numRuns: RUNS / 10 });
  });
});

it('parts taken from a group, by net or gross and in any order, end at nothing and never below', () => {
  const group = fc.record({
    netCents: fc.integer({ min: 0, max: 10_000_000 }),
    taxCents: fc.integer({ min: 0, max: 3_000_000 }),
  });
  /** Of each part, whether it is by net, and how much of what is left. */
  const parts = fc.array(fc.tuple(fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true })), {
    maxLength: 8,
  });
  const property = fc.property(group, parts, fc.boolean(), (whole, shares, isNetLast) => {
    let [left, lowest] = [whole, 0];
    const take = (isNet: boolean, share: number) => {
      const { netCents, taxCents } = left;
      const part = isNet
        ? takeNet(left, Math.floor(netCents * share))
        : takeGross(left, Math.floor((netCents + taxCents) * share));
      left = { netCents: netCents - part.netCents, taxCents: taxCents - part.taxCents };
      lowest = Math.min(lowest, left.netCents, left.taxCents, part.netCents, part.taxCents);
    };
    for (const [isNet, share] of shares) take(isNet, share);
    // Without net nothing is left that could be named by it.
    take(isNetLast && left.netCents > 0, 1);
    expect({ ...left, lowest }).toEqual({ netCents: 0, taxCents: 0, lowest: 0 });
  });
  fc.assert(property, { numRuns: RUNS });
});
