import { callsOf } from '../calls/contract';
import { deskSchema } from './desk.schema';

export const deskCalls = callsOf({ tag: 'Service', who: 'either', whose: 'one’s own' })({
  readDesk: {
    method: 'GET',
    path: '/api/desk',
    summary:
      'What waits for whoever asks, as numbers that lead to their lists, and its first fifty entries: for a buyer offers, approvals, payments, overdue invoices, open requests and orders under way; for an admin what is to ship, to answer and to collect, the oldest first. Only what there is.',
    success: {
      status: 200,
      description: 'The desk.',
      schema: deskSchema,
      cacheControl: 'private, no-store',
    },
  },
});
