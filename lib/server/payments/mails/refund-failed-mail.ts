import 'server-only';
import { env } from '@/lib/server/config/env';
import type { Mail } from '@/lib/server/mail/outbox';
import { composeMail } from '@/lib/server/mail/templates/compose-mail';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import type { RefundedOrder } from '@/lib/server/orders/note-refund';
import { formatCents } from '@/lib/shared/money';
import { readFailureReason } from '@/lib/shared/refund-failures';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { FailedRefund } from '../provider';

/** Tells the shop, once for each refund and in the shop's language, that a buyer's bank sent its money back. */
export function refundFailedMail(failed: FailedRefund, order: RefundedOrder | null): Mail {
  const { CONTACT_EMAIL, CONTACT_LANGUAGE: language } = env();
  const { orderMails, orderPage } = textsFor(language);
  const { refundFailed: words, facts } = orderMails;
  const content = composeMail({
    language,
    words,
    values: { amount: formatCents(failed.amountCents, language), number: order?.number ?? failed.intentId },
    facts: [
      ...(order
        ? [
            [facts.order, order.number] as const,
            [facts.buyer, `${order.buyerName}, ${order.buyerEmail}`] as const,
          ]
        : []),
      [facts.why, orderPage.refunds.failures[readFailureReason(failed.reason)]],
      [facts.transaction, failed.intentId],
      [facts.refund, failed.id],
    ],
    url: siteLink(order ? ROUTES.manageOrder(order.id.toHexString()) : ROUTES.refunds, language),
  });
  return { key: `refund-failed:${failed.id}`, to: CONTACT_EMAIL, ...content };
}
