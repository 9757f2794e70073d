import 'server-only';
import {
  newsletterAnswerSchema,
  newsletterConfirmedSchema,
  newsletterEndedSchema,
  newsletterSchema,
  newsletterTokenSchema,
} from '@/lib/shared/schemas/newsletter';
import type { ApiCall } from './api-call';

/** Calls about the newsletter. */
export const NEWSLETTER_CALLS: readonly ApiCall[] = [
  {
    method: 'post',
    path: '/api/newsletter',
    tag: 'Newsletter',
    summary:
      'Ask for the newsletter. The address is on the list once the link of a mail is confirmed; the answer is the same whether or not it is on it.',
    who: 'anyone',
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
