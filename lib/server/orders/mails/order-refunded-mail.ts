import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail } from '@/lib/server/mail/templates/layout';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { BRAND } from '@/lib/shared/brand';
import { formatCents } from '@/lib/shared/money';
import { ROUTES } from '@/lib/shared/routes';
import { orderFacts, orderMailKey } from './order-facts';

/** Tells the buyer that the order will not ship and its money is on the way back. */
export function orderRefundedMail(order: OrderDocument): Mail {
  const amount = formatCents(order.orderValueCents);
  const content = layoutMail({
    subject: `Order ${order.number} refunded: ${amount}`,
    preview: 'Your payment is on its way back to you.',
    heading: 'Your order was refunded',
    paragraphs: [
      `Hello ${order.buyerName}, ${BRAND.name} has taken your order back before it shipped. ${amount} goes back to the card you paid with; banks take up to ten days to show it.`,
    ],
    facts: [
      ...orderFacts(order),
      ['Transaction', order.transactionId ?? ''],
      ...(order.creditNoteNumber ? ([['Credit note', order.creditNoteNumber]] as const) : []),
    ],
    action: { label: 'See the order', url: siteLink(ROUTES.myOrder(order._id.toHexString())) },
    notes: [`Questions? Write to ${BRAND.contactEmail}.`],
  });
  return { key: orderMailKey('refunded', order), to: order.buyerEmail, ...content };
}
