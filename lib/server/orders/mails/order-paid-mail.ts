import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail } from '@/lib/server/mail/templates/layout';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { formatCents } from '@/lib/shared/money';
import { ROUTES } from '@/lib/shared/routes';
import { orderFacts, orderMailKey } from './order-facts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The receipt. */
export function orderPaidMail(order: OrderDocument): Mail {
  const content = layoutMail({
    subject: `Receipt for order ${order.number}: ${formatCents(order.orderValueCents)} paid`,
    preview: 'We have received your payment.',
    heading: 'Payment received',
    paragraphs: [
      `Hello ${order.buyerName}, thank you: your payment has arrived. We tell you when the order ships. Its invoice is on the page of the order.`,
    ],
    facts: [
      ...orderFacts(order),
      ['Paid on', DATE.format(order.paidAt)],
      ['Invoice', order.invoiceNumber ?? ''],
      ['Transaction', order.transactionId ?? ''],
    ],
    action: { label: 'See the order', url: siteLink(ROUTES.myOrder(order._id.toHexString())) },
  });
  return { key: orderMailKey('paid', order), to: order.buyerEmail, ...content };
}
