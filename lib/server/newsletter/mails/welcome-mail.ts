import 'server-only';
import type { Mail } from '@/lib/server/mail/outbox';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { BRAND } from '@/lib/shared/brand';
import { ROUTES } from '@/lib/shared/routes';
import { type Recipient, subscriberMail } from './subscriber-mail';

/** Tells that the address is on the list from now on. */
export function welcomeMail(recipient: Recipient, confirmedAt: Date): Mail {
  return subscriberMail(recipient, `welcome:${confirmedAt.getTime()}`, {
    subject: `You are on the ${BRAND.name} newsletter`,
    preview: 'New tools, price changes and lead times, once a month at most.',
    heading: 'You are on the list',
    paragraphs: [
      'Thank you. From now on you hear of new tools, price changes and lead times, once a month at most.',
    ],
    action: { label: 'See the latest tools', url: siteLink(`${ROUTES.home}#latest-tools`) },
  });
}

/** Tells someone who signs up again that nothing is missing. */
export function alreadySubscribedMail(recipient: Recipient, askedAt: Date): Mail {
  return subscriberMail(recipient, `already:${askedAt.getTime()}`, {
    subject: `You are already on the ${BRAND.name} newsletter`,
    preview: 'Nothing to do: this address gets it.',
    heading: 'You are on the list already',
    paragraphs: [
      `Someone entered this address for the newsletter of ${BRAND.name}. It is on the list already, so there is nothing to do.`,
    ],
  });
}
