import { type Contract, declareCall } from '../calls/contract';
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

export const getAddressesCall = declareCall({
  method: 'GET',
  path: '/api/address',
  tag: 'Orders',
  summary: 'One’s delivery addresses, the default one first, then the one changed last.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  query: addressBookQuerySchema,
  success: { status: 200, description: 'The addresses.', list: 'addresses', schema: addressSchema },
  errors: ['not-found'],
});

export const getUsedDeliveriesCall = declareCall({
  method: 'GET',
  path: '/api/address/used',
  tag: 'Orders',
  summary:
    'Addresses and phones of one’s company, then of one’s orders, each once, the one used last first; at most ten.',
  pageLanguage: true,
  who: 'either',
  whose: OWN,
  rate: 'read',
  success: {
    status: 200,
    description: 'The addresses.',
    list: 'deliveries',
    schema: usedDeliverySchema,
  },
});

export const addAddressCall = declareCall({
  method: 'POST',
  path: '/api/address',
  tag: 'Orders',
  summary: 'Store a delivery address. One that is stored already in every field is not stored again.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  query: addressBookQuerySchema,
  request: addressInputSchema,
  success: { status: 201, description: 'The address.', schema: insertedSchema },
  errors: ['forbidden', 'not-found'],
});

export const getAddressCall = declareCall({
  method: 'GET',
  path: '/api/address/{id}',
  tag: 'Orders',
  summary: 'A delivery address.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  params: idParamSchema,
  success: { status: 200, description: 'The address.', schema: addressSchema },
});

export const changeAddressCall = declareCall({
  method: 'PUT',
  path: '/api/address/{id}',
  tag: 'Orders',
  summary:
    'Replace a delivery address that is still of this version. `isDefault` makes it the default one; another becomes that only by being made it.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  request: replaceAddressSchema,
  success: { status: 200, description: 'Replaced.', schema: modifiedSchema },
  errors: ['conflict', 'forbidden'],
});

export const removeAddressCall = declareCall({
  method: 'DELETE',
  path: '/api/address/{id}',
  tag: 'Orders',
  summary:
    'Delete a delivery address. Of the others, the one changed last is the default one then, if it was.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Deleted.', schema: deletedSchema },
  errors: ['forbidden'],
});

export const ADDRESS_CALLS: readonly Contract[] = [
  getAddressesCall,
  getUsedDeliveriesCall,
  addAddressCall,
  getAddressCall,
  changeAddressCall,
  removeAddressCall,
];
