import { describe, expect, it } from 'vitest';
import type { Seller } from '@/lib/shared/trade/settings/seller.schema';
import type { MethodPrice, ShippingMethod } from '@/lib/shared/trade/settings/shipping.schema';
import type { StateRate, TaxSettings, VatRate } from '@/lib/shared/trade/settings/tax.schema';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { tradeFaults } from '@/lib/shared/trade/trade-faults';
import { MUNICH_SELLER, PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';

const TODAY = '2026-11-28';
const faultsOf = (trade: TradeSettings) => tradeFaults(trade, TODAY);

it.each([PARCEL_TRADE, VAT_TRADE])('usable settings have no faults', (trade) => {
  expect(faultsOf(trade)).toEqual({});
});

it('a shop that charges nothing needs nothing', () => {
  const trade: TradeSettings = { shipping: { zones: [], methods: [] }, tax: PARCEL_TRADE.tax };
  expect(faultsOf(trade)).toEqual({});
});

describe('shipping', () => {
  const [zone] = PARCEL_TRADE.shipping.zones;
  const price: MethodPrice = { zone: 'de', by: 'flat', steps: [{ from: 0, price: 1 }] };
  const methodOf = (prices: MethodPrice[], kind: ShippingMethod['kind'] = 'delivery') => ({
    ...PARCEL_TRADE,
    shipping: {
      zones: zone ? [zone] : [],
      methods: [{ id: 'm', names: { en: 'M' }, kind, prices }],
    },
  });

  it.each<[what: string, trade: TradeSettings, faults: object]>([
    [
      'two zones of one id',
      { ...PARCEL_TRADE, shipping: { zones: zone ? [zone, zone] : [], methods: [] } },
      { 'shipping.zones.1.id': ['trade-id-twice'] },
    ],
    [
      'a zone that there is not',
      methodOf([{ ...price, zone: 'moon' }]),
      { 'shipping.methods.0.prices.0.zone': ['zone-unknown'] },
    ],
    [
      'every country in place of a zone',
      methodOf([{ ...price, zone: '*' }]),
      { 'shipping.methods.0.prices.0.zone': ['zone-unknown'] },
    ],
    [
      'two prices of one zone',
      methodOf([price, price]),
      { 'shipping.methods.0.prices.1.zone': ['zone-twice'] },
    ],
    ['a pickup of a zone', methodOf([price], 'pickup'), { 'shipping.methods.0.prices': ['pickup-price'] }],
    ['a pickup without a price', methodOf([], 'pickup'), { 'shipping.methods.0.prices': ['pickup-price'] }],
    [
      'a pickup at no seller’s place',
      { ...methodOf([{ ...price, zone: '*' }], 'pickup'), seller: undefined },
      { 'shipping.methods.0.kind': ['seller-required'] },
    ],
    [
      'a first step above 0',
      methodOf([{ ...price, steps: [{ from: 1, price: 1 }] }]),
      { 'shipping.methods.0.prices.0.steps': ['steps-first'] },
    ],
    [
      'no step',
      methodOf([{ ...price, steps: [] }]),
      { 'shipping.methods.0.prices.0.steps': ['steps-first'] },
    ],
    [
      'steps that do not ascend',
      methodOf([{ ...price, by: 'value', steps: [0, 5, 5].map((from) => ({ from, price: 1 })) }]),
      { 'shipping.methods.0.prices.0.steps.2.from': ['steps-ascending'] },
    ],
  ])('%s is refused', (_, trade, faults) => {
    expect(faultsOf(trade)).toEqual(faults);
  });

  it('pickup has a price for every place, and what is on request needs no steps', () => {
    expect(faultsOf(methodOf([{ ...price, zone: '*' }], 'pickup'))).toEqual({});
    expect(faultsOf(methodOf([{ ...price, steps: [], onRequest: true }]))).toEqual({});
  });
});

describe('rates of VAT', () => {
  const of = (rates: VatRate[], classes: TaxSettings['classes'] = [], seller?: Partial<Seller>) => ({
    ...VAT_TRADE,
    seller: { ...MUNICH_SELLER, ...seller },
    tax: {
      ...VAT_TRADE.tax,
      classes: [{ id: 'standard', names: { en: 'S' }, supply: 'goods' as const }, ...classes],
      vat: { smallBusiness: false, eInvoice: true, rates },
    },
  });
  const rate = (from?: string, to?: string, country = 'DE'): VatRate => ({
    ...{ country, class: 'standard', rate: 19 },
    ...(from && { from }),
    ...(to && { to }),
  });
  const missing = (country: string, day: string, id = 'standard') => ({
    'tax.vat.rates': [{ code: 'rate-missing', params: { class: id, country, day } }],
  });

  it('a country may change its rate from one day to the next', () => {
    expect(faultsOf(of([rate('2021-01-01'), rate(undefined, '2020-12-31')]))).toEqual({});
  });

  it.each<[what: string, trade: TradeSettings, faults: object]>([
    [
      'two rates for one day',
      of([rate(undefined, '2021-01-01'), rate('2021-01-01')]),
      { 'tax.vat.rates.1.from': ['rates-twice'] },
    ],
    ['the same rate twice', of([rate(), rate()]), { 'tax.vat.rates.1.from': ['rates-twice'] }],
    [
      'two rates, of which one is within the other',
      of([rate('2022-01-01', '2022-01-31'), rate()]),
      { 'tax.vat.rates.0.from': ['rates-twice'] },
    ],
    [
      'a day without a rate',
      of([rate(undefined, '2020-12-30'), rate('2021-01-01')]),
      missing('DE', '2020-12-31'),
    ],
    ['a rate that ends', of([rate(undefined, '2027-06-30')]), missing('DE', '2027-07-01')],
    [
      'a class without a rate in one country',
      of(
        [rate(), rate(undefined, undefined, 'FR'), { country: 'DE', class: 'low', rate: 7 }],
        [{ id: 'low', names: { en: 'L' }, supply: 'goods' }],
      ),
      missing('FR', '2000-01-01', 'low'),
    ],
    ['no rate of the seller’s country', of([rate(undefined, undefined, 'FR')]), missing('DE', TODAY)],
    ['rates of the seller’s country from tomorrow on', of([rate('2026-11-29')]), missing('DE', TODAY)],
    [
      'a rate of a class that there is not',
      of([rate(), { country: 'DE', class: 'luxury', rate: 30 }]),
      { 'tax.vat.rates.1.class': ['tax-class-unknown'] },
    ],
    [
      'a rate that ends before it begins',
      of([rate(), rate('2030-01-02', '2030-01-01', 'FR'), rate('2030-01-02', undefined, 'FR')]),
      { 'tax.vat.rates.1.to': ['statement-backwards'] },
    ],
  ])('%s is refused', (_, trade, faults) => {
    expect(faultsOf(trade)).toMatchObject(faults);
    expect(Object.keys(faultsOf(trade))).toEqual(Object.keys(faults));
  });

  it('another country may begin later, and a mode that is not chosen needs no rates', () => {
    expect(faultsOf(of([rate(), rate('2027-01-01', undefined, 'FR')]))).toEqual({});
    const trade = of([]);
    expect(faultsOf({ ...trade, tax: { ...trade.tax, mode: 'none' } })).toEqual({});
  });
});

describe('rates of states', () => {
  const SELLER = { ...MUNICH_SELLER, country: 'US', region: 'Ohio' };
  const of = (rates: StateRate[], seller: Seller = SELLER): TradeSettings => ({
    seller,
    shipping: { zones: [], methods: [] },
    tax: {
      mode: 'us',
      classes: [
        { id: 'standard', names: { en: 'S' }, supply: 'goods' },
        { id: 'food', names: { en: 'F' }, supply: 'goods' },
      ],
      shipping: 'like-goods',
      us: { rates },
    },
  });
  const row = (change: Partial<StateRate> = {}): StateRate => ({
    ...{ state: 'OH', rate: 7.25, name: 'Ohio sales tax', shipping: true },
    ...change,
  });

  it('a state has a general row, and rows of postal codes and classes beside it', () => {
    expect(faultsOf(of([row(), row({ zip: '43' }), row({ class: 'food', rate: 0 })]))).toEqual({});
    expect(faultsOf(of([row({ class: 'food' }), row({ class: 'standard' })]))).toEqual({});
  });

  it.each<[what: string, trade: TradeSettings, faults: object]>([
    [
      'a state with rows of postal codes alone',
      of([row(), row({ state: 'CA', zip: '9' })]),
      {
        'tax.us.rates': ['standard', 'food'].map((id) => ({
          code: 'rate-missing',
          params: { class: id, country: 'CA', day: '2000-01-01' },
        })),
      },
    ],
    [
      'a state without a row for a class',
      of([row({ class: 'food', from: '2026-01-01' })]),
      {
        'tax.us.rates': [
          { code: 'rate-missing', params: { class: 'standard', country: 'OH', day: '2026-01-01' } },
        ],
      },
    ],
    ['two rows for one day', of([row(), row()]), { 'tax.us.rates.1.from': ['rates-twice'] }],
    [
      'a seller without a state',
      of([], { ...SELLER, region: 'Bavaria' }),
      { 'seller.region': ['state-required'] },
    ],
  ])('%s is refused', (_, trade, faults) => {
    expect(faultsOf(trade)).toEqual(faults);
  });
});

describe('what papers need of the seller', () => {
  const { vatId: _, ...withoutId } = MUNICH_SELLER;
  const small = (seller: Seller, smallBusinessNote?: string): TradeSettings => ({
    ...VAT_TRADE,
    seller,
    tax: {
      ...VAT_TRADE.tax,
      vat: {
        smallBusiness: true,
        eInvoice: true,
        rates: [],
        ...(smallBusinessNote && { smallBusinessNote }),
      },
    },
  });

  it.each<[what: string, trade: TradeSettings, faults: object]>([
    ['none', { shipping: VAT_TRADE.shipping, tax: VAT_TRADE.tax }, { seller: ['seller-required'] }],
    [
      'one without a VAT number',
      { ...VAT_TRADE, seller: withoutId },
      { 'seller.vatId': ['vat-id-required'] },
    ],
    [
      'a small business without any number',
      small(withoutId),
      { 'seller.taxNumber': ['tax-number-required'] },
    ],
    [
      'a small business of a country whose sentence is not known',
      small({ ...MUNICH_SELLER, country: 'BE' }),
      { 'tax.vat.smallBusinessNote': ['small-business-note-required'] },
    ],
    [
      'one in Northern Ireland',
      { ...PARCEL_TRADE, seller: { ...MUNICH_SELLER, country: 'GB', postalCode: 'bt1 5gs' } },
      { 'seller.postalCode': ['seller-northern-ireland'] },
    ],
  ])('%s is refused', (_what, trade, faults) => {
    expect(faultsOf(trade)).toEqual(faults);
  });

  it('a small business has a tax number, and where needed a sentence of its own', () => {
    expect(faultsOf(small({ ...withoutId, taxNumber: '143/123/45678' }))).toEqual({});
    expect(faultsOf(small({ ...MUNICH_SELLER, country: 'BE' }, 'Régime de franchise'))).toEqual({});
  });
});

describe('tax classes', () => {
  const of = (tax: Partial<TaxSettings>): TradeSettings => ({
    ...VAT_TRADE,
    tax: { ...VAT_TRADE.tax, ...tax },
  });
  const service = { id: 'service', names: { en: 'S' }, supply: 'services' as const };

  it.each<[what: string, tax: Partial<TaxSettings>, faults: object]>([
    [
      'none in a tax mode',
      { classes: [], vat: { smallBusiness: true, eInvoice: true, rates: [] } },
      { 'tax.classes': ['tax-class-required'] },
    ],
    [
      'two of one id',
      { classes: [...VAT_TRADE.tax.classes, ...VAT_TRADE.tax.classes.slice(0, 1)] },
      { 'tax.classes.2.id': ['trade-id-twice'] },
    ],
    ['an unknown one of freight', { shipping: 'luxury' }, { 'tax.shipping': ['tax-class-unknown'] }],
    [
      'one of services for freight',
      { mode: 'none', classes: [service], shipping: 'service', vat: undefined },
      { 'tax.shipping': ['tax-class-services'] },
    ],
    ['a mode without its rates', { mode: 'us' }, { 'tax.us': ['rates-required'] }],
  ])('%s is refused', (_, tax, faults) => {
    expect(faultsOf(of(tax))).toMatchObject(faults);
  });

  it('where none is named there is one, "standard"', () => {
    expect(faultsOf({ ...PARCEL_TRADE, tax: { ...PARCEL_TRADE.tax, shipping: 'standard' } })).toEqual({});
  });
});
