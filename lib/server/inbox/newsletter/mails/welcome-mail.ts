import 'server-only';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { ROUTES } from '@/lib/shared/site/routes';
import { mailsIn } from '@/lib/shared/texts/mail-texts';
import { languageOfRecipient, type Recipient, subscriberMail } from './subscriber-mail';

export function welcomeMail(recipient: Recipient, confirmedAt: Date): Mail {
  const language = languageOfRecipient(recipient);
  return subscriberMail(recipient, {
    step: `welcome:${confirmedAt.getTime()}`,
    words: mailsIn(language).welcome,
    url: siteLink(`${ROUTES.home}#latest-tools`, language),
  });
}

export function alreadySubscribedMail(recipient: Recipient, requestedAt: Date): Mail {
  const words = mailsIn(languageOfRecipient(recipient)).alreadySubscribed;
  return subscriberMail(recipient, { step: `already:${requestedAt.getTime()}`, words });
}
