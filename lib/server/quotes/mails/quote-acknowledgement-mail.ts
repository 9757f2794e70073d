import 'server-only';
import { env } from '@/lib/server/config/env';
import type { QuoteRequestDocument } from '@/lib/server/db/documents/enquiries';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail } from '@/lib/server/mail/templates/layout';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { BRAND } from '@/lib/shared/brand';
import { ROUTES } from '@/lib/shared/routes';
import { quoteFacts } from './quote-facts';

/**
 * Tells the one who asked that the request arrived, and what it asks for. Holds nothing they typed but quantities: the
 * address may be a stranger's.
 */
export function quoteAcknowledgementMail(request: QuoteRequestDocument): Mail {
  const content = layoutMail({
    subject: `We have your request for quote ${request.number}`,
    preview: `${BRAND.name} answers with a price and a lead time, within one working day.`,
    heading: 'We have your request for quote',
    paragraphs: [
      `Thank you for asking ${BRAND.name}. An engineer looks at request ${request.number} and answers by mail with a price and a lead time, within one working day.`,
    ],
    facts: quoteFacts(request),
    ...(request.userId ? { action: { label: 'See my quotes', url: siteLink(ROUTES.myQuotes) } } : {}),
    notes: [
      'If it was not you who asked, someone entered your address by mistake. You need not do anything.',
    ],
  });
  return {
    key: `quote-acknowledgement:${request._id.toHexString()}`,
    to: request.email,
    replyTo: env().CONTACT_EMAIL,
    ...content,
  };
}
