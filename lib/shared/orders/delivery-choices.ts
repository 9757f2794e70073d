import type { Address } from '../addresses/address.schema';
import { addressText } from '../addresses/address-text';
import type { Language } from '../site/languages';

/** An address as an order form offers it: what it is called, and what it fills in. */
export type DeliveryChoice = { id: string; title: string; text: string; phone: string };

/** What its owner calls an address: its label, else to whom and where. */
export function addressTitle({
  label,
  company,
  name,
  city,
}: Pick<Address, 'label' | 'company' | 'name' | 'city'>): string {
  return label || `${company || name}, ${city}`;
}

/** Returns the addresses of an account as an order form offers them, in their order. */
export function deliveryChoices(addresses: readonly Address[], language: Language): DeliveryChoice[] {
  return addresses.map((address) => ({
    id: address._id,
    title: addressTitle(address),
    text: addressText(address, language),
    phone: address.phone,
  }));
}
