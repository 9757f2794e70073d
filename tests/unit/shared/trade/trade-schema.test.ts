import { expect, it } from 'vitest';
import { judge } from '@/lib/server/platform/http/field-issues';
import { tradeSettingsSchema } from '@/lib/shared/trade/settings/trade.schema';
import { charges, nameIn, taxesOf } from '@/lib/shared/trade/trade-settings';
import { PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';

/** A copy with another value at a path. */
function withValue(path: string, value: unknown): unknown {
  const copy = structuredClone(VAT_TRADE) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>(
    (at, key) => at[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  parent[last] = value;
  return copy;
}

const issuesOf = (trade: unknown) => judge(tradeSettingsSchema, trade).issues;

it.each([
  ['without tax', PARCEL_TRADE],
  ['with VAT', VAT_TRADE],
])('settings %s are read as they are written', (_, trade) => {
  expect(tradeSettingsSchema.parse(trade)).toEqual(trade);
});

const PRICE = 'shipping.methods.0.prices.0';

it.each<[path: string, value: unknown, code: string, field?: string]>([
  ['seller.name', ' ', 'name-required'],
  ['seller.country', 'Atlantis', 'country-unknown'],
  ['seller.phone', '', 'phone-required'],
  ['seller.email', 'nobody', 'email-invalid'],
  ['seller.vatId', '136695976', 'vat-id-invalid'],
  ['seller.bank.iban', 'DE03120300000000202051', 'iban-invalid'],
  ['seller.bank.iban', 'DE02', 'iban-invalid'],
  ['seller.bank.bic', 'BYLADEM', 'bic-invalid'],
  ['seller.legal', 'x'.repeat(501), 'field-too-long'],
  ['shipping.zones.0.id', 'Big Zone', 'trade-id-invalid'],
  ['shipping.zones.0.where', [], 'invalid'],
  ['shipping.zones.0.where.0.country', 'Q1', 'country-unknown'],
  ['shipping.zones.0.where.0.postalCodes', ['12345678901'], 'field-too-long', '.0'],
  ['shipping.methods.0.names', {}, 'name-required'],
  ['shipping.methods.0.kind', 'drone', 'invalid'],
  [`${PRICE}.steps.0.price`, 4.999, 'trade-amount-invalid'],
  [`${PRICE}.steps.0.price`, -1, 'trade-amount-invalid'],
  [`${PRICE}.freeFrom`, 1_000_000, 'trade-amount-invalid'],
  [`${PRICE}.upTo`, 0.001, 'trade-amount-invalid'],
  [
    PRICE,
    { zone: 'de', by: 'weight', steps: [{ from: 0.5, price: 1 }] },
    'trade-grams-invalid',
    '.steps.0.from',
  ],
  [`${PRICE}.steps.0.weight`, 1, 'unknown-field', 'weight'],
  ['tax.mode', 'stripe', 'invalid'],
  ['tax.classes.0.supply', 'love', 'invalid'],
  ['tax.vat.rates.0.rate', 19.0001, 'trade-rate-invalid'],
  ['tax.vat.rates.0.rate', 101, 'trade-rate-invalid'],
  ['tax.vat.rates.0.from', '2026-13-01', 'invalid'],
  [
    'tax.us',
    { rates: [{ state: 'Ontario', rate: 5, name: 'Tax', shipping: true }] },
    'state-required',
    '.rates.0.state',
  ],
  [
    'tax.datev',
    { consultant: '1001', client: '1', yearStart: '01-01', accountLength: 4, debtor: '10000x', accounts: [] },
    'digits-invalid',
    '.debtor',
  ],
])('%s is refused as %j', (path, value, code, field = '') => {
  const name = field === '' || field.startsWith('.') ? path + field : field;
  expect(issuesOf(withValue(path, value))).toEqual({ [name]: [{ code }] });
});

it('codes are written alike, and what is empty is left out', () => {
  const trade = tradeSettingsSchema.parse({
    seller: {
      ...VAT_TRADE.seller,
      country: 'Germany',
      addition: ' ',
      vatId: 'de 136 695 976',
      register: '',
      bank: { iban: 'de02 1203 0000 0000 2020 51', bic: '', name: '' },
    },
    shipping: {
      zones: [{ id: 'us', name: 'US', where: [{ country: 'USA', regions: [], postalCodes: [] }] }],
      methods: [],
    },
    tax: {
      ...PARCEL_TRADE.tax,
      us: { rates: [{ state: 'new york', zip: '', rate: '4', name: 'New York', shipping: true }] },
    },
  });
  expect(trade.seller).toEqual(VAT_TRADE.seller);
  expect(trade.shipping.zones[0]?.where).toEqual([{ country: 'US' }]);
  expect(trade.tax.us?.rates).toEqual([{ state: 'NY', rate: 4, name: 'New York', shipping: true }]);
});

it('a shop charges once it has a shipping method or taxes', () => {
  const removed = { ...PARCEL_TRADE, shipping: { zones: [], methods: [] } };
  expect([undefined, removed, PARCEL_TRADE, VAT_TRADE].map(charges)).toEqual([false, false, true, true]);
  expect([undefined, PARCEL_TRADE, VAT_TRADE].map(taxesOf)).toEqual([false, false, true]);
});

it('a name is in the language that was asked for, else in another', () => {
  expect(nameIn({ en: 'Parcel', de: 'Paket' }, 'de')).toBe('Paket');
  expect(nameIn({ en: 'Parcel' }, 'de')).toBe('Parcel');
  expect(nameIn({ de: 'Paket' }, 'en')).toBe('Paket');
});
