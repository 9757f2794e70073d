import { countryName } from './countries';
import type { Language } from './languages';
import type { AddressInput } from './schemas/address';

/** What a place is written from. */
type Place = Pick<AddressInput, 'postalCode' | 'city' | 'region'>;

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);

/** How most countries write a place: `50667 Köln`, a region below. */
const postalCodeFirst = ({ postalCode, city, region }: Place) => [joined([postalCode, city], ' '), region];
/** `Toronto ON M5V 2T6`. */
const allInOneLine = ({ postalCode, city, region }: Place) => [joined([city, region, postalCode], ' ')];
/** `Singapore 018956`, a region below. */
const postalCodeLast = ({ postalCode, city, region }: Place) => [joined([city, postalCode], ' '), region];
/** The postal code in a line of its own, at the end. */
const postalCodeBelow = ({ postalCode, city, region }: Place) => [city, region, postalCode];

/** Where a place is written in another way, as the Universal Postal Union describes it. */
const FORMATS: Readonly<Record<string, (place: Place) => string[]>> = {
  US: ({ postalCode, city, region }) => [joined([city, joined([region, postalCode], ' ')], ', ')],
  ...Object.fromEntries(['AS', 'AU', 'CA', 'GU', 'MP', 'PR', 'VI'].map((code) => [code, allInOneLine])),
  ...Object.fromEntries(['ID', 'IN', 'NZ', 'SG', 'TW'].map((code) => [code, postalCodeLast])),
  ...Object.fromEntries(
    ['GB', 'GG', 'IE', 'IM', 'JE', 'KE', 'KZ', 'LK', 'RU', 'UA', 'ZA'].map((code) => [code, postalCodeBelow]),
  ),
  BR: ({ postalCode, city, region }) => [joined([city, region], ' - '), postalCode],
  IT: ({ postalCode, city, region }) => [joined([postalCode, city, region], ' ')],
  ES: ({ postalCode, city, region }) => [joined([postalCode, city], ' '), region === city ? '' : region],
  MX: ({ postalCode, city, region }) => [joined([joined([postalCode, city], ' '), region], ', ')],
  JP: ({ postalCode, city, region }) => [joined([city, region, postalCode], ' ')],
};

/**
 * Returns an address as a carrier reads it, a line each: to whom, where, in the order of its country, the country, and the buyer's
 * reference. At most 500 letters, the most that an order's address may have (product §5.3).
 */
export function addressText(address: AddressInput, language?: Language): string {
  const { company, name, street, addition, country, reference } = address;
  const place = (FORMATS[country] ?? postalCodeFirst)(address);
  return joined([company, name, street, addition, ...place, countryName(country, language), reference], '\n');
}
