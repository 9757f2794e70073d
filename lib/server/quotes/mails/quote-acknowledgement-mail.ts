import 'server-only';
import { env } from '@/lib/server/config/env';
import type { QuoteRequestDocument } from '@/lib/server/db/documents/enquiries';
import { languageOfEnquiry } from '@/lib/server/enquiries/enquirer-facts';
import type { Mail } from '@/lib/server/mail/outbox';
import { composeMail } from '@/lib/server/mail/templates/compose-mail';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { quoteFacts } from './quote-facts';

/**
 * Tells the one who asked that the request arrived, and what it asks for. Holds nothing they typed but quantities: the
 * address may be a stranger's.
 */
export function quoteAcknowledgementMail(request: QuoteRequestDocument): Mail {
  const language = languageOfEnquiry(request);
  const content = composeMail({
    language,
    words: textsFor(language).enquiryMails.quoteAcknowledgement,
    values: { number: request.number },
    facts: quoteFacts(request, language),
    url: request.userId ? siteLink(ROUTES.myQuotes, language) : undefined,
  });
  return {
    key: `quote-acknowledgement:${request._id.toHexString()}`,
    to: request.email,
    replyTo: env().CONTACT_EMAIL,
    ...content,
  };
}
