import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema, insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import {
  addressBookQuerySchema,
  addressInputSchema,
  addressSchema,
  replaceAddressSchema,
} from './address.schema';
import { usedDeliverySchema } from './used-delivery';

const OWN = 'one’s own or one’s company’s addresses';

export const addressCalls = callsOf({ tag: 'Orders', who: 'either', whose: OWN })({
  getAddresses: {
    method: 'GET',
    path: '/api/address',
    summary: 'One’s delivery addresses, the default one first, then the one changed last.',
    query: addressBookQuerySchema,
    success: { status: 200, description: 'The addresses.', list: 'addresses', schema: addressSchema },
    errors: ['not-found'],
  },
  getUsedDeliveries: {
    method: 'GET',
    path: '/api/address/used',
    summary:
      'Addresses and phones of one’s company, then of one’s orders, each once, the one used last first; at most ten.',
    pageLanguage: true,
    success: {
      status: 200,
      description: 'The addresses.',
      list: 'deliveries',
      schema: usedDeliverySchema,
    },
  },
  addAddress: {
    method: 'POST',
    path: '/api/address',
    summary: 'Store a delivery address. One that is stored already in every field is not stored again.',
    query: addressBookQuerySchema,
    request: addressInputSchema,
    success: { status: 201, description: 'The address.', schema: insertedSchema },
    errors: ['forbidden', 'not-found'],
  },
  getAddress: {
    method: 'GET',
    path: '/api/address/{id}',
    summary: 'A delivery address.',
    params: idParamSchema,
    success: { status: 200, description: 'The address.', schema: addressSchema },
  },
  changeAddress: {
    method: 'PUT',
    path: '/api/address/{id}',
    summary:
      'Replace a delivery address that is still of this version. `isDefault` makes it the default one; another becomes that only by being made it.',
    params: idParamSchema,
    request: replaceAddressSchema,
    success: { status: 200, description: 'Replaced.', schema: modifiedSchema },
    errors: ['conflict', 'forbidden'],
  },
  removeAddress: {
    method: 'DELETE',
    path: '/api/address/{id}',
    summary:
      'Delete a delivery address. Of the others, the one changed last is the default one then, if it was.',
    params: idParamSchema,
    success: { status: 200, description: 'Deleted.', schema: deletedSchema },
    errors: ['forbidden'],
  },
});
