import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { modifiedSchema } from '../calls/write-results.schema';
import type { ContactMessage } from './contact.schema';
import { contactMessageSchema, contactSchema } from './contact.schema';
import type { QuoteRequest } from './quote.schema';
import { ownQuoteSchema, ownQuotesQuerySchema, quoteRequestSchema, quoteSchema } from './quote.schema';
import { moveRequestSchema, requestNumberSchema, requestsQuerySchema } from './request.schema';

export const contactCalls = callsOf({ tag: 'Contact', who: 'admin' })({
  sendMessage: {
    method: 'POST',
    path: '/api/contact',
    summary:
      'Write to the shop. The message is stored, mailed to the shop and acknowledged. `website` is to be left empty.',
    who: 'optional',
    rate: 'request',
    request: contactSchema,
    idempotency: 'stores nothing more',
    pageLanguage: true,
    success: { status: 201, description: 'The number to refer to.', schema: requestNumberSchema },
  },
  listMessages: {
    method: 'GET',
    path: '/api/contact',
    summary: 'List messages, newest first: those that wait for a reply, unless asked for others.',
    isPersonal: true,
    query: requestsQuerySchema,
    success: { status: 200, description: 'The messages.', list: 'requests', schema: contactMessageSchema },
  },
  moveMessage: {
    method: 'PATCH',
    path: '/api/contact/{id}',
    summary: 'Mark a message as answered, or open it again.',
    params: idParamSchema,
    request: moveRequestSchema,
    success: { status: 200, description: 'Done; 0 if it was so already.', schema: modifiedSchema },
    errors: ['conflict'],
  },
});

export const quoteCalls = callsOf({ tag: 'Quotes', who: 'admin' })({
  requestQuote: {
    method: 'POST',
    path: '/api/quote',
    summary:
      'Ask for a quote on up to 20 tools. Names and prices are kept as they are now; the request is mailed to the shop and acknowledged. `website` is to be left empty.',
    who: 'optional',
    rate: 'request',
    request: quoteSchema,
    idempotency: 'stores nothing more',
    pageLanguage: true,
    success: { status: 201, description: 'The number to refer to.', schema: requestNumberSchema },
  },
  listOwnQuotes: {
    method: 'GET',
    path: '/api/quote',
    summary: 'List one’s own requests made while signed in, newest first.',
    who: 'bearer',
    query: ownQuotesQuerySchema,
    success: { status: 200, description: 'The requests.', list: 'quotes', schema: ownQuoteSchema },
  },
  listAllQuotes: {
    method: 'GET',
    path: '/api/all-quote',
    summary:
      'List everyone’s requests for quote, newest first: those that wait for a reply, unless asked for others.',
    isPersonal: true,
    query: requestsQuerySchema,
    success: { status: 200, description: 'The requests.', list: 'requests', schema: quoteRequestSchema },
  },
  moveQuote: {
    method: 'PATCH',
    path: '/api/all-quote/{id}',
    summary: 'Mark a request for quote as answered, or open it again.',
    params: idParamSchema,
    request: moveRequestSchema,
    success: { status: 200, description: 'Done; 0 if it was so already.', schema: modifiedSchema },
    errors: ['conflict'],
  },
});

export type ListedRequests = { contact: ContactMessage; quote: QuoteRequest };
