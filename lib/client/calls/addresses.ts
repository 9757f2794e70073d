import { z } from 'zod';
import { callApi } from '@/lib/client/api';
import { type Address, type AddressInput, addressSchema } from '@/lib/shared/addresses/address.schema';
import type {
  addAddressCall,
  changeAddressCall,
  getAddressesCall,
  removeAddressCall,
} from '@/lib/shared/addresses/addresses.contract';
import { deletedSchema, insertedSchema, modifiedSchema } from '@/lib/shared/calls/write-results.schema';

type Fields = AddressInput & { isDefault: boolean };

export function fetchAddresses(): Promise<Address[]> {
  return callApi<typeof getAddressesCall>('GET', '/api/address', { schema: z.array(addressSchema) });
}

export async function addAddress(body: Fields): Promise<string> {
  const options = { schema: insertedSchema, body };
  return (await callApi<typeof addAddressCall>('POST', '/api/address', options)).insertedId;
}

/** Throws ApiProblem: `conflict` if it was changed elsewhere. */
export async function changeAddress(id: string, body: Fields & { version: number }): Promise<void> {
  const options = { schema: modifiedSchema, params: { id }, body };
  await callApi<typeof changeAddressCall>('PUT', '/api/address/{id}', options);
}

export async function removeAddress(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id } };
  await callApi<typeof removeAddressCall>('DELETE', '/api/address/{id}', options);
}
