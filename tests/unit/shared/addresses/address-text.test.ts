import { expect, it, vi } from 'vitest';
import {
  ADDRESS_LENGTHS,
  type AddressInput,
  addressInputSchema,
} from '@/lib/shared/addresses/address.schema';
import { addressText, deliveryTexts } from '@/lib/shared/addresses/address-text';
import { COUNTRIES, countriesIn, countryName } from '@/lib/shared/addresses/countries';
import { deliveryChoices } from '@/lib/shared/orders/delivery-choices';
import { ADDRESS_MAX_LENGTH } from '@/lib/shared/orders/order.schema';
import { LANGUAGES } from '@/lib/shared/site/languages';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const EMPTY: AddressInput = {
  ...{ label: '', company: '', name: '', street: '1 Test Street', addition: '', postalCode: '', city: '' },
  ...{ region: '', country: 'DE', phone: '5550100', reference: '' },
};

/** The lines between street and country. */
function placeOf(country: string, postalCode: string, city: string, region = ''): string[] {
  const lines = addressText({ ...EMPTY, country, postalCode, city, region }).split('\n');
  return lines.slice(1, -1);
}

it('an address as a carrier reads it has recipient, place and purpose, a line each', () => {
  const address = {
    ...{ ...EMPTY, label: 'Main', company: 'Rhein Werkzeug GmbH', name: 'Wareneingang' },
    ...{ street: 'Domstraße 4', addition: 'Hof 2', postalCode: '50667', city: 'Köln', reference: 'Tor 7' },
  };
  expect(addressText(address, 'de').split('\n')).toEqual([
    ...['Rhein Werkzeug GmbH', 'Wareneingang', 'Domstraße 4', 'Hof 2', '50667 Köln', 'Deutschland', 'Tor 7'],
  ]);
});

it('the texts of an order, address and phone, have every field of the address that it goes to', () => {
  const fields = {
    ...{ company: 'Rhein Werkzeug GmbH', name: 'Wareneingang', street: 'Domstraße 4', addition: 'Hof 2' },
    ...{ postalCode: '35037', city: 'Marburg', region: 'Hessen', reference: 'Tor 7', phone: '0221 5550100' },
  };
  const { address, phone } = deliveryTexts({ ...fields, country: 'DE' }, 'de');
  expect(Object.values(fields).filter((field) => !`${address}\n${phone}`.includes(field))).toEqual([]);
});

it.each([
  ['DE', '50667', 'Köln', '', ['50667 Köln']],
  ['FR', '75001', 'Paris', '', ['75001 Paris']],
  ['CH', '8001', 'Zürich', 'ZH', ['8001 Zürich', 'ZH']],
  ['IT', '00144', 'Roma', 'RM', ['00144 Roma RM']],
  ['US', '44113', 'Cleveland', 'OH', ['Cleveland, OH 44113']],
  ['US', '44113', 'Cleveland', '', ['Cleveland, 44113']],
  ['CA', 'M5V 2T6', 'Toronto', 'ON', ['Toronto ON M5V 2T6']],
  ['AU', '2000', 'Sydney', 'NSW', ['Sydney NSW 2000']],
  ['GB', 'SW1A 1AA', 'London', '', ['London', 'SW1A 1AA']],
  ['SG', '018956', 'Singapore', '', ['Singapore 018956']],
  ['BR', '01310-100', 'São Paulo', 'SP', ['São Paulo - SP', '01310-100']],
  ['MX', '06000', 'Ciudad de México', 'CDMX', ['06000 Ciudad de México, CDMX']],
  ['AE', '', 'Dubai', '', ['Dubai']],
  ['TH', '11140', 'Bang Yai', 'Nonthaburi', ['Bang Yai', 'Nonthaburi 11140']],
  ['KR', '06288', 'Gangnam-gu', 'Seoul', ['Gangnam-gu', 'Seoul', '06288']],
  ['CN', '100022', 'Chaoyang', 'Beijing', ['Chaoyang', 'Beijing, 100022']],
  ['VN', '70000', 'Quận 1', 'Hồ Chí Minh', ['Quận 1', 'Hồ Chí Minh 70000']],
  ['TR', '34000', 'Kadıköy', 'İstanbul', ['34000 Kadıköy/İstanbul']],
  ['BD', '1207', 'Dhaka', '', ['Dhaka - 1207']],
  ['PK', '44000', 'Islamabad', '', ['Islamabad-44000']],
  ['SA', '11564', 'Riyadh', '', ['Riyadh 11564']],
  ['JP', '100-0005', 'Chiyoda-ku', 'Tokyo', ['Chiyoda-ku, Tokyo', '100-0005']],
  ['ES', '28001', 'Madrid', 'Madrid', ['28001 Madrid']],
  ['MZ', '1100', 'Maputo', 'Cidade', ['1100 Maputo Cidade']],
])(
  'an address as a carrier reads it writes a place of %s as it is written there: %s %s %s',
  (country, postalCode, city, region, lines) => {
    expect(placeOf(country, postalCode, city, region)).toEqual(lines);
  },
);

it('an address as a carrier reads it has the city of Hungary above the street, and no part of any country is lost', () => {
  const place = { postalCode: 'code', city: 'city', region: 'region' };
  const hungarian = { ...EMPTY, ...place, country: 'HU', addition: '2nd floor' };
  expect(addressText(hungarian).split('\n')).toEqual([
    ...['city', 'region', '1 Test Street', '2nd floor', 'code', 'Hungary'],
  ]);
  for (const country of COUNTRIES) {
    const text = addressText({ ...EMPTY, ...place, country });
    for (const part of ['1 Test Street', 'code', 'city', 'region']) expect(text, country).toContain(part);
  }
});

it('an address as a carrier reads it fits into an order, however long its fields are, in every country and language', () => {
  const longest = Object.fromEntries(
    Object.entries(ADDRESS_LENGTHS).map(([field, length]) => [field, 'x'.repeat(length)]),
  );
  for (const language of LANGUAGES.all) {
    const lengths = COUNTRIES.map((country) => {
      const address = addressInputSchema.parse({ ...longest, country, phone: '5550100' });
      return [...addressText(address, language)].length;
    });
    expect(Math.max(...lengths)).toBeLessThanOrEqual(ADDRESS_MAX_LENGTH);
  }
});

it('an address as a carrier reads it is offered under its label, else under its recipient and city', () => {
  const stored = { ...EMPTY, _id: 'a', version: 1, isDefault: true, createdAt: '', updatedAt: '' };
  const address = { ...stored, name: 'Robin Carver', city: 'Köln' };
  const labelled = { ...address, label: 'Main warehouse', company: 'Rhein Werkzeug' };
  const [first, second, third] = deliveryChoices(
    [labelled, address, { ...labelled, label: '' }],
    LANGUAGES.default,
  );
  expect([first?.title, second?.title, third?.title]).toEqual([
    ...['Main warehouse', 'Robin Carver, Köln', 'Rhein Werkzeug, Köln'],
  ]);
});

it('countries are all of ISO 3166-1, with a name in every language, in its order', () => {
  expect(new Set(COUNTRIES).size).toBe(249);
  for (const language of LANGUAGES.all) {
    expect(COUNTRIES.filter((code) => countryName(code, language) === code)).toEqual([]);
  }
  const german = countriesIn('de').map(([, name]) => name);
  expect(german.indexOf('Ägypten')).toBeLessThan(german.indexOf('Belgien'));
});

const sent = { name: 'Goods in', street: '1 Test Street', city: 'Köln', country: 'de', phone: '5550100' };
const wrong = (input: object) => {
  const parsed = addressInputSchema.safeParse(input);
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
};

it('the fields of an address take a code of a country in any case, and leave out what is not needed', () => {
  expect(addressInputSchema.parse(sent)).toMatchObject({ country: 'DE', company: '', postalCode: '' });
});

it('the fields of an address need a recipient, a street, a city, a country and a phone', () => {
  expect(wrong({})).toEqual({
    name: 'recipient-required',
    street: 'street-required',
    city: 'city-required',
    country: 'country-required',
    phone: 'phone-required',
  });
  const nothing = { name: '', company: ' ', street: '', city: ' ', country: '', phone: '' };
  expect(wrong(nothing)).toEqual(wrong({}));
  expect(wrong({ ...sent, phone: 'none' })).toEqual({ phone: 'phone-invalid' });
  expect(wrong({ ...sent, name: ' ' })).toEqual({ name: 'recipient-required' });
  expect(wrong({ ...sent, name: '', company: 'Rhein Werkzeug' })).toEqual({});
  expect(wrong({ ...sent, country: 'XX' })).toEqual({ country: 'country-unknown' });
  expect(wrong({ ...sent, country: '' })).toEqual({ country: 'country-required' });
  expect(wrong({ ...sent, street: 'x'.repeat(81) })).toEqual({ street: 'field-too-long' });
  expect(wrong({ ...sent, reference: 'Gate\n7' })).toEqual({ reference: 'invalid' });
});
