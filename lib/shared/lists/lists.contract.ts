import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema, insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import { CART_BODY_BYTES, joinedCartSchema } from '../cart/cart.schema';
import {
  listInputSchema,
  listLabelsQuerySchema,
  listLineSchema,
  listSchema,
  listSummarySchema,
  replaceListSchema,
} from './list.schema';

const OWN = 'one’s own lists, and those shared in one’s company';

export const getListsCall = declareCall({
  method: 'GET',
  path: '/api/list',
  tag: 'Cart',
  summary: 'One’s lists and those shared in one’s company, without their lines, the one changed last first.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  success: { status: 200, description: 'The lists.', list: 'lists', schema: listSummarySchema },
});

export const addListCall = declareCall({
  method: 'POST',
  path: '/api/list',
  tag: 'Cart',
  summary: 'Store lines under a name, to order them time and again.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  request: listInputSchema,
  requestBytesMax: CART_BODY_BYTES,
  success: { status: 201, description: 'The list.', schema: insertedSchema },
  errors: ['not-found', 'company-not-active'],
});

export const getListCall = declareCall({
  method: 'GET',
  path: '/api/list/{id}',
  tag: 'Cart',
  summary: 'A list with its lines, at the prices and stock of this moment.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  params: idParamSchema,
  success: { status: 200, description: 'The list.', schema: listSchema },
});

export const changeListCall = declareCall({
  method: 'PUT',
  path: '/api/list/{id}',
  tag: 'Cart',
  summary: 'Replace name, note and lines of a list that is still of this version.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  request: replaceListSchema,
  requestBytesMax: CART_BODY_BYTES,
  success: { status: 200, description: 'Replaced.', schema: modifiedSchema },
  errors: ['conflict', 'forbidden', 'company-not-active'],
});

export const removeListCall = declareCall({
  method: 'DELETE',
  path: '/api/list/{id}',
  tag: 'Cart',
  summary: 'Delete a list.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Deleted.', schema: deletedSchema },
  errors: ['forbidden'],
});

export const listToCartCall = declareCall({
  method: 'POST',
  path: '/api/list/{id}/to-cart',
  tag: 'Cart',
  summary: 'Put a whole list into one’s cart. Says what became of each line.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  idempotency: 'changes nothing again, and returns the same outcomes with the cart as it then is',
  success: { status: 200, description: 'The cart, and what became of each line.', schema: joinedCartSchema },
});

export const getListLabelsCall = declareCall({
  method: 'GET',
  path: '/api/list/{id}/labels.pdf',
  tag: 'Cart',
  summary:
    'Labels for the shelf as a PDF, 24 an A4 page: name, SKU, own number, and a QR code that leads a phone to quick order.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  params: idParamSchema,
  query: listLabelsQuerySchema,
  success: { status: 200, description: 'The labels.', mediaType: 'application/pdf' },
});

export const listBoughtToolsCall = declareCall({
  method: 'GET',
  path: '/api/bought-tool',
  tag: 'Cart',
  summary:
    'The tools that one bought last and that are on sale, at most 12, with the quantity of the last order and the price of this moment.',
  who: 'either',
  whose: 'one’s own orders',
  rate: 'read',
  success: { status: 200, description: 'The tools.', list: 'tools', schema: listLineSchema },
});

export const LIST_CALLS: readonly Contract[] = [
  getListsCall,
  addListCall,
  getListCall,
  changeListCall,
  removeListCall,
  listToCartCall,
  getListLabelsCall,
  listBoughtToolsCall,
];
