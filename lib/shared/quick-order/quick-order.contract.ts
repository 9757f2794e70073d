import { type Contract, declareCall } from '../calls/contract';
import { deletedSchema, insertedSchema, upsertedSchema } from '../calls/write-results.schema';
import {
  importedOwnNumbersSchema,
  importOwnNumbersSchema,
  ownNumberInputSchema,
  ownNumberQuerySchema,
  ownNumberSchema,
} from '../own-numbers/own-number.schema';
import { type CheckListInput, checkedListSchema, checkListSchema } from './quick-order.schema';

const OWN = 'one’s own numbers';
const LIST_BODY_BYTES = 1_048_576;
const ROWS_PER_SEARCH = 10;

export const checkListCall = declareCall({
  method: 'POST',
  path: '/api/quick-order/check',
  tag: 'Cart',
  summary:
    'What each row of a list is: which tool, how many, at which price, or what is to be asked. Rows are taken only by all of an article number, and by one’s own numbers if signed in. Changes nothing.',
  who: 'optional',
  rate: 'search',
  request: checkListSchema,
  requestBytesMax: LIST_BODY_BYTES,
  work: ({ rows }: CheckListInput) => Math.floor(rows.length / ROWS_PER_SEARCH),
  success: { status: 200, description: 'One result a row, in order.', schema: checkedListSchema },
});

export const listOwnNumbersCall = declareCall({
  method: 'GET',
  path: '/api/alias',
  tag: 'Cart',
  summary: 'The numbers one calls tools by, in order.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  success: { status: 200, description: 'The numbers.', list: 'aliases', schema: ownNumberSchema },
});

export const addOwnNumberCall = declareCall({
  method: 'POST',
  path: '/api/alias',
  tag: 'Cart',
  summary: 'Learn a number for a tool. One that stands for another tool is refused.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  request: ownNumberInputSchema,
  success: { status: 201, description: 'The number.', schema: insertedSchema },
  errors: ['not-found', 'alias-taken'],
});

export const setOwnNumberCall = declareCall({
  method: 'PUT',
  path: '/api/alias',
  tag: 'Cart',
  summary: 'Let a number stand for this tool, whatever it stood for.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  request: ownNumberInputSchema,
  success: { status: 200, description: 'Whether it was new or changed.', schema: upsertedSchema },
  errors: ['not-found'],
});

export const deleteOwnNumberCall = declareCall({
  method: 'DELETE',
  path: '/api/alias',
  tag: 'Cart',
  summary: 'Delete a number.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  query: ownNumberQuerySchema,
  success: { status: 200, description: 'Whether there was one.', schema: deletedSchema },
});

export const importOwnNumbersCall = declareCall({
  method: 'PUT',
  path: '/api/all-alias',
  tag: 'Cart',
  summary:
    'Let numbers stand for tools by SKU, whatever they stood for; an entry that is wrong is refused by itself. To send it again changes nothing.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  request: importOwnNumbersSchema,
  requestBytesMax: LIST_BODY_BYTES,
  success: { status: 200, description: 'What became of each, in order.', schema: importedOwnNumbersSchema },
});

export const QUICK_ORDER_CALLS: readonly Contract[] = [
  checkListCall,
  listOwnNumbersCall,
  addOwnNumberCall,
  setOwnNumberCall,
  deleteOwnNumberCall,
  importOwnNumbersCall,
];
