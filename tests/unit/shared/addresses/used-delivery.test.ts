import { expect, it } from 'vitest';
import type { Address } from '@/lib/shared/addresses/address.schema';
import { addressText } from '@/lib/shared/addresses/address-text';
import { distinctDeliveries } from '@/lib/shared/addresses/used-delivery';
import { deliveryChoices } from '@/lib/shared/orders/delivery-choices';

const WAREHOUSE: Address = {
  ...{
    _id: 'a',
    version: 1,
    isDefault: true,
    label: '',
    company: 'Rhein Werkzeug GmbH',
    name: 'Wareneingang',
  },
  ...{ street: 'Domstraße 4', addition: '', postalCode: '50667', city: 'Köln', region: '', country: 'DE' },
  ...{ phone: '+49 221 5550100', reference: '' },
  ...{ createdAt: '2026-11-26T00:00:00.000Z', updatedAt: '2026-11-26T00:00:00.000Z' },
};
const SITE = { address: 'Site office\n400 Foundry Row\nCleveland, OH 44113', phone: '5550100' };

it('an address that several orders used is one, with the phone of the last', () => {
  const again = { address: ' site office, 400 Foundry Row\r\nCleveland, OH  44113 ', phone: '5550199' };
  expect(distinctDeliveries([again, SITE])).toEqual([again]);
});

it('orders without an address, as of a closed account, are none', () => {
  expect(distinctDeliveries([{ address: '', phone: '' }])).toEqual([]);
});

it('ten addresses are remembered, those used last', () => {
  const many = Array.from({ length: 12 }, (_, place) => ({
    address: `${place} Mill Road`,
    phone: '5550100',
  }));
  expect(distinctDeliveries(many)).toEqual(many.slice(0, 10));
});

it('a saved address comes first, and is not offered again where an order used it, in whichever language', () => {
  const german = { address: addressText(WAREHOUSE, 'de'), phone: '0221' };
  const choices = deliveryChoices([WAREHOUSE], 'en', [german, SITE]);
  expect(choices).toMatchObject([
    { id: 'a', title: 'Rhein Werkzeug GmbH, Köln', phone: '+49 221 5550100', isSaved: true },
    { title: 'Site office, 400 Foundry Row', text: SITE.address, phone: '5550100', isSaved: false },
  ]);
});
