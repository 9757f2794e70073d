import { expect, it } from 'vitest';
import { offerFormSchema } from '@/lib/shared/offers/offer.schema';

const terms = {
  lines: [{ toolId: '6'.repeat(24), quantity: '3', unitPrice: '10' }],
  ...{ validUntil: '2026-12-19', holdStock: false, note: '' },
};
const read = (price: string, to: { country?: string; postalCode?: string } = {}) => {
  const shipping = { price, to: { country: '', region: '', postalCode: '', ...to } };
  const { data, error } = offerFormSchema('de', { isAddressed: true }).safeParse({ ...terms, shipping });
  return data?.shipping?.price ?? error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

it('freight of an offer is typed in cents for a country, or left empty', () => {
  expect(read('7,50', { country: 'DE', postalCode: '50667' })).toBe(7.5);
  expect(read('0', { country: 'DE' })).toBe(0);
  expect(read('')).toBe('');
  expect(offerFormSchema('en', { isAddressed: true }).parse(terms)).not.toHaveProperty('shipping');
});

it.each([
  ['7.50', {}, 'shipping.to.country country-required'],
  ['', { country: 'DE' }, 'shipping.price offer-shipping-invalid'],
  ['', { postalCode: '50667' }, 'shipping.price offer-shipping-invalid'],
  ['-1', { country: 'DE' }, 'shipping.price offer-shipping-invalid'],
  ['much', { country: 'DE' }, 'shipping.price offer-shipping-invalid'],
  ['0.005', { country: 'DE' }, 'shipping.price'],
])('freight of %s to %o is refused', (price, to, fault) => {
  expect(read(price, to)).toEqual([expect.stringContaining(fault)]);
});
