import type { Address } from '../addresses/address.schema';
import { addressText } from '../addresses/address-text';
import type { Language } from '../site/languages';

export type DeliveryChoice = { id: string; title: string; text: string; phone: string };

export function addressTitle({
  label,
  company,
  name,
  city,
}: Pick<Address, 'label' | 'company' | 'name' | 'city'>): string {
  return label || `${company || name}, ${city}`;
}

export function deliveryChoices(addresses: readonly Address[], language: Language): DeliveryChoice[] {
  return addresses.map((address) => ({
    id: address._id,
    title: addressTitle(address),
    text: addressText(address, language),
    phone: address.phone,
  }));
}
