import { call } from '@/lib/client/api';
import { fetchAddresses } from '@/lib/client/calls/addresses';
import { dialledPhone } from '@/lib/client/cart/own/dialled-phone';
import { addressCalls } from '@/lib/shared/addresses/addresses.contract';
import { userCalls } from '@/lib/shared/customers/users.contract';
import { type DeliveryChoice, deliveryChoices } from '@/lib/shared/orders/delivery-choices';
import type { Language } from '@/lib/shared/site/languages';

export type Delivery = { address: string; phone: string; choices: readonly DeliveryChoice[] };

/** A field that cannot be read is left out: a buyer can type it. */
async function orElse<Value, Instead>(work: Promise<Value>, instead: Instead): Promise<Value | Instead> {
  try {
    return await work;
  } catch (error) {
    console.info('What is known of the delivery could not be read.', error);
    return instead;
  }
}

/** The default address, else that of the last order, else the profile's. */
export async function fetchDelivery(email: string, language: Language): Promise<Delivery> {
  const [addresses, used, profile] = await Promise.all([
    orElse(fetchAddresses(), []),
    orElse(call(addressCalls.getUsedDeliveries, {}), []),
    orElse(call(userCalls.getProfile, { params: { email } }), { address: '', phone: '' }),
  ]);
  const choices = deliveryChoices(addresses, language, used);
  const [first] = choices;
  return {
    address: first?.text ?? profile.address,
    phone: first?.phone ?? dialledPhone(profile.phone),
    choices,
  };
}
