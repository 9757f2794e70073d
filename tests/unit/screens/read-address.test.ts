import { expect, it } from 'vitest';
import { readAddress } from '@/components/addresses/typed-address-dialog';
import type { AddressInput } from '@/lib/shared/addresses/address.schema';
import { addressText } from '@/lib/shared/addresses/address-text';

const address = (fields: Partial<AddressInput>): AddressInput => ({
  ...{ label: '', company: '', name: 'Jo Miller', street: '12 Mill Road', addition: '', postalCode: '' },
  ...{ city: '', region: '', country: '', phone: '5550100', reference: '' },
  ...fields,
});

it.each([
  address({ city: 'Cleveland', region: 'OH', postalCode: '44113', country: 'US' }),
  address({
    company: 'Rhein Werkzeug GmbH',
    street: 'Domstraße 4',
    postalCode: '50667',
    city: 'Köln',
    country: 'DE',
  }),
  address({ addition: 'Dock', postalCode: '1010', city: 'Wien', country: 'AT', reference: 'Gate 7' }),
  address({ city: 'Toronto', region: 'ON', postalCode: 'M5V 2T6', country: 'CA' }),
  address({ city: 'London', postalCode: 'SW1A 1AA', country: 'GB' }),
  address({ city: 'Singapore', postalCode: '018956', country: 'SG' }),
  address({ city: 'Sydney', region: 'NSW', postalCode: '2000', country: 'AU' }),
  address({ postalCode: '1012 AB', city: 'Amsterdam', country: 'NL' }),
])('an address that was written as text is read as it was where the store wrote it: $country', (stored) => {
  const { label: _, phone: __, ...parts } = stored;
  expect(readAddress(addressText(stored), 'Someone')).toEqual(parts);
  expect(readAddress(addressText(stored, 'de'), 'Someone')).toEqual(parts);
});

it.each([
  ['400 Foundry Row, Cleveland, OH 44113', { street: '400 Foundry Row', city: 'Cleveland', region: 'OH' }],
  [
    '400 Foundry Row\nCleveland, OH 44113\nUSA',
    { street: '400 Foundry Row', postalCode: '44113', country: 'US' },
  ],
  ['Domstraße 4, D-50667 Köln', { street: 'Domstraße 4', postalCode: '50667', city: 'Köln', country: 'DE' }],
  ['Domstraße 4, 50667 Köln', { street: 'Domstraße 4', postalCode: '50667', city: 'Köln', country: '' }],
  ['1 Test Street', { street: '1 Test Street', city: '', country: '' }],
  ['1 Test Street, Springfield', { street: '1 Test Street', city: 'Springfield' }],
  ['', { street: '', city: '', country: '' }],
])('an address that was written as text is read from %j', (text, parts) => {
  expect(readAddress(text, 'Jo Miller')).toMatchObject({ ...parts, name: 'Jo Miller' });
});

it('an address that was written as text separates the company from the person, and preserves extra lines', () => {
  expect(readAddress('Acme Inc.\nReceiving\n12 Mill Road\nDock 3\nCleveland, OH 44113', '')).toMatchObject({
    ...{ company: 'Acme Inc.', name: 'Receiving', street: '12 Mill Road', city: 'Cleveland' },
  });
});
