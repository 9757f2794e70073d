import { expect, it } from 'vitest';
import { taxedBuyer } from '@/lib/server/commerce/trade/taxed-buyer';
import type { Billing } from '@/lib/shared/companies/company.schema';
import { MUNICH_SELLER, PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';

const TO = { country: 'FR', region: '', postalCode: '' };
const BILLING = { country: 'AT' } as Billing;
const company = (vatId?: string, state: 'active' | 'blocked' = 'active') => ({
  state,
  billing: BILLING,
  ...(vatId && { vatId }),
});

it('a person, or a company that is not active, has no number and pays where the goods go', () => {
  const person = { vatIdState: 'none', billingCountry: 'FR', certificates: [] };
  expect(taxedBuyer(VAT_TRADE, null, TO)).toEqual(person);
  expect(taxedBuyer(VAT_TRADE, company('ATU12345678', 'blocked'), TO)).toEqual(person);
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
  expect(taxedBuyer(trade, company(vatId), TO)).toEqual(buyer);
});

it('a company without a number has none', () => {
  expect(taxedBuyer(VAT_TRADE, company(), TO)).toMatchObject({ vatIdState: 'none', billingCountry: 'AT' });
});
