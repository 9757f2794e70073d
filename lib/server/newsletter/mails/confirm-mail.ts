import 'server-only';
import type { Mail } from '@/lib/server/mail/outbox';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { BRAND } from '@/lib/shared/brand';
import { ROUTES } from '@/lib/shared/routes';
import { CONFIRM_WITHIN_DAYS } from '../newsletter.policy';
import { hashNewsletterToken } from '../newsletter-token';
import { type Recipient, subscriberMail } from './subscriber-mail';

/** Asks whether the address wants the newsletter. The link shows a page with a button; opening it changes nothing. */
export function confirmMail(recipient: Recipient, token: string): Mail {
  return subscriberMail(recipient, `confirm:${hashNewsletterToken(token)}`, {
    subject: `Please confirm the ${BRAND.name} newsletter`,
    preview: 'One press, and you are on the list.',
    heading: 'Do you want our newsletter?',
    paragraphs: [
      `Someone entered this address for the newsletter of ${BRAND.name}: new tools, price changes and lead times, once a month at most.`,
      'Please confirm that it was you. Without that we send nothing.',
    ],
    action: {
      label: 'Confirm the newsletter',
      url: siteLink(ROUTES.confirmNewsletter, { token }),
    },
    notes: [
      `The link works for ${CONFIRM_WITHIN_DAYS} days; after that we forget an address that was not confirmed.`,
      'If it was not you, you need not do anything.',
    ],
  });
}
