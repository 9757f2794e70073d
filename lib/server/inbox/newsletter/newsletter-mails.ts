import type { SubscriberDocument } from '@/lib/server/platform/db/documents/mail';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, type MailWords, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { newsletterCalls } from '@/lib/shared/newsletter/newsletter.contract';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { mailsIn } from '@/lib/shared/texts/mail-texts';
import { CONFIRM_WITHIN_DAYS } from './newsletter.policy';
import { hashNewsletterToken } from './newsletter-token';

export function confirmMail(recipient: Recipient, token: string): Mail {
  const language = languageOfRecipient(recipient);
  return subscriberMail(recipient, {
    step: `confirm:${hashNewsletterToken(token)}`,
    words: mailsIn(language).confirmNewsletter,
    values: { days: String(CONFIRM_WITHIN_DAYS) },
    url: siteLink(ROUTES.confirmNewsletter, language, { token }),
  });
}

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

export type Recipient = Pick<SubscriberDocument, '_id' | 'email' | 'unsubscribeToken' | 'language'>;

type SubscriberMailPlan = {
  step: string;
  words: MailWords;
  values?: Readonly<Record<string, string>>;
  url?: string;
};

function languageOfRecipient(recipient: Recipient): Language {
  return recipient.language ?? LANGUAGES.default;
}

/** With a link to unsubscribe, and the header for the mail program's own button. */
function subscriberMail(recipient: Recipient, plan: SubscriberMailPlan): Mail & { unsubscribeUrl: string } {
  const language = languageOfRecipient(recipient);
  const query = { token: recipient.unsubscribeToken };
  const { step, ...rest } = plan;
  const content = composeMail({
    language,
    ...rest,
    lastLink: {
      label: mailsIn(language).unsubscribe,
      url: siteLink(ROUTES.unsubscribe, language, query),
    },
  });
  return {
    key: `newsletter-${step}:${recipient._id.toHexString()}`,
    to: recipient.email,
    unsubscribeUrl: siteLink(newsletterCalls.unsubscribe.path, language, query),
    ...content,
  };
}
