import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { listFile } from '../calls/list-file';
import { deletedSchema, modifiedSchema } from '../calls/write-results.schema';
import type { ContactMessage } from './contact.schema';
import { contactMessageSchema, contactSchema } from './contact.schema';
import type { QuoteRequest } from './quote.schema';
import { ownQuoteSchema, ownQuotesQuerySchema, quoteRequestSchema, quoteSchema } from './quote.schema';
import { moveRequestSchema, requestNumberSchema, requestsQuerySchema } from './request.schema';
import { requestFileParamSchema, requestFileSchema } from './request-file.schema';

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
    success: {
      status: 200,
      description: 'The messages.',
      list: 'requests',
      pageSize: 25,
      schema: contactMessageSchema,
    },
  },
  exportMessages: listFile({
    path: '/api/contact/export.csv',
    summary: 'The messages of that list as CSV.',
    query: requestsQuerySchema,
  }),
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
      'Ask for a quote on up to 20 tools, from people who are signed in with up to five `files` that they uploaded. Names and prices are kept as they are now; the request is mailed to the shop and acknowledged. `website` is to be left empty.',
    who: 'optional',
    rate: 'request',
    request: quoteSchema,
    idempotency: 'stores nothing more',
    pageLanguage: true,
    success: { status: 201, description: 'The number to refer to.', schema: requestNumberSchema },
  },
  uploadQuoteFile: {
    method: 'POST',
    path: '/api/quote/file',
    summary:
      'Upload a file for a request for quote: a PDF, a picture (JPEG, PNG, WebP, AVIF) or a STEP file, at most 10 MB. Pictures are encoded anew. A file that no request is sent with within two days is deleted.',
    who: 'bearer',
    rate: 'upload',
    upload: true,
    success: { status: 201, description: 'The file.', schema: requestFileSchema },
    errors: ['file-storage-unavailable'],
  },
  getQuoteFile: {
    method: 'GET',
    path: '/api/quote/file/{id}',
    summary: 'A file of a request for quote, to download.',
    who: 'either',
    whose: 'sent by oneself, or an admin',
    params: requestFileParamSchema,
    success: { status: 200, description: 'The file.', mediaType: 'application/octet-stream' },
    errors: ['not-found', 'file-storage-unavailable'],
  },
  removeQuoteFile: {
    method: 'DELETE',
    path: '/api/quote/file/{id}',
    summary: 'Delete a file of one’s own that no request was sent with.',
    who: 'bearer',
    whose: 'one’s own',
    params: requestFileParamSchema,
    success: { status: 200, description: 'Deleted.', schema: deletedSchema },
    errors: ['not-found', 'file-in-use'],
  },
  listOwnQuotes: {
    method: 'GET',
    path: '/api/quote',
    summary: 'List one’s own requests made while signed in, newest first.',
    who: 'bearer',
    query: ownQuotesQuerySchema,
    success: {
      status: 200,
      description: 'The requests.',
      list: 'quotes',
      pageSize: 25,
      schema: ownQuoteSchema,
    },
  },
  exportOwnQuotes: {
    ...listFile({
      path: '/api/quote/export.csv',
      summary: 'The requests of that list as CSV, one row a line.',
      query: ownQuotesQuerySchema,
    }),
    who: 'bearer',
  },
  listAllQuotes: {
    method: 'GET',
    path: '/api/all-quote',
    summary:
      'List everyone’s requests for quote, newest first: those that wait for a reply, unless asked for others.',
    isPersonal: true,
    query: requestsQuerySchema,
    success: {
      status: 200,
      description: 'The requests.',
      list: 'requests',
      pageSize: 25,
      schema: quoteRequestSchema,
    },
  },
  exportAllQuotes: listFile({
    path: '/api/all-quote/export.csv',
    summary: 'The requests of that list as CSV, one row a line.',
    query: requestsQuerySchema,
  }),
  getManagedQuote: {
    method: 'GET',
    path: '/api/all-quote/{id}',
    summary: 'A request for quote, with the offer that answers it.',
    isPersonal: true,
    params: idParamSchema,
    success: { status: 200, description: 'The request.', schema: quoteRequestSchema },
    errors: ['not-found'],
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
