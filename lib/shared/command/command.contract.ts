import { callsOf } from '../calls/contract';
import { commandQuerySchema, commandResponseSchema } from './command.schema';

export const commandCalls = callsOf({ tag: 'Service', who: 'admin' })({
  findByCommand: {
    method: 'GET',
    path: '/api/command',
    summary:
      'What an admin may mean by a text: orders by number, PO number or buyer, accounts by name or e-mail, tools in every state by SKU or name; companies, offers, requests for quote, approvals, invoices, payments, price lists and returns by number, name or PO number. At most five of each.',
    rate: 'search',
    query: commandQuerySchema,
    success: { status: 200, description: 'What was found, best first.', schema: commandResponseSchema },
  },
});
