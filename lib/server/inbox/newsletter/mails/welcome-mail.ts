import 'server-only';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { siteLink } from '@/lib/server/platform/mail/templates/site-link';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { languageOfRecipient, type Recipient, subscriberMail } from './subscriber-mail';

export function welcomeMail(recipient: Recipient, confirmedAt: Date): Mail {
  const language = languageOfRecipient(recipient);
  return subscriberMail(recipient, {
    step: `welcome:${confirmedAt.getTime()}`,
    words: textsFor(language).mails.welcome,
    url: siteLink(`${ROUTES.home}#latest-tools`, language),
  });
}

export function alreadySubscribedMail(recipient: Recipient, requestedAt: Date): Mail {
  const words = textsFor(languageOfRecipient(recipient)).mails.alreadySubscribed;
  return subscriberMail(recipient, { step: `already:${requestedAt.getTime()}`, words });
}
