import { callsOf } from '../calls/contract';
import { commandQuerySchema } from './command.schema';
import { ownRecordSchema } from './own-record.schema';

export const ownRecordCalls = callsOf({ tag: 'Service', who: 'either', whose: 'one’s own' })({
  findOwnRecords: {
    method: 'GET',
    path: '/api/own-record',
    summary:
      'What a buyer may mean by a text: own orders, for approvers those of the company, by their number or that of PO or invoice; orders that wait for approval; offers by number; lists by name. At most five of each.',
    rate: 'search',
    query: commandQuerySchema,
    success: {
      status: 200,
      description: 'What was found: orders, approvals, offers, lists.',
      schema: ownRecordSchema.array(),
    },
  },
});
