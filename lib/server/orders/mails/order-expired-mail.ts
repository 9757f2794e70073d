import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail } from '@/lib/server/mail/templates/layout';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { ROUTES } from '@/lib/shared/routes';
import { orderFacts, orderMailKey } from './order-facts';

/** Tells the buyer that the reservation is over because the order was not paid in time. */
export function orderExpiredMail(order: OrderDocument): Mail {
  const content = layoutMail({
    subject: `Order ${order.number} released: ${order.toolName}`,
    preview: 'The order was not paid in time. Nothing was charged.',
    heading: 'Your order was released',
    paragraphs: [
      `Hello ${order.buyerName}, your order was not paid in time, so its units are back on the shelf. Nothing was charged.`,
    ],
    facts: orderFacts(order),
    action: {
      label: 'Order again',
      url: siteLink(ROUTES.purchase(order.toolId.toHexString())),
    },
  });
  return { key: orderMailKey('expired', order), to: order.buyerEmail, ...content };
}
