import { callsOf } from '../calls/contract';
import { acceptedSchema } from '../calls/write-results.schema';
import {
  newsletterConfirmedSchema,
  newsletterEndedSchema,
  newsletterSchema,
  newsletterTokenSchema,
} from './newsletter.schema';

export const newsletterCalls = callsOf({ tag: 'Newsletter', who: 'anyone' })({
  subscribe: {
    method: 'POST',
    path: '/api/newsletter',
    summary:
      'Ask for the newsletter. The address is on the list once the link of a mail is confirmed; the response is the same whether or not it is on it.',
    rate: 'account-mail',
    request: newsletterSchema,
    pageLanguage: true,
    success: { status: 202, description: 'Accepted.', schema: acceptedSchema },
  },
  confirmSubscription: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Confirm an address with the token of the mail. The same again changes nothing.',
    rate: 'account-link',
    request: newsletterTokenSchema,
    success: { status: 200, description: 'It is on the list.', schema: newsletterConfirmedSchema },
    errors: ['token-invalid'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary:
      'Take an address off the list with the token of any mail to it; mail programs do so in one click (RFC 8058). A body is not read.',
    // One mailbox provider makes this call for many people, from few addresses.
    rate: 'write',
    query: newsletterTokenSchema,
    success: { status: 200, description: 'It is off the list.', schema: newsletterEndedSchema },
    errors: ['token-invalid'],
  },
  unsubscribePage: {
    method: 'GET',
    path: '/api/newsletter/unsubscribe',
    summary: 'Redirect to the page with the unsubscribe button. Changes nothing.',
    query: newsletterTokenSchema,
    success: { status: 303, description: 'The page.' },
  },
});
