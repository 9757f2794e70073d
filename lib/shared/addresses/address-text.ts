import type { Language } from '../site/languages';
import type { AddressInput } from './address.schema';
import { ADDRESS_FORMATS } from './address-formats';
import { countryName } from './countries';

const FORMATS = new Map(
  ADDRESS_FORMATS.flatMap(([format, countries]) => countries.split(' ').map((code) => [code, format])),
);

/** Fills a line of a format, `C, S Z`; what is empty goes with the sign before it. */
function fillLine(line: string, values: Readonly<Record<string, string>>): string {
  let text = '';
  let between: string | null = null;
  for (const [, sign = '', field = ''] of line.matchAll(/([^ACSZ]*)([ACSZ])/g)) {
    between ??= sign;
    const value = values[field];
    if (!value) continue;
    text += text === '' ? value : between + value;
    between = null;
  }
  return text;
}

/** Returns street and place as they are written in the country, a line each. */
function placeLines({ street, addition, postalCode, city, region, country }: AddressInput): string[] {
  const values = {
    A: [street, addition].filter((part) => part !== '').join('\n'),
    C: city,
    // A Spanish province has the name of its capital.
    S: country === 'ES' && region === city ? '' : region,
    Z: postalCode,
  };
  return (FORMATS.get(country) ?? 'A|Z C|S').split('|').map((line) => fillLine(line, values));
}

/**
 * Returns an address as a carrier reads it, a line each: to whom, where, in the order of its country, the country, and the buyer's
 * reference. At most 500 letters, the most that an order's address may have (product §5.3).
 */
export function addressText(address: AddressInput, language?: Language): string {
  const { company, name, country, reference } = address;
  const lines = [company, name, ...placeLines(address), countryName(country, language), reference];
  return lines.filter((line) => line !== '').join('\n');
}
