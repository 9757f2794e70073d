import { expect, it, vi } from 'vitest';
import { startingShipping } from '@/lib/client/trade/starting-zones';
import { changedBlocks, type TradeValues, tradeValuesOf } from '@/lib/client/trade/trade-form';
import { fieldOfFault, tradeFormSchema } from '@/lib/client/trade/trade-form.schema';
import { tryFormSchema } from '@/lib/client/trade/try-form.schema';
import type { Language } from '@/lib/shared/site/languages';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { PARCEL_TRADE } from '@/tests/support/trade-settings';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const known = { hasSeller: true, today: '2026-12-01' };
const parse = (values: TradeValues, language: Language = 'en') =>
  tradeFormSchema(language, known).safeParse(values);

const WHOLE: TradeSettings = {
  ...PARCEL_TRADE,
  shipping: {
    zones: [
      {
        id: 'us',
        name: 'South',
        where: [{ country: 'US', regions: ['TX', 'New Mexico'], postalCodes: ['7', '88'] }],
      },
      { id: 'rest', name: 'Rest', where: [{ country: 'CA' }, { country: '*' }] },
    ],
    methods: [
      {
        id: 'parcel',
        names: { en: 'Parcel', de: 'Paket' },
        kind: 'delivery',
        prices: [
          {
            ...{ zone: 'us', by: 'weight', upTo: 31_500, freeFrom: 1_250.5, bulky: 25 },
            steps: [
              { from: 0, price: 6.9 },
              { from: 5_000, price: 1_014.9 },
            ],
          },
          {
            zone: 'rest',
            by: 'value',
            steps: [
              { from: 0, price: 20 },
              { from: 99.95, price: 0 },
            ],
          },
        ],
      },
      {
        id: 'pickup',
        names: { en: 'Pickup' },
        kind: 'pickup',
        prices: [{ zone: '*', by: 'flat', steps: [{ from: 0, price: 0 }] }],
      },
      {
        id: 'freight',
        names: { en: 'Freight' },
        kind: 'delivery',
        prices: [{ zone: 'us', by: 'flat', steps: [], onRequest: true }],
      },
    ],
  },
};

it.each(['en', 'de'] as const)('settings in the form come back as they were, on a page in %s', (language) => {
  const values = tradeValuesOf(WHOLE, language);
  expect(parse(values, language).data).toEqual(WHOLE);
  expect(changedBlocks(structuredClone(values), values, language)).toEqual([]);
});

it('weights are typed in kilograms and amounts as the page writes them', () => {
  const [price] = tradeValuesOf(WHOLE, 'de').shipping.methods[0]?.prices ?? [];
  expect(price).toMatchObject({ upTo: '31,5', freeFrom: '1.250,50', bulky: '25,00' });
  expect(price?.steps).toEqual([
    { from: '0', price: '6,90' },
    { from: '5', price: '1.014,90' },
  ]);
});

/** The fields that are wrong once somebody has typed. */
function wrong(type: (values: TradeValues) => void): string[] {
  const values = structuredClone(tradeValuesOf(WHOLE, 'en'));
  type(values);
  const { error } = parse(values);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

it('what is wrong is said at the field in which it is corrected', () => {
  expect(
    wrong(({ shipping }) => {
      const [zone] = shipping.zones;
      if (zone?.where[0]) zone.where[0] = { country: '', regions: `TX, ${'x'.repeat(60)}`, postalCodes: '' };
    }),
  ).toEqual([
    'shipping.zones.0.where.0.country country-unknown',
    'shipping.zones.0.where.0.regions field-too-long',
  ]);
  expect(
    wrong(({ shipping }) => {
      const price = shipping.methods[0]?.prices[0];
      if (price)
        Object.assign(price, {
          upTo: 'heavy',
          steps: [
            { from: '1', price: '' },
            { from: '1', price: '2' },
          ],
        });
    }),
  ).toEqual([
    'shipping.methods.0.prices.0.steps.0.price price-required',
    'shipping.methods.0.prices.0.upTo bound-weight-invalid',
  ]);
  expect(
    wrong(({ shipping }) => {
      const price = shipping.methods[0]?.prices[0];
      if (price)
        price.steps = [
          { from: '1', price: '1' },
          { from: '1', price: '2' },
        ];
    }),
  ).toEqual([
    'shipping.methods.0.prices.0.steps.0.from steps-first',
    'shipping.methods.0.prices.0.steps.1.from steps-ascending',
  ]);
  expect(fieldOfFault(['shipping', 'methods', 0, 'names']).join('.')).toBe('shipping.methods.0.names.en');
});

it('a stored seller cannot be emptied, and one of whom nothing is typed is none', () => {
  const nobody = tradeValuesOf(
    { shipping: { zones: WHOLE.shipping.zones, methods: [] }, tax: WHOLE.tax },
    'en',
  );
  const names = (parse(nobody).error?.issues ?? []).map(({ path }) => path.join('.'));
  expect(names).toContain('seller.name');
  const free = tradeFormSchema('en', { ...known, hasSeller: false }).parse(nobody);
  expect(free).not.toHaveProperty('seller');
});

it('only blocks that were changed are saved', () => {
  const first = tradeValuesOf(WHOLE, 'en');
  const typed = structuredClone(first);
  typed.seller.city = 'Augsburg';
  expect(changedBlocks(typed, first, 'en')).toEqual(['seller']);
  const [zone] = typed.shipping.zones;
  if (zone) zone.name = 'The South';
  expect(changedBlocks(typed, first, 'en')).toEqual(['seller', 'shipping']);
});

it('a new method has an id made of its name, which no other has', () => {
  const values = structuredClone(tradeValuesOf(WHOLE, 'en'));
  const [parcel] = values.shipping.methods;
  if (!parcel) throw new Error('no method');
  values.shipping.methods.push(
    { ...parcel, id: '', names: { en: 'Parcel', de: '' } },
    { ...parcel, id: '', names: { en: '', de: 'Übergröße & Co.' } },
    { ...parcel, id: '', names: { en: '包裹', de: '' } },
  );
  expect(
    parse(values)
      .data?.shipping.methods.slice(3)
      .map(({ id }) => id),
  ).toEqual([...['parcel-2', 'ubergrosse-co', 'method']]);
});

const NAMES = { own: 'Own', union: 'EU', world: 'World', method: { en: 'Parcel', de: 'Paket' } };

it.each([
  ['DE', ['DE'], 26],
  ['FR', ['FR', 'MC'], 26],
  ['CH', ['CH', 'LI'], 27],
  ['GB', ['GB'], 27],
  ['US', ['US'], 27],
])('a shop in %s is set up with its zone, the rest of the union and the world', (country, own, others) => {
  const shipping = startingShipping(country, { own: '4.90', union: '', world: '30' }, NAMES);
  const settings = tradeFormSchema('en', { ...known, hasSeller: false }).parse({
    ...tradeValuesOf({ shipping: WHOLE.shipping, tax: WHOLE.tax }, 'en'),
    shipping,
  });
  const [first, second, third] = settings.shipping.zones;
  expect(first?.where.map((area) => area.country)).toEqual(own);
  expect(second?.where).toHaveLength(others);
  expect(third?.where).toEqual([{ country: '*' }]);
  expect(settings.shipping.methods).toEqual([
    {
      ...{ id: 'parcel', names: NAMES.method, kind: 'delivery' },
      prices: [
        { zone: 'own', by: 'flat', steps: [{ from: 0, price: 4.9 }] },
        { zone: 'eu', by: 'flat', steps: [], onRequest: true },
        { zone: 'world', by: 'flat', steps: [{ from: 0, price: 30 }] },
      ],
    },
  ]);
});

it('an order to try needs a tool, a quantity and a company of the list', () => {
  const typed = {
    ...{ lines: [{ sku: 'A-1', quantity: '1.000', unitPrice: '' }], company: '', companyId: '', day: '' },
    to: { country: 'DE', region: '', postalCode: '80331' },
  };
  const { to } = typed;
  expect(tryFormSchema('de').parse(typed)).toEqual({ lines: [{ sku: 'A-1', quantity: 1_000 }], to });
  const priced = { ...typed, lines: [{ sku: 'A-1', quantity: '1', unitPrice: '1.250,50' }] };
  expect(tryFormSchema('de').parse(priced).lines).toEqual([{ sku: 'A-1', quantity: 1, unitPrice: 1_250.5 }]);
  const faults = (more: object) =>
    (tryFormSchema('en').safeParse({ ...typed, ...more }).error?.issues ?? []).map(({ path }) =>
      path.join('.'),
    );
  expect(faults({ lines: [{ sku: '', quantity: 'two', unitPrice: '' }] })).toEqual([
    'lines.0.sku',
    'lines.0.quantity',
  ]);
  expect(faults({ company: 'Weber' })).toEqual(['company']);
});
