import type { FailedRefund } from '@/lib/server/commerce/payments/provider/provider-refunds';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { DisputeDocument, RefundDocument } from '@/lib/server/platform/db/documents/payments';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { formatLongMoment } from '@/lib/shared/dates/dates';
import { formatCents } from '@/lib/shared/numbers/money';
import { readDisputeReason } from '@/lib/shared/payments/disputes';
import { readFailureReason } from '@/lib/shared/payments/refund-failures';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { orderPage as orderPageGerman } from '@/lib/shared/texts/de/order-page';
import { privacy as privacyGerman } from '@/lib/shared/texts/de/privacy';
import { orderPage as orderPageEnglish } from '@/lib/shared/texts/en/order-page';
import { privacy as privacyEnglish } from '@/lib/shared/texts/en/privacy';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { orderMailsIn } from '@/lib/shared/texts/mail-texts';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Words = Texts['orderMails']['disputeOpened' | 'disputeInquiry' | 'disputeClosed'];

function disputeMail(
  dispute: DisputeDocument,
  order: OrderDocument | null,
  { key, wordsOf }: { key: string; wordsOf: (mails: Texts['orderMails']) => Words },
): Mail {
  const { CONTACT_EMAIL, CONTACT_LANGUAGE: language, STORE_TIME_ZONE } = env();
  const orderMails = orderMailsIn(language);
  const orderPage = orderPageTextsIn(language);
  const { facts } = orderMails;
  const { disputes } = orderPage;
  const content = composeMail({
    language,
    words: wordsOf(orderMails),
    values: {
      amount: formatCents(dispute.amountCents, language),
      number: order?.number ?? dispute.intentId,
      outcome: disputes.outcomes[dispute.state],
    },
    facts: [
      ...orderFactsForShop(order, language),
      [facts.why, disputes.reasons[readDisputeReason(dispute.reason)]],
      ...(dispute.dueBy
        ? [[facts.dueBy, formatLongMoment(dispute.dueBy, language, STORE_TIME_ZONE)] as const]
        : []),
      [facts.transaction, dispute.intentId],
      [facts.dispute, dispute._id],
    ],
    url: siteLink(order ? ROUTES.manageOrder(order._id.toHexString()) : ROUTES.disputes, language),
  });
  return { key, to: CONTACT_EMAIL, ...content };
}

export function disputeOpenedMail(dispute: DisputeDocument, order: OrderDocument | null): Mail {
  const { isInquiry } = dispute;
  return disputeMail(dispute, order, {
    key: `dispute-opened:${dispute._id}:${isInquiry ? 'inquiry' : 'dispute'}`,
    wordsOf: ({ disputeInquiry, disputeOpened }) => (isInquiry ? disputeInquiry : disputeOpened),
  });
}

export function disputeClosedMail(dispute: DisputeDocument, order: OrderDocument | null): Mail {
  return disputeMail(dispute, order, {
    key: `dispute-closed:${dispute._id}:${dispute.state}`,
    wordsOf: ({ disputeClosed }) => disputeClosed,
  });
}

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

const orderPageTextsIn = inLanguage({ en: orderPageEnglish, de: orderPageGerman });
const privacyTextsIn = inLanguage({ en: privacyEnglish, de: privacyGerman });

/** Number and buyer of an order, for mails to the shop; nothing for a payment that no order claimed. */
function orderFactsForShop(order: OrderDocument | null, language: Language): NonNullable<MailParts['facts']> {
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
