import 'server-only';
import type { SubscriberDocument } from '@/lib/server/db/documents/mail';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail, type MailParts } from '@/lib/server/mail/templates/layout';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { ROUTES } from '@/lib/shared/routes';

export type Recipient = Pick<SubscriberDocument, '_id' | 'email' | 'unsubscribeToken'>;

/** Where mailboxes POST to when their own unsubscribe button is pressed (RFC 8058). */
const ONE_CLICK_PATH = '/api/newsletter/unsubscribe';

/** Any mail to an address of the newsletter: with the way off the list as a link and for the mailbox's own button. */
export function subscriberMail(
  recipient: Recipient,
  step: string,
  parts: MailParts,
): Mail & { unsubscribeUrl: string } {
  const query = { token: recipient.unsubscribeToken };
  const content = layoutMail({
    ...parts,
    lastLink: { label: 'Unsubscribe from this list', url: siteLink(ROUTES.unsubscribe, query) },
  });
  return {
    key: `newsletter-${step}:${recipient._id.toHexString()}`,
    to: recipient.email,
    unsubscribeUrl: siteLink(ONE_CLICK_PATH, query),
    ...content,
  };
}
