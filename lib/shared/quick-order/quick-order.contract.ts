import { callsOf } from '../calls/contract';
import { deletedSchema, insertedSchema, modifiedSchema, upsertedSchema } from '../calls/write-results.schema';
import {
  importedOwnNumbersSchema,
  importOwnNumbersSchema,
  ownNumberInputSchema,
  ownNumberQuerySchema,
  ownNumberSchema,
} from '../own-numbers/own-number.schema';
import {
  type CheckListInput,
  checkedListSchema,
  checkListSchema,
  learnColumnsSchema,
} from './quick-order.schema';

const OWN = 'one’s own numbers';
const LIST_BODY_BYTES = 1_048_576;
const ROWS_PER_SEARCH = 10;

export const quickOrderCalls = callsOf({ tag: 'Cart', who: 'either', whose: OWN })({
  checkList: {
    method: 'POST',
    path: '/api/quick-order/check',
    summary:
      'What each row of a list is: which tool, how many, at which price, or what is to be asked. Rows are taken only by all of an article number, and by one’s own numbers if signed in. Changes nothing.',
    who: 'optional',
    rate: 'search',
    request: checkListSchema,
    requestBytesMax: LIST_BODY_BYTES,
    work: ({ rows }: CheckListInput) => Math.floor(rows.length / ROWS_PER_SEARCH),
    success: { status: 200, description: 'One result a row, in order.', schema: checkedListSchema },
  },
  learnColumns: {
    method: 'PUT',
    path: '/api/quick-order/column',
    summary:
      'Learn what columns of lists hold, by their headings: for one’s company, else for oneself. The next check reads them so.',
    whose: 'those of one’s company, else one’s own',
    request: learnColumnsSchema,
    success: { status: 200, description: 'How many headings were said.', schema: modifiedSchema },
  },
  listOwnNumbers: {
    method: 'GET',
    path: '/api/alias',
    summary: 'The numbers one calls tools by, in order.',
    success: { status: 200, description: 'The numbers.', list: 'aliases', schema: ownNumberSchema },
  },
  addOwnNumber: {
    method: 'POST',
    path: '/api/alias',
    summary: 'Learn a number for a tool. One that stands for another tool is refused.',
    request: ownNumberInputSchema,
    success: { status: 201, description: 'The number.', schema: insertedSchema },
    errors: ['not-found', 'alias-taken'],
  },
  setOwnNumber: {
    method: 'PUT',
    path: '/api/alias',
    summary: 'Let a number stand for this tool, whatever it stood for.',
    request: ownNumberInputSchema,
    success: { status: 200, description: 'Whether it was new or changed.', schema: upsertedSchema },
    errors: ['not-found'],
  },
  deleteOwnNumber: {
    method: 'DELETE',
    path: '/api/alias',
    summary: 'Delete a number.',
    query: ownNumberQuerySchema,
    success: { status: 200, description: 'Whether there was one.', schema: deletedSchema },
  },
  importOwnNumbers: {
    method: 'PUT',
    path: '/api/all-alias',
    summary:
      'Let numbers stand for tools by SKU, whatever they stood for; an entry that is wrong is refused by itself. To send it again changes nothing.',
    request: importOwnNumbersSchema,
    requestBytesMax: LIST_BODY_BYTES,
    success: { status: 200, description: 'What became of each, in order.', schema: importedOwnNumbersSchema },
  },
});
