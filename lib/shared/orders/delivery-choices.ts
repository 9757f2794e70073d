import type { Address } from '../addresses/address.schema';
import { addressText } from '../addresses/address-text';
import { addressKey, type UsedDelivery } from '../addresses/used-delivery';
import { LANGUAGES, type Language } from '../site/languages';

/** `isSaved`: in the account's address book or its company's, not only that of an order. */
export type DeliveryChoice = { id: string; title: string; text: string; phone: string; isSaved: boolean };

export function addressTitle({
  label,
  company,
  name,
  city,
}: Pick<Address, 'label' | 'company' | 'name' | 'city'>): string {
  return label || `${company || name}, ${city}`;
}

function firstLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 2)
    .join(', ');
}

/**
 * The company's addresses; the saved ones, each with the default one first; then those of orders which are none of them, in
 * whichever language that order was written.
 */
export function deliveryChoices(
  addresses: readonly Address[],
  language: Language,
  used: readonly UsedDelivery[] = [],
): DeliveryChoice[] {
  const saved = new Set(
    addresses.flatMap((address) => LANGUAGES.all.map((each) => addressKey(addressText(address, each)))),
  );
  const companys = used.filter(({ title }) => title !== undefined);
  const others = used.filter(({ title }) => title === undefined);
  return [
    ...companys.map(({ address, phone, title = '' }, place) => ({
      ...{ id: `company-${place + 1}`, title, text: address, phone },
      isSaved: true,
    })),
    ...addresses.map((address) => ({
      id: address._id,
      title: addressTitle(address),
      text: addressText(address, language),
      phone: address.phone,
      isSaved: true,
    })),
    ...others
      .filter(({ address }) => !saved.has(addressKey(address)))
      .map(({ address, phone }, place) => ({
        id: `used-${place + 1}`,
        title: firstLines(address),
        text: address,
        phone,
        isSaved: false,
      })),
  ];
}
