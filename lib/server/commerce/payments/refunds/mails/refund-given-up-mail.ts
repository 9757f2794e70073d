import 'server-only';
import { orderFactsForShop } from '@/lib/server/commerce/payments/shop-mail-facts';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { formatCents } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import { orderMailsIn } from '@/lib/shared/texts/mail-texts';

/** `lastError` is the provider's code of why it refused. */
export type GivenUpRefund = Pick<
  RefundDocument,
  '_id' | 'intentId' | 'amountCents' | 'keyNumber' | 'lastError'
>;

export function refundGivenUpMail(refund: GivenUpRefund, order: OrderDocument | null): Mail {
  const { CONTACT_EMAIL, CONTACT_LANGUAGE: language } = env();
  const { refundGivenUp: words, facts } = orderMailsIn(language);
  const { _id, intentId, amountCents, keyNumber = 0, lastError = 'internal' } = refund;
  const content = composeMail({
    language,
    words,
    values: { amount: formatCents(amountCents, language), number: order?.number ?? intentId },
    facts: [...orderFactsForShop(order, language), [facts.why, lastError], [facts.transaction, intentId]],
    url: siteLink(order ? ROUTES.manageOrder(order._id.toHexString()) : ROUTES.refunds, language),
  });
  // One that an admin sent again may be refused again.
  return { key: `refund-given-up:${_id.toHexString()}:${keyNumber}`, to: CONTACT_EMAIL, ...content };
}
