import 'server-only';
import { orderFactsForShop, orderPageTextsIn } from '@/lib/server/commerce/payments/shop-mail-facts';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { DisputeDocument } from '@/lib/server/platform/db/documents/payments';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { formatLongMoment } from '@/lib/shared/dates/dates';
import { formatCents } from '@/lib/shared/numbers/money';
import { readDisputeReason } from '@/lib/shared/payments/disputes';
import { ROUTES } from '@/lib/shared/site/routes';
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
