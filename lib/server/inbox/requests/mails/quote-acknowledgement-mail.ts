import 'server-only';
import type { QuoteRequestDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { ROUTES } from '@/lib/shared/site/routes';
import { requestMailsIn } from '@/lib/shared/texts/mail-texts';
import { toRequester } from './envelopes';
import { quoteFacts } from './quote-facts';

/** Contains nothing the sender typed except quantities: the address may be a stranger's. */
export function quoteAcknowledgementMail(request: QuoteRequestDocument): Mail {
  const { language } = request;
  const content = composeMail({
    language,
    words: requestMailsIn(language).quoteAcknowledgement,
    values: { number: request.number },
    facts: quoteFacts(request, language),
    url: request.userId ? siteLink(ROUTES.myQuotes, language) : undefined,
  });
  return toRequester(request, content);
}
