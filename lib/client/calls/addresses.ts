import { call } from '@/lib/client/api';
import type { Address, AddressInput } from '@/lib/shared/addresses/address.schema';
import { addressCalls } from '@/lib/shared/addresses/addresses.contract';
import type { UsedDelivery } from '@/lib/shared/addresses/used-delivery';

type Fields = AddressInput & { isDefault: boolean };

/** One's own, or those of one's company. */
export function fetchAddresses(of?: 'company'): Promise<Address[]> {
  return call(addressCalls.getAddresses, { query: of ? { of } : {} });
}

export async function addAddress(body: Fields, of?: 'company'): Promise<string> {
  return (await call(addressCalls.addAddress, { query: of ? { of } : {}, body })).insertedId;
}

export function fetchUsedDeliveries(): Promise<UsedDelivery[]> {
  return call(addressCalls.getUsedDeliveries, {});
}
