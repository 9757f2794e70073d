import 'server-only';
import { z } from 'zod';
import { contactMessageSchema, contactSchema } from '@/lib/shared/schemas/contact';
import { enquiriesQuerySchema, enquiryAnswerSchema, moveEnquirySchema } from '@/lib/shared/schemas/enquiry';
import { idParamSchema } from '@/lib/shared/schemas/fields';
import {
  newsletterAnswerSchema,
  newsletterConfirmedSchema,
  newsletterEndedSchema,
  newsletterSchema,
  newsletterTokenSchema,
} from '@/lib/shared/schemas/newsletter';
import {
  ownQuoteSchema,
  ownQuotesQuerySchema,
  quoteRequestSchema,
  quoteSchema,
} from '@/lib/shared/schemas/quote';
import { modifiedSchema } from './answers';
import { type ApiCall, PAGE_LANGUAGE } from './api-call';

/** Calls about the newsletter. */
export const NEWSLETTER_CALLS: readonly ApiCall[] = [
  {
    method: 'post',
    path: '/api/newsletter',
    tag: 'Newsletter',
    summary:
      'Ask for the newsletter. The address is on the list once the link of a mail is confirmed; the answer is the same whether or not it is on it.',
    who: 'anyone',
    headers: PAGE_LANGUAGE,
    body: newsletterSchema,
    answer: { status: 202, description: 'Taken.', schema: newsletterAnswerSchema },
  },
  {
    method: 'post',
    path: '/api/newsletter/confirm',
    tag: 'Newsletter',
    summary: 'Confirm an address with the token of the mail. The same again changes nothing.',
    who: 'anyone',
    body: newsletterTokenSchema,
    answer: { status: 200, description: 'It is on the list.', schema: newsletterConfirmedSchema },
    problems: ['token-invalid'],
  },
  {
    method: 'post',
    path: '/api/newsletter/unsubscribe',
    tag: 'Newsletter',
    summary:
      'Take an address off the list with the token of any mail to it; mailboxes do so in one click (RFC 8058). A body is not read.',
    who: 'anyone',
    query: newsletterTokenSchema,
    answer: { status: 200, description: 'It is off the list.', schema: newsletterEndedSchema },
    problems: ['token-invalid'],
  },
  {
    method: 'get',
    path: '/api/newsletter/unsubscribe',
    tag: 'Newsletter',
    summary: 'Lead people to the page with the unsubscribe button. Changes nothing.',
    who: 'anyone',
    query: newsletterTokenSchema,
    answer: { status: 303, description: 'The page.' },
  },
];

const ENQUIRY_HEADERS = {
  ...PAGE_LANGUAGE,
  'Idempotency-Key': 'Of the client’s choice. The same key with the same body again stores nothing more.',
};

/** Calls about messages to the shop. */
export const CONTACT_CALLS: readonly ApiCall[] = [
  {
    method: 'post',
    path: '/api/contact',
    tag: 'Contact',
    summary:
      'Write to the shop. The message is stored, mailed to the shop and acknowledged. `website` is to be left empty.',
    who: 'optional',
    headers: ENQUIRY_HEADERS,
    body: contactSchema,
    answer: { status: 201, description: 'The number to refer to.', schema: enquiryAnswerSchema },
    problems: ['unauthenticated', 'idempotency-mismatch'],
  },
  {
    method: 'get',
    path: '/api/contact',
    tag: 'Contact',
    summary: 'List messages, newest first: those that wait for an answer, unless asked for others.',
    who: 'admin',
    query: enquiriesQuerySchema,
    answer: {
      status: 200,
      description: 'The messages.',
      schema: z.array(contactMessageSchema),
      headers: { 'X-Total-Count': 'How many messages fit in all.' },
    },
  },
  {
    method: 'patch',
    path: '/api/contact/{id}',
    tag: 'Contact',
    summary: 'Mark a message as answered, or open it again.',
    who: 'admin',
    params: idParamSchema,
    body: moveEnquirySchema,
    answer: { status: 200, description: 'Done; 0 if it was so already.', schema: modifiedSchema },
    problems: ['conflict'],
  },
];

/** Calls about requests for quote. */
export const QUOTE_CALLS: readonly ApiCall[] = [
  {
    method: 'post',
    path: '/api/quote',
    tag: 'Quotes',
    summary:
      'Ask for a quote on up to 20 tools. Names and prices are kept as they are now; the request is mailed to the shop and acknowledged. `website` is to be left empty.',
    who: 'optional',
    headers: ENQUIRY_HEADERS,
    body: quoteSchema,
    answer: { status: 201, description: 'The number to refer to.', schema: enquiryAnswerSchema },
    problems: ['unauthenticated', 'idempotency-mismatch'],
  },
  {
    method: 'get',
    path: '/api/quote',
    tag: 'Quotes',
    summary: 'List what one has asked for while signed in, newest first.',
    who: 'bearer',
    query: ownQuotesQuerySchema,
    answer: {
      status: 200,
      description: 'The requests.',
      schema: z.array(ownQuoteSchema),
      headers: { 'X-Total-Count': 'How many there are in all.' },
    },
  },
  {
    method: 'get',
    path: '/api/all-quote',
    tag: 'Quotes',
    summary:
      'List everyone’s requests for quote, newest first: those that wait for an answer, unless asked for others.',
    who: 'admin',
    query: enquiriesQuerySchema,
    answer: {
      status: 200,
      description: 'The requests.',
      schema: z.array(quoteRequestSchema),
      headers: { 'X-Total-Count': 'How many requests fit in all.' },
    },
  },
  {
    method: 'patch',
    path: '/api/all-quote/{id}',
    tag: 'Quotes',
    summary: 'Mark a request for quote as answered, or open it again.',
    who: 'admin',
    params: idParamSchema,
    body: moveEnquirySchema,
    answer: { status: 200, description: 'Done; 0 if it was so already.', schema: modifiedSchema },
    problems: ['conflict'],
  },
];
