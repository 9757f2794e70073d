import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { isTaxedAs, taxedBuyer } from '@/lib/server/commerce/trade/taxed-buyer';
import type { Billing } from '@/lib/shared/companies/company.schema';
import { MUNICH_SELLER, PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';

const NOW = new Date('2026-11-20T12:00:00Z');
const TO = { country: 'FR', region: '', postalCode: '' };
const AT = { to: TO, now: NOW };
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const BILLING = { country: 'AT' } as Billing;
const company = (vatId?: string, state: 'active' | 'blocked' = 'active') => ({
  state,
  billing: BILLING,
  ...(vatId && { vatId }),
});

it('a person, or a company that is not active, has no number and pays where the goods go', () => {
  const person = { vatIdState: 'none', billingCountry: 'FR', certificates: [] };
  expect(taxedBuyer(VAT_TRADE, null, AT)).toEqual(person);
  expect(taxedBuyer(VAT_TRADE, company('ATU12345678', 'blocked'), AT)).toEqual(person);
});

it.each([
  ['of another member waits for its confirmation', VAT_TRADE, 'ATU12345678', 'waiting'],
  ['of Greece', VAT_TRADE, 'EL123456789', 'waiting'],
  ['of Northern Ireland', VAT_TRADE, 'XI123456789', 'waiting'],
  ['of the seller’s country is none to confirm', VAT_TRADE, 'DE136695976', 'none'],
  ['of a country outside the union', VAT_TRADE, 'CHE123456789', 'none'],
  [
    'is none to confirm for a seller outside the union',
    { ...VAT_TRADE, seller: { ...MUNICH_SELLER, country: 'CH' } },
    'ATU12345678',
    'none',
  ],
  ['is not looked at without VAT', PARCEL_TRADE, 'ATU12345678', 'none'],
])('a company’s number %s', (_, trade, vatId, vatIdState) => {
  const buyer = { vatId, vatIdState, billingCountry: 'AT', certificates: [] };
  expect(taxedBuyer(trade, company(vatId), AT)).toEqual(buyer);
});

it('a company without a number has none', () => {
  expect(taxedBuyer(VAT_TRADE, company(), AT)).toMatchObject({ vatIdState: 'none', billingCountry: 'AT' });
});

it.each([
  ['confirmed 89 days ago', 'valid', 89, 'valid'],
  ['confirmed 91 days ago', 'valid', 91, 'waiting'],
  ['that the service refused', 'invalid', 200, 'invalid'],
] as const)('a number %s', (_, state, days, vatIdState) => {
  const vat = { state, checkedAt: daysAgo(days), checkId: new ObjectId() };
  const buyer = taxedBuyer(VAT_TRADE, { ...company('ATU13585627'), vat }, AT);
  expect(buyer.vatIdState).toBe(vatIdState);
  expect(buyer.checkId).toBe(vatIdState === 'valid' ? vat.checkId.toHexString() : undefined);
});

it('an order is taxed anew where number, check, certificates or billing country changed meanwhile', () => {
  const vat = { state: 'valid' as const, checkedAt: daysAgo(1), checkId: new ObjectId() };
  const before = { ...company('ATU13585627'), vat };
  const priced = { ...AT, settings: VAT_TRADE, buyer: taxedBuyer(VAT_TRADE, before, AT) };
  expect(isTaxedAs(priced, { ...before })).toBe(true);
  const exemption = { id: 'a', number: '1', states: ['OH'], reason: 'Resale' };
  const changed = [
    { ...before, vat: { ...vat, checkId: new ObjectId() } },
    { ...before, vat: { ...vat, state: 'invalid' as const } },
    { ...before, vatId: 'ATU99999999' },
    { ...before, exemptions: [exemption] },
    { ...before, billing: { country: 'NL' } as Billing },
    { ...before, state: 'blocked' as const },
    null,
  ];
  expect(changed.map((each) => isTaxedAs(priced, each))).toEqual(changed.map(() => false));
});
