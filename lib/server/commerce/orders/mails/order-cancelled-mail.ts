import 'server-only';
import type { OrderDocument, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { orderMail } from './order-mail';

export function orderCancelledMail(order: OrderDocument, by: TimelineEntry['by']): Mail {
  const { cancelled, cancelledByShop } = textsFor(order.language).orderMails;
  const words = by === 'buyer' ? cancelled : { ...cancelled, paragraphs: [cancelledByShop] };
  return orderMail(order, { step: 'cancelled', words, path: ROUTES.home });
}
