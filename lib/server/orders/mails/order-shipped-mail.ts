import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail } from '@/lib/server/mail/templates/layout';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { ROUTES } from '@/lib/shared/routes';
import { orderFacts, orderMailKey } from './order-facts';

/** Tells the buyer that the order is on its way. */
export function orderShippedMail(order: OrderDocument): Mail {
  const content = layoutMail({
    subject: `Order ${order.number} shipped: ${order.toolName}`,
    preview: 'Your tools are on their way.',
    heading: 'Your order is on its way',
    paragraphs: [`Hello ${order.buyerName}, your order has left our dock.`],
    facts: orderFacts(order),
    action: { label: 'See the order', url: siteLink(ROUTES.myOrder(order._id.toHexString())) },
  });
  return { key: orderMailKey('shipped', order), to: order.buyerEmail, ...content };
}
