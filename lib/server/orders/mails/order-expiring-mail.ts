import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail } from '@/lib/server/mail/templates/layout';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { formatMoment } from '@/lib/shared/dates';
import { ROUTES } from '@/lib/shared/routes';
import { orderFacts, orderMailKey } from './order-facts';

/** Reminds the buyer, once, that an unpaid order is released soon, and when. */
export function orderExpiringMail(order: OrderDocument): Mail {
  const until = formatMoment(order.expiresAt.toISOString());
  const content = layoutMail({
    subject: `Order ${order.number} is held until ${until}: ${order.toolName}`,
    preview: 'Pay before then to keep your units.',
    heading: 'Your order is still waiting for its payment',
    paragraphs: [
      `Hello ${order.buyerName}, we hold your units until ${until}. Without a payment they go back on sale then, and nothing is charged.`,
    ],
    facts: orderFacts(order),
    action: { label: 'Pay now', url: siteLink(ROUTES.payment(order._id.toHexString())) },
    notes: ['Changed your mind? You can cancel the order on the page "My Orders", or simply let it go.'],
  });
  return { key: orderMailKey('expiring', order), to: order.buyerEmail, ...content };
}
