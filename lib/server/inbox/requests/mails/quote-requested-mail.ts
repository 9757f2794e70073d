import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { QuoteRequestDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { requestMailsIn } from '@/lib/shared/texts/mail-texts';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { toShop } from './envelopes';
import { quoteFacts } from './quote-facts';
import { linesOf, requesterFacts } from './requester-facts';

function toolCount(count: number, texts: Texts['requestMails']['toolCount']): string {
  if (count === 0) return texts.none;
  return count === 1 ? texts.one : fillText(texts.many, { count: String(count) });
}

export function quoteRequestedMail(request: QuoteRequestDocument): Mail {
  const { CONTACT_LANGUAGE: language } = env();
  const { quoteRequested, toolCount: counts } = requestMailsIn(language);
  const url = siteLink(ROUTES.manageQuotes, language, { q: request.number, state: 'all' });
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
    facts: [...requesterFacts(request, language), ...quoteFacts(request, language)],
    url,
  });
  return toShop(request, content, url);
}
