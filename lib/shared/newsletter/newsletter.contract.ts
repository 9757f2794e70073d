import { type Contract, declareCall } from '../calls/contract';
import { acceptedSchema } from '../calls/write-results.schema';
import {
  newsletterConfirmedSchema,
  newsletterEndedSchema,
  newsletterSchema,
  newsletterTokenSchema,
} from './newsletter.schema';

export const subscribeCall = declareCall({
  method: 'POST',
  path: '/api/newsletter',
  tag: 'Newsletter',
  summary:
    'Ask for the newsletter. The address is on the list once the link of a mail is confirmed; the response is the same whether or not it is on it.',
  who: 'anyone',
  rate: 'account-mail',
  request: newsletterSchema,
  pageLanguage: true,
  success: { status: 202, description: 'Accepted.', schema: acceptedSchema },
});

export const confirmSubscriptionCall = declareCall({
  method: 'POST',
  path: '/api/newsletter/confirm',
  tag: 'Newsletter',
  summary: 'Confirm an address with the token of the mail. The same again changes nothing.',
  who: 'anyone',
  rate: 'account-link',
  request: newsletterTokenSchema,
  success: { status: 200, description: 'It is on the list.', schema: newsletterConfirmedSchema },
  errors: ['token-invalid'],
});

export const unsubscribeCall = declareCall({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  tag: 'Newsletter',
  summary:
    'Take an address off the list with the token of any mail to it; mail programs do so in one click (RFC 8058). A body is not read.',
  who: 'anyone',
  // One mailbox provider makes this call for many people, from few addresses.
  rate: 'write',
  query: newsletterTokenSchema,
  success: { status: 200, description: 'It is off the list.', schema: newsletterEndedSchema },
  errors: ['token-invalid'],
});

export const unsubscribePageCall = declareCall({
  method: 'GET',
  path: '/api/newsletter/unsubscribe',
  tag: 'Newsletter',
  summary: 'Redirect to the page with the unsubscribe button. Changes nothing.',
  who: 'anyone',
  rate: 'read',
  query: newsletterTokenSchema,
  success: { status: 303, description: 'The page.' },
});

export const NEWSLETTER_CALLS: readonly Contract[] = [
  subscribeCall,
  confirmSubscriptionCall,
  unsubscribeCall,
  unsubscribePageCall,
];
