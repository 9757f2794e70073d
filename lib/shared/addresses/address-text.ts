import type { Language } from '../site/languages';
import type { AddressInput } from './address.schema';
import { ADDRESS_FORMATS } from './address-formats';
import { countryName } from './countries';

const FORMATS = new Map(
  ADDRESS_FORMATS.flatMap(([format, countries]) => countries.split(' ').map((code) => [code, format])),
);

/** `C, S Z`; an empty field is left out together with the separator before it. */
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

/** An address without the owner's name for it, which is never printed. */
export type DeliveryAddress = Omit<AddressInput, 'label'>;

function placeLines({ street, addition, postalCode, city, region, country }: DeliveryAddress): string[] {
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
 * Returns the address as a carrier reads it: recipient, place in the order of its country, country, the buyer's reference. At
 * most 500 characters, the limit of an order's address.
 */
export function addressText(address: DeliveryAddress, language?: Language): string {
  const { company, name, country, reference } = address;
  const lines = [company, name, ...placeLines(address), countryName(country, language), reference];
  return lines.filter((line) => line !== '').join('\n');
}

/** The texts of an order that goes to this address: where to, and whom to call. */
export function deliveryTexts(
  delivery: DeliveryAddress,
  language?: Language,
): { address: string; phone: string } {
  return { address: addressText(delivery, language), phone: delivery.phone };
}
