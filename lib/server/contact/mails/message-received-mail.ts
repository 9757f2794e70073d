import 'server-only';
import { env } from '@/lib/server/config/env';
import type { ContactMessageDocument } from '@/lib/server/db/documents/enquiries';
import { enquirerFacts, linesOf } from '@/lib/server/enquiries/enquirer-facts';
import type { Mail } from '@/lib/server/mail/outbox';
import { composeMail } from '@/lib/server/mail/templates/compose-mail';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** Brings a message to the shop, in the shop's language. An answer goes straight to the sender. */
export function messageReceivedMail(message: ContactMessageDocument): Mail {
  const { CONTACT_EMAIL, CONTACT_LANGUAGE: language } = env();
  const texts = textsFor(language).enquiryMails;
  const content = composeMail({
    language,
    words: texts.messageReceived,
    values: { number: message.number, topic: texts.topics[message.topic], name: message.name },
    preview: message.message.slice(0, 120),
    paragraphs: linesOf(message.message),
    facts: enquirerFacts(message, language),
    url: siteLink(ROUTES.messages, language, { q: message.number, state: 'all' }),
  });
  return {
    key: `contact-received:${message._id.toHexString()}`,
    to: CONTACT_EMAIL,
    replyTo: message.email,
    ...content,
  };
}
