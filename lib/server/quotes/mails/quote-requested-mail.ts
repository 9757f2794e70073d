import 'server-only';
import { env } from '@/lib/server/config/env';
import type { QuoteRequestDocument } from '@/lib/server/db/documents/enquiries';
import { enquirerFacts, linesOf } from '@/lib/server/enquiries/enquirer-facts';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail } from '@/lib/server/mail/templates/layout';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { ROUTES } from '@/lib/shared/routes';
import { quoteFacts } from './quote-facts';

function toolCount(count: number): string {
  if (count === 0) return 'a special';
  return count === 1 ? '1 tool' : `${count} tools`;
}

/** Brings a request for quote to the shop. An answer goes straight to the one who asked. */
export function quoteRequestedMail(request: QuoteRequestDocument): Mail {
  const tools = toolCount(request.lines.length);
  const content = layoutMail({
    subject: `${request.number} Request for quote: ${tools} for ${request.company ?? request.name}`,
    preview: request.lines.map(({ quantity, toolName }) => `${quantity} × ${toolName}`).join(', '),
    heading: `Request for quote from ${request.name}`,
    paragraphs: linesOf(request.note),
    facts: [...enquirerFacts(request), ...quoteFacts(request)],
    action: {
      label: 'Open in the dashboard',
      url: siteLink(ROUTES.manageQuotes, { q: request.number, state: 'all' }),
    },
    notes: ['Answering this mail writes to them. Mark the request as answered in the dashboard then.'],
  });
  return {
    key: `quote-requested:${request._id.toHexString()}`,
    to: env().CONTACT_EMAIL,
    replyTo: request.email,
    ...content,
  };
}
