import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail } from '@/lib/server/mail/templates/layout';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { ROUTES } from '@/lib/shared/routes';
import { orderFacts, orderMailKey } from './order-facts';

const DATE = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Tells the buyer that the units are reserved, until when, and where to pay. */
export function orderPlacedMail(order: OrderDocument): Mail {
  const content = layoutMail({
    subject: `Order ${order.number} placed: ${order.toolName}`,
    preview: 'Your units are reserved. Please pay to have them shipped.',
    heading: 'Thank you for your order',
    paragraphs: [
      `Hello ${order.buyerName}, we have reserved your units. They are shipped once the order is paid.`,
    ],
    facts: orderFacts(order),
    action: { label: 'Pay now', url: siteLink(ROUTES.payment(order._id.toHexString())) },
    notes: [`An order that is not paid by ${DATE.format(order.expiresAt)} UTC is released.`],
  });
  return { key: orderMailKey('placed', order), to: order.buyerEmail, ...content };
}
