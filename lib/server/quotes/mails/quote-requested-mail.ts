import 'server-only';
import { env } from '@/lib/server/config/env';
import type { QuoteRequestDocument } from '@/lib/server/db/documents/enquiries';
import { enquirerFacts, linesOf } from '@/lib/server/enquiries/enquirer-facts';
import type { Mail } from '@/lib/server/mail/outbox';
import { composeMail } from '@/lib/server/mail/templates/compose-mail';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { ROUTES } from '@/lib/shared/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { quoteFacts } from './quote-facts';

function toolCount(count: number, texts: Texts['enquiryMails']['toolCount']): string {
  if (count === 0) return texts.none;
  return count === 1 ? texts.one : fillText(texts.many, { count: String(count) });
}

/** Brings a request for quote to the shop, in the shop's language. An answer goes straight to the one who asked. */
export function quoteRequestedMail(request: QuoteRequestDocument): Mail {
  const { CONTACT_EMAIL, CONTACT_LANGUAGE: language } = env();
  const { quoteRequested, toolCount: counts } = textsFor(language).enquiryMails;
  const content = composeMail({
    language,
    words: quoteRequested,
    values: {
      number: request.number,
      tools: toolCount(request.lines.length, counts),
      company: request.company ?? request.name,
      name: request.name,
    },
    preview: request.lines.map(({ quantity, toolName }) => `${quantity} × ${toolName}`).join(', '),
    paragraphs: linesOf(request.note),
    facts: [...enquirerFacts(request, language), ...quoteFacts(request, language)],
    url: siteLink(ROUTES.manageQuotes, language, { q: request.number, state: 'all' }),
  });
  return {
    key: `quote-requested:${request._id.toHexString()}`,
    to: CONTACT_EMAIL,
    replyTo: request.email,
    ...content,
  };
}
