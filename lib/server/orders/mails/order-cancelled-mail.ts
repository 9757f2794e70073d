import 'server-only';
import type { OrderDocument, TimelineEntry } from '@/lib/server/db/documents/orders';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail } from '@/lib/server/mail/templates/layout';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { BRAND } from '@/lib/shared/brand';
import { ROUTES } from '@/lib/shared/routes';
import { orderFacts, orderMailKey } from './order-facts';

/** Confirms a cancellation and says who asked for it. */
export function orderCancelledMail(order: OrderDocument, by: TimelineEntry['by']): Mail {
  const sentence =
    by === 'buyer' ? 'as you asked, your order is cancelled.' : `${BRAND.name} has cancelled your order.`;
  const content = layoutMail({
    subject: `Order ${order.number} cancelled: ${order.toolName}`,
    preview: 'Nothing was charged.',
    heading: 'Your order is cancelled',
    paragraphs: [`Hello ${order.buyerName}, ${sentence} Nothing was charged.`],
    facts: orderFacts(order),
    action: { label: 'Look at our tools', url: siteLink(ROUTES.home) },
    notes: [`Questions? Write to ${BRAND.contactEmail}.`],
  });
  return { key: orderMailKey('cancelled', order), to: order.buyerEmail, ...content };
}
