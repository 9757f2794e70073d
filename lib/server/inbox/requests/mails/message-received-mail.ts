import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { ContactMessageDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { ROUTES } from '@/lib/shared/site/routes';
import { requestMailsIn } from '@/lib/shared/texts/mail-texts';
import { toShop } from './envelopes';
import { linesOf, requesterFacts } from './requester-facts';

export function messageReceivedMail(message: ContactMessageDocument): Mail {
  const { CONTACT_LANGUAGE: language } = env();
  const texts = requestMailsIn(language);
  const url = siteLink(ROUTES.messages, language, { q: message.number, state: 'all' });
  const content = composeMail({
    language,
    words: texts.messageReceived,
    values: { number: message.number, topic: texts.topics[message.topic], name: message.name },
    preview: message.message.slice(0, 120),
    paragraphs: linesOf(message.message),
    facts: requesterFacts(message, language),
    url,
  });
  return toShop(message, content, url);
}
