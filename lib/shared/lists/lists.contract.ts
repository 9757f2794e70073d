import { callsOf } from '../calls/contract';
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

export const listCalls = callsOf({ tag: 'Cart', who: 'either', whose: OWN })({
  getLists: {
    method: 'GET',
    path: '/api/list',
    summary:
      'One’s lists and those shared in one’s company, without their lines, the one changed last first.',
    success: { status: 200, description: 'The lists.', list: 'lists', schema: listSummarySchema },
  },
  addList: {
    method: 'POST',
    path: '/api/list',
    summary: 'Store lines under a name, to order them time and again.',
    request: listInputSchema,
    requestBytesMax: CART_BODY_BYTES,
    success: { status: 201, description: 'The list.', schema: insertedSchema },
    errors: ['not-found', 'company-not-active'],
  },
  getList: {
    method: 'GET',
    path: '/api/list/{id}',
    summary: 'A list with its lines, at the prices and stock of this moment.',
    params: idParamSchema,
    success: { status: 200, description: 'The list.', schema: listSchema },
  },
  changeList: {
    method: 'PUT',
    path: '/api/list/{id}',
    summary: 'Replace name, note and lines of a list that is still of this version.',
    params: idParamSchema,
    request: replaceListSchema,
    requestBytesMax: CART_BODY_BYTES,
    success: { status: 200, description: 'Replaced.', schema: modifiedSchema },
    errors: ['conflict', 'forbidden', 'company-not-active'],
  },
  removeList: {
    method: 'DELETE',
    path: '/api/list/{id}',
    summary: 'Delete a list.',
    params: idParamSchema,
    success: { status: 200, description: 'Deleted.', schema: deletedSchema },
    errors: ['forbidden'],
  },
  listToCart: {
    method: 'POST',
    path: '/api/list/{id}/to-cart',
    summary: 'Put a whole list into one’s cart. Says what became of each line.',
    params: idParamSchema,
    idempotency: 'changes nothing again, and returns the same outcomes with the cart as it then is',
    success: {
      status: 200,
      description: 'The cart, and what became of each line.',
      schema: joinedCartSchema,
    },
  },
  getListLabels: {
    method: 'GET',
    path: '/api/list/{id}/labels.pdf',
    summary:
      'Labels for the shelf as a PDF, 24 an A4 page: name, SKU, own number, and a QR code that leads a phone to quick order.',
    params: idParamSchema,
    query: listLabelsQuerySchema,
    success: { status: 200, description: 'The labels.', mediaType: 'application/pdf' },
  },
  listBoughtTools: {
    method: 'GET',
    path: '/api/bought-tool',
    summary:
      'The tools that one bought last and that are on sale, at most 12, with the quantity of the last order and the price of this moment.',
    whose: 'one’s own orders',
    success: { status: 200, description: 'The tools.', list: 'tools', schema: listLineSchema },
  },
});
