import 'server-only';
import type { FailedRefund } from '@/lib/server/commerce/payments/provider/provider-refunds';
import { orderFactsForShop, orderPageTextsIn } from '@/lib/server/commerce/payments/shop-mail-facts';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { formatCents } from '@/lib/shared/numbers/money';
import { readFailureReason } from '@/lib/shared/payments/refund-failures';
import { ROUTES } from '@/lib/shared/site/routes';
import { orderMailsIn } from '@/lib/shared/texts/mail-texts';

export function refundFailedMail(failed: FailedRefund, order: OrderDocument | null): Mail {
  const { CONTACT_EMAIL, CONTACT_LANGUAGE: language } = env();
  const orderMails = orderMailsIn(language);
  const orderPage = orderPageTextsIn(language);
  const { refundFailed: words, facts } = orderMails;
  const content = composeMail({
    language,
    words,
    values: { amount: formatCents(failed.amountCents, language), number: order?.number ?? failed.intentId },
    facts: [
      ...orderFactsForShop(order, language),
      [facts.why, orderPage.refunds.failures[readFailureReason(failed.reason)]],
      [facts.transaction, failed.intentId],
      [facts.refund, failed.id],
    ],
    url: siteLink(order ? ROUTES.manageOrder(order._id.toHexString()) : ROUTES.refunds, language),
  });
  return { key: `refund-failed:${failed.id}`, to: CONTACT_EMAIL, ...content };
}
