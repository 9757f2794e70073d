import 'server-only';
import type { SubscriberDocument } from '@/lib/server/db/documents/mail';
import type { Mail } from '@/lib/server/mail/outbox';
import { composeMail, type MailWords } from '@/lib/server/mail/templates/compose-mail';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';

export type Recipient = Pick<SubscriberDocument, '_id' | 'email' | 'unsubscribeToken' | 'language'>;

/** Where mailboxes POST to when their own unsubscribe button is pressed (RFC 8058). */
const ONE_CLICK_PATH = '/api/newsletter/unsubscribe';

type SubscriberMailPlan = {
  step: string;
  words: MailWords;
  values?: Readonly<Record<string, string>>;
  /** Where the words' action leads. */
  url?: string;
};

/** The subscriber's language; English for addresses from before it was kept. */
export function languageOfRecipient(recipient: Recipient): Language {
  return recipient.language ?? LANGUAGES.default;
}

/**
 * Any mail to an address of the newsletter: with the way off the list, in the subscriber's language, as a link and for
 * the mailbox's own button.
 */
export function subscriberMail(
  recipient: Recipient,
  plan: SubscriberMailPlan,
): Mail & { unsubscribeUrl: string } {
  const language = languageOfRecipient(recipient);
  const query = { token: recipient.unsubscribeToken };
  const { step, ...rest } = plan;
  const content = composeMail({
    language,
    ...rest,
    lastLink: {
      label: textsFor(language).mails.unsubscribe,
      url: siteLink(ROUTES.unsubscribe, language, query),
    },
  });
  return {
    key: `newsletter-${step}:${recipient._id.toHexString()}`,
    to: recipient.email,
    unsubscribeUrl: siteLink(ONE_CLICK_PATH, language, query),
    ...content,
  };
}
