import 'server-only';
import type { Mail } from '@/lib/server/mail/outbox';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { CONFIRM_WITHIN_DAYS } from '../newsletter.policy';
import { hashNewsletterToken } from '../newsletter-token';
import { languageOfRecipient, type Recipient, subscriberMail } from './subscriber-mail';

/** Asks whether the address wants the newsletter. The link shows a page with a button; opening it changes nothing. */
export function confirmMail(recipient: Recipient, token: string): Mail {
  const language = languageOfRecipient(recipient);
  return subscriberMail(recipient, {
    step: `confirm:${hashNewsletterToken(token)}`,
    words: textsFor(language).mails.confirmNewsletter,
    values: { days: String(CONFIRM_WITHIN_DAYS) },
    url: siteLink(ROUTES.confirmNewsletter, language, { token }),
  });
}
