import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { modifiedSchema } from '../calls/write-results.schema';
import type { ContactMessage } from './contact.schema';
import { contactMessageSchema, contactSchema } from './contact.schema';
import type { QuoteRequest } from './quote.schema';
import { ownQuoteSchema, ownQuotesQuerySchema, quoteRequestSchema, quoteSchema } from './quote.schema';
import { moveRequestSchema, requestNumberSchema, requestsQuerySchema } from './request.schema';

export const sendMessageCall = declareCall({
  method: 'POST',
  path: '/api/contact',
  tag: 'Contact',
  summary:
    'Write to the shop. The message is stored, mailed to the shop and acknowledged. `website` is to be left empty.',
  who: 'optional',
  rate: 'request',
  request: contactSchema,
  idempotency: 'stores nothing more',
  pageLanguage: true,
  success: { status: 201, description: 'The number to refer to.', schema: requestNumberSchema },
});

export const listMessagesCall = declareCall({
  method: 'GET',
  path: '/api/contact',
  tag: 'Contact',
  summary: 'List messages, newest first: those that wait for a reply, unless asked for others.',
  who: 'admin',
  rate: 'read',
  isPersonal: true,
  query: requestsQuerySchema,
  success: { status: 200, description: 'The messages.', list: 'requests', schema: contactMessageSchema },
});

export const moveMessageCall = declareCall({
  method: 'PATCH',
  path: '/api/contact/{id}',
  tag: 'Contact',
  summary: 'Mark a message as answered, or open it again.',
  who: 'admin',
  rate: 'write',
  params: idParamSchema,
  request: moveRequestSchema,
  success: { status: 200, description: 'Done; 0 if it was so already.', schema: modifiedSchema },
  errors: ['conflict'],
});

export const requestQuoteCall = declareCall({
  method: 'POST',
  path: '/api/quote',
  tag: 'Quotes',
  summary:
    'Ask for a quote on up to 20 tools. Names and prices are kept as they are now; the request is mailed to the shop and acknowledged. `website` is to be left empty.',
  who: 'optional',
  rate: 'request',
  request: quoteSchema,
  idempotency: 'stores nothing more',
  pageLanguage: true,
  success: { status: 201, description: 'The number to refer to.', schema: requestNumberSchema },
});

export const listOwnQuotesCall = declareCall({
  method: 'GET',
  path: '/api/quote',
  tag: 'Quotes',
  summary: 'List one’s own requests made while signed in, newest first.',
  who: 'bearer',
  rate: 'read',
  query: ownQuotesQuerySchema,
  success: { status: 200, description: 'The requests.', list: 'quotes', schema: ownQuoteSchema },
});

export const listAllQuotesCall = declareCall({
  method: 'GET',
  path: '/api/all-quote',
  tag: 'Quotes',
  summary:
    'List everyone’s requests for quote, newest first: those that wait for a reply, unless asked for others.',
  who: 'admin',
  rate: 'read',
  isPersonal: true,
  query: requestsQuerySchema,
  success: { status: 200, description: 'The requests.', list: 'requests', schema: quoteRequestSchema },
});

export const moveQuoteCall = declareCall({
  method: 'PATCH',
  path: '/api/all-quote/{id}',
  tag: 'Quotes',
  summary: 'Mark a request for quote as answered, or open it again.',
  who: 'admin',
  rate: 'write',
  params: idParamSchema,
  request: moveRequestSchema,
  success: { status: 200, description: 'Done; 0 if it was so already.', schema: modifiedSchema },
  errors: ['conflict'],
});

export const REQUEST_CALLS: readonly Contract[] = [
  sendMessageCall,
  listMessagesCall,
  moveMessageCall,
  requestQuoteCall,
  listOwnQuotesCall,
  listAllQuotesCall,
  moveQuoteCall,
];

export type ListedRequests = { contact: ContactMessage; quote: QuoteRequest };
