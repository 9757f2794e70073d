import { call } from '@/lib/client/api';
import { fetchAddresses } from '@/lib/client/calls/addresses';
import { dialledPhone } from '@/lib/shared/addresses/dialled-phone';
import { getProfileCall } from '@/lib/shared/customers/users.contract';
import { type DeliveryChoice, deliveryChoices } from '@/lib/shared/orders/delivery-choices';
import type { Language } from '@/lib/shared/site/languages';

export type Delivery = { address: string; phone: string; choices: readonly DeliveryChoice[] };

async function fetchChoices(language: Language): Promise<DeliveryChoice[]> {
  try {
    return deliveryChoices(await fetchAddresses(), language);
  } catch (error) {
    console.info('The addresses could not be read.', error);
    return [];
  }
}

async function fetchProfile(email: string): Promise<{ address: string; phone: string }> {
  try {
    const { address, phone } = await call(getProfileCall, { params: { email } });
    return { address, phone: dialledPhone(phone) };
  } catch (error) {
    console.info('The profile could not be read.', error);
    return { address: '', phone: '' };
  }
}

export async function fetchDelivery(email: string, language: Language): Promise<Delivery> {
  const [choices, profile] = await Promise.all([fetchChoices(language), fetchProfile(email)]);
  const [first] = choices;
  return first ? { address: first.text, phone: first.phone, choices } : { ...profile, choices };
}
