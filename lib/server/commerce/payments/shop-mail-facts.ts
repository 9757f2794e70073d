import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import type { Language } from '@/lib/shared/site/languages';
import { orderPage as orderPageGerman } from '@/lib/shared/texts/de/order-page';
import { privacy as privacyGerman } from '@/lib/shared/texts/de/privacy';
import { orderPage as orderPageEnglish } from '@/lib/shared/texts/en/order-page';
import { privacy as privacyEnglish } from '@/lib/shared/texts/en/privacy';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { orderMailsIn } from '@/lib/shared/texts/mail-texts';

export const orderPageTextsIn = inLanguage({ en: orderPageEnglish, de: orderPageGerman });
const privacyTextsIn = inLanguage({ en: privacyEnglish, de: privacyGerman });

/** Number and buyer of an order, for mails to the shop; nothing for a payment that no order claimed. */
export function orderFactsForShop(
  order: OrderDocument | null,
  language: Language,
): NonNullable<MailParts['facts']> {
  if (!order) return [];
  const orderMails = orderMailsIn(language);
  const privacy = privacyTextsIn(language);
  const { number, buyerName, buyerEmail } = order;
  const buyer = isOfClosedAccount(buyerEmail) ? privacy.closed.buyer : `${buyerName}, ${buyerEmail}`;
  return [
    [orderMails.facts.order, number],
    [orderMails.facts.buyer, buyer],
  ];
}
