import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** Number and buyer of an order, for mails to the shop; nothing for a payment that no order claimed. */
export function orderFactsForShop(
  order: OrderDocument | null,
  language: Language,
): NonNullable<MailParts['facts']> {
  if (!order) return [];
  const { orderMails, privacy } = textsFor(language);
  const { number, buyerName, buyerEmail } = order;
  const buyer = isOfClosedAccount(buyerEmail) ? privacy.closed.buyer : `${buyerName}, ${buyerEmail}`;
  return [
    [orderMails.facts.order, number],
    [orderMails.facts.buyer, buyer],
  ];
}
