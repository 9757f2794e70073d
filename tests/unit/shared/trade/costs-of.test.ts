import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Costs, costsOf } from '@/lib/shared/trade/costs-of';
import type { TaxSettings } from '@/lib/shared/trade/settings/tax.schema';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { divide, takeGross, takeNet, taxOf } from '@/lib/shared/trade/take';
import type { TaxedBuyer, TaxedDelivery } from '@/lib/shared/trade/treatment-of';

const CLASSES: TaxSettings['classes'] = [
  { id: 'standard', names: { en: 'Standard' }, supply: 'goods' },
  { id: 'reduced', names: { en: 'Reduced' }, supply: 'goods' },
  { id: 'service', names: { en: 'Service' }, supply: 'services' },
];
const RATES = [
  { country: 'DE', class: 'standard', rate: 19 },
  { country: 'DE', class: 'reduced', rate: 7 },
  { country: 'DE', class: 'service', rate: 19 },
];

const SELLER = { name: 'Muster', street: 'Weg 1', city: 'Ort', phone: '+49 89 1', email: 'r@example.com' };

function german(rates = RATES, smallBusiness = false): TradeSettings {
  return {
    seller: { ...SELLER, country: 'DE', postalCode: '80331', vatId: 'DE136695976' },
    shipping: { zones: [], methods: [] },
    tax: {
      mode: 'vat',
      classes: CLASSES,
      shipping: 'like-goods',
      vat: { smallBusiness, eInvoice: true, rates },
    },
  };
}

function american(rates: NonNullable<TaxSettings['us']>['rates']): TradeSettings {
  return {
    seller: { ...SELLER, country: 'US', postalCode: '43004', region: 'OH' },
    shipping: { zones: [], methods: [] },
    tax: { mode: 'us', classes: CLASSES.slice(0, 1), shipping: 'like-goods', us: { rates } },
  };
}

const PERSON: TaxedBuyer = { vatIdState: 'none', billingCountry: 'DE', certificates: [] };
const company = (
  vatId: string,
  vatIdState: TaxedBuyer['vatIdState'] = 'valid',
  billingCountry = vatId.slice(0, 2),
) => ({
  ...PERSON,
  vatId,
  vatIdState,
  billingCountry,
});
const MUNICH = { country: 'DE', region: '', postalCode: '80331' };
const to = (country: string, postalCode = '', region = '') => ({ country, region, postalCode });

type Order = { lines: [number, string?][]; shipping?: number } & Partial<TaxedDelivery>;

function costs(trade: TradeSettings, { lines, shipping = 0, ...delivery }: Order): Costs | undefined {
  const all = lines.map(([netCents, taxClass]) => ({ netCents, taxClass }));
  return costsOf(trade, {
    to: MUNICH,
    buyer: PERSON,
    day: '2026-11-28',
    ...delivery,
    lines: all,
    shippingCents: shipping,
  });
}

/** Basis, tax and treatment of each group, and what is due. */
function shown(found: Costs | undefined) {
  return (
    found && [
      ...found.groups.map((group) => [group.basisCents, group.taxCents, group.treatment]),
      found.dueCents,
    ]
  );
}

const FIRST: Order = { lines: [[3750]], shipping: 490 };
const FOURTH: Order = { lines: [[10_000], [5_000, 'reduced']], shipping: 1_000 };

it('costs name the certificate that exempts the buyer, by the state where the goods are handed over', () => {
  const trade = american([{ state: 'OH', rate: 7.25, name: 'Ohio sales tax', shipping: true }]);
  const ended = { id: '1', number: 'OH-1', states: ['OH'], reason: 'Resale', to: '2026-11-27' };
  const valid = { id: '2', number: 'OH-2', states: ['CA', 'OH'], reason: 'Farm', from: '2026-11-28' };
  const buyer = { ...PERSON, certificates: [ended, valid] };
  const exemptionTo = (state: string) =>
    costs(trade, { lines: [[1_000]], to: to('US', '43004', state), buyer })?.exemption;
  expect(exemptionTo('Ohio')).toEqual({ id: '2', number: 'OH-2', reason: 'Farm' });
  expect(exemptionTo('Texas')).toBeUndefined();
});

describe('costs of the worked examples', () => {
  const british: TradeSettings = {
    ...german([{ country: 'GB', class: 'standard', rate: 20 }]),
    seller: { ...SELLER, country: 'GB', postalCode: 'SW1A 1AA' },
  };
  const destination = german([...RATES, { country: 'FR', class: 'standard', rate: 20 }]);
  const ohio = { state: 'OH', rate: 7.25, name: 'Ohio sales tax', shipping: true };
  const certificate = (day: string) => ({
    ...PERSON,
    certificates: [{ id: '1', number: 'OH-1', states: ['OH'], reason: 'resale', to: day }],
  });
  const OHIO = { lines: [[123_456]] as [number][], shipping: 2_500, to: to('US', '43004', 'Ohio') };

  it.each<[string, TradeSettings, Order, unknown[]]>([
    ['1: freight is in the basis', german(), FIRST, [[4_240, 806, 'domestic'], 5_046]],
    [
      '2: tax is never by unit',
      british,
      { lines: [[36 * 166]], to: to('GB') },
      [[5_976, 1_195, 'domestic'], 7_171],
    ],
    ['3: tax is never by line', german(), { lines: [[3], [3], [3]] }, [[9, 2, 'domestic'], 11]],
    [
      '4: freight follows the goods',
      german(),
      FOURTH,
      [[10_667, 2_027, 'domestic'], [5_333, 373, 'domestic'], 18_400],
    ],
    [
      '5: a confirmed number',
      german(),
      { ...FIRST, buyer: company('ATU12345678'), to: to('AT', '1010') },
      [[4_240, 0, 'intra-community'], 4_240],
    ],
    [
      '6: a number that waits',
      german(),
      { ...FIRST, buyer: company('ATU12345678', 'waiting'), to: to('AT', '1010') },
      [[4_240, 806, 'domestic'], 5_046],
    ],
    [
      '7: a number of a third member',
      german(),
      { ...FIRST, buyer: company('NL123456789B01'), to: to('BE', '1000') },
      [[4_240, 0, 'intra-community'], 4_240],
    ],
    [
      '8: a number of the seller’s country',
      german(),
      { ...FIRST, buyer: company('DE136695976'), to: to('FR', '69001') },
      [[4_240, 806, 'domestic'], 5_046],
    ],
    [
      '8: the same with a rate of the destination',
      destination,
      { ...FIRST, buyer: company('DE136695976'), to: to('FR', '69001') },
      [[4_240, 806, 'domestic'], 5_046],
    ],
    [
      '8: a person with a rate of the destination',
      destination,
      { ...FIRST, to: to('FR', '69001') },
      [[4_240, 848, 'destination'], 5_088],
    ],
    ['9: Zürich', german(), { ...FIRST, to: to('CH', '8001') }, [[4_240, 0, 'export'], 4_240]],
    ['9: Las Palmas', german(), { ...FIRST, to: to('ES', '35001') }, [[4_240, 0, 'export'], 4_240]],
    ['9: Büsingen', german(), { ...FIRST, to: to('DE', '78266') }, [[4_240, 0, 'export'], 4_240]],
    ['10: a small business', german(RATES, true), FIRST, [[4_240, 0, 'small-business'], 4_240]],
    ['11: a state that taxes freight', american([ohio]), OHIO, [[125_956, 9_132, 'sales-tax'], 135_088]],
    [
      '12: a state that does not',
      american([{ ...ohio, rate: 8.125, shipping: false }]),
      { ...OHIO, lines: [[10_000]], shipping: 900 },
      [[10_000, 813, 'sales-tax'], [900, 0, 'no-tax'], 11_713],
    ],
    [
      '13: a certificate that ended',
      american([ohio]),
      { ...OHIO, buyer: certificate('2026-11-27') },
      [[125_956, 9_132, 'sales-tax'], 135_088],
    ],
    [
      '13: a certificate that ends today',
      american([ohio]),
      { ...OHIO, buyer: certificate('2026-11-28') },
      [[125_956, 0, 'exempt'], 125_956],
    ],
    [
      '19: the rate of the day it ships',
      german([{ country: 'DE', class: 'standard', rate: 21 }]),
      FIRST,
      [[4_240, 890, 'domestic'], 5_130],
    ],
    ['20: two lines', german(), { lines: [[1_003], [1_003]] }, [[2_006, 381, 'domestic'], 2_387]],
  ])('example %s', (_, trade, order, expected) => {
    expect(shown(costs(trade, order))).toEqual(expected);
  });

  it('freight of example 4 is 6.67 and 3.33', () => {
    expect(costs(german(), FOURTH)?.groups.map((group) => group.shippingCents)).toEqual([667, 333]);
  });

  it('a number that waits is noted where it would change the tax alone', () => {
    const waiting = company('ATU12345678', 'waiting');
    expect(costs(german(), { ...FIRST, buyer: waiting, to: to('AT') })?.notes).toEqual(['vat-id-waiting']);
    expect(costs(german(), { ...FIRST, buyer: waiting })?.notes).toEqual([]);
  });
});

describe('treatments', () => {
  it.each<[string, Partial<TaxedDelivery>, string | undefined]>([
    ['pickup is taxed where the seller is', { kind: 'pickup', to: to('CH') }, 'domestic'],
    ['a carrier of the buyer’s is taxed as pickup', { kind: 'own-carrier', to: to('CH') }, 'domestic'],
    ['Monaco is France', { to: to('MC', '98000'), buyer: company('FR12345678901') }, 'intra-community'],
    [
      'Northern Ireland is in the union for goods',
      { to: to('GB', 'BT1 1AA'), buyer: company('XI123456789') },
      'intra-community',
    ],
    ['Great Britain is abroad', { to: to('GB', 'SW1A 1AA'), buyer: company('GB123456789') }, 'export'],
    [
      'a Greek number begins with EL',
      { to: to('GR', '10431'), buyer: company('EL123456789', 'valid', 'GR') },
      'intra-community',
    ],
    ['Réunion is abroad', { to: to('FR', '97400') }, 'export'],
  ])('goods: %s', (_, delivery, treatment) => {
    expect(costs(german(), { lines: [[1_000]], ...delivery })?.groups[0]?.treatment).toBe(treatment);
  });

  it.each<[string, TaxedBuyer, string | undefined]>([
    ['a confirmed business elsewhere in the union owes the tax', company('ATU12345678'), 'reverse-charge'],
    ['others in the union pay the seller’s tax', { ...PERSON, billingCountry: 'AT' }, 'domestic'],
    ['services are not sold outside the union', { ...PERSON, billingCountry: 'CH' }, undefined],
  ])('services: %s', (_, buyer, treatment) => {
    expect(costs(german(), { lines: [[1_000, 'service']], buyer })?.groups[0]?.treatment).toBe(treatment);
  });

  it('two classes of one rate are one group, also goods and services; goods alone weigh for freight', () => {
    const found = costs(german(), {
      lines: [[1_000], [9_000, 'service'], [1_000, 'reduced']],
      shipping: 100,
    });
    expect(found?.groups.map((group) => [group.rate, group.goodsCents, group.shippingCents])).toEqual([
      [19_000, 10_000, 50],
      [7_000, 1_000, 50],
    ]);
    expect(found?.lineGroups).toEqual([0, 0, 1]);
  });

  it('freight of a class of its own is taxed by that class', () => {
    const trade = german();
    const own = { ...trade, tax: { ...trade.tax, shipping: 'reduced' } };
    expect(shown(costs(own, FIRST))).toEqual([[3_750, 713, 'domestic'], [490, 34, 'domestic'], 4_987]);
  });

  it('the longest ZIP of a state wins, and the row of a class over one of all', () => {
    const rows = [
      { state: 'OH', rate: 5, name: 'Ohio', shipping: true },
      { state: 'OH', zip: '43', rate: 6, name: 'County', shipping: true },
      { state: 'OH', zip: '43', class: 'standard', rate: 7, name: 'County, tools', shipping: true },
    ];
    const named = (postalCode: string) =>
      costs(american(rows), { lines: [[100]], to: to('US', postalCode, 'oh') })?.groups[0]?.name;
    expect([named('43004'), named('44101')]).toEqual(['County, tools', 'Ohio']);
  });

  it('a state that is missing is noted, and taxed nowhere', () => {
    const found = costs(american([{ state: 'OH', rate: 5, name: 'Ohio', shipping: true }]), {
      lines: [[100]],
      to: to('US'),
    });
    expect(found?.notes).toEqual(['state-missing']);
    expect(found?.groups[0]?.treatment).toBe('no-tax');
  });

  it('a shop without tax has one group of none', () => {
    const trade: TradeSettings = {
      shipping: { zones: [], methods: [] },
      tax: { mode: 'none', classes: [], shipping: 'like-goods' },
    };
    expect(shown(costs(trade, FIRST))).toEqual([[4_240, 0, 'none'], 4_240]);
  });
});

describe('sums', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 });

  it('the parts of a division sum to the amount, and none is more than a step from its share', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 8 }), (amount, weights) => {
        const parts = divide(amount, weights);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        if (total === 0) return;
        for (const [at, part] of parts.entries())
          expect(Math.abs(part - (amount / total) * (weights[at] ?? 0))).toBeLessThan(1.001);
      }),
    );
  });

  it('what is taken bit by bit, by net or by gross, closes the group', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 100_000 }),
        fc.array(fc.nat(100), { maxLength: 6 }),
        (net, rate, shares) => {
          let left = { netCents: net, taxCents: taxOf(net, rate) };
          for (const [at, percent] of shares.entries()) {
            const part = Math.floor((left.netCents * percent) / 100);
            const gross = Math.floor(((left.netCents + left.taxCents) * percent) / 100);
            const taken = at % 2 === 0 ? takeNet(left, part) : takeGross(left, gross);
            left = { netCents: left.netCents - taken.netCents, taxCents: left.taxCents - taken.taxCents };
            expect(
              Math.min(left.netCents, left.taxCents, taken.netCents, taken.taxCents),
            ).toBeGreaterThanOrEqual(0);
          }
          const last = takeGross(left, left.netCents + left.taxCents);
          expect([last.netCents, last.taxCents]).toEqual([left.netCents, left.taxCents]);
          if (left.netCents > 0) expect(takeNet(left, left.netCents).taxCents).toBe(left.taxCents);
        },
      ),
    );
  });

  it('groups have all of the goods and freight, whatever the order', () => {
    const line = fc.tuple(
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.constantFrom('standard', 'reduced', 'service'),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.nat(100_000), (lines, shipping) => {
        const found = costs(german(), { lines, shipping }) as Costs;
        const sum = (of: 'basisCents' | 'shippingCents' | 'taxCents') =>
          found.groups.reduce((total, group) => total + group[of], 0);
        const goods = lines.reduce((total, [net]) => total + net, 0);
        expect(sum('basisCents')).toBe(goods + shipping);
        expect(sum('shippingCents')).toBe(shipping);
        expect(found.dueCents).toBe(goods + shipping + sum('taxCents'));
      }),
    );
  });
});
