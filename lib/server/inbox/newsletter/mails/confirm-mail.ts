import 'server-only';
import { CONFIRM_WITHIN_DAYS } from '@/lib/server/inbox/newsletter/newsletter.policy';
import { hashNewsletterToken } from '@/lib/server/inbox/newsletter/newsletter-token';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { ROUTES } from '@/lib/shared/site/routes';
import { mailsIn } from '@/lib/shared/texts/mail-texts';
import { languageOfRecipient, type Recipient, subscriberMail } from './subscriber-mail';

export function confirmMail(recipient: Recipient, token: string): Mail {
  const language = languageOfRecipient(recipient);
  return subscriberMail(recipient, {
    step: `confirm:${hashNewsletterToken(token)}`,
    words: mailsIn(language).confirmNewsletter,
    values: { days: String(CONFIRM_WITHIN_DAYS) },
    url: siteLink(ROUTES.confirmNewsletter, language, { token }),
  });
}
