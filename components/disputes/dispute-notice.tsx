import { Fragment, type ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Moment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import { isDisputeOpen } from '@/lib/shared/payments/disputes';
import type { Dispute } from '@/lib/shared/payments/returned-money.schema';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type DisputeTexts = Texts['orderPage']['disputes'];
type DisputeNoticeProps = {
  dispute: Dispute;
  order: Pick<Order, 'state' | 'transactionId'>;
  texts: DisputeTexts;
};

/**
 * Sentences for an open dispute, or for a lost one of an order that has not shipped. A dispute of a payment that did
 * not pay for the order does not affect its shipment.
 */
function sentencesOf(
  { dispute, order, texts }: DisputeNoticeProps,
  language: Language,
  timeZone: string,
): ReactNode[] {
  const { notice } = texts;
  const isOther = order.transactionId !== undefined && order.transactionId !== dispute.transactionId;
  const isUnshipped = awaitsShipment(order) && !isOther;
  if (!isDisputeOpen(dispute.state)) {
    const moment = formatDay(dispute.closedAt ?? dispute.openedAt, language, timeZone);
    return [
      fillText(notice.lostText, { moment }),
      ...(isOther ? [notice.otherPayment] : []),
      ...(isUnshipped ? [notice.lostUnshipped] : []),
    ];
  }
  const answer = dispute.dueBy ? <Moment at={dispute.dueBy} text={notice.answer} /> : notice.answerSoon;
  return [
    texts.reasons[dispute.reason],
    dispute.state === 'to-answer' ? answer : notice.waiting,
    ...(isOther ? [notice.otherPayment] : dispute.isInquiry ? [] : [notice.noRefund]),
    ...(isUnshipped ? [notice.shipping] : []),
  ];
}

export function DisputeNotice(props: DisputeNoticeProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { dispute, texts } = props;
  const isOpen = isDisputeOpen(dispute.state);
  if (!isOpen && dispute.state !== 'lost') return null;
  const { disputed, inquiry, lost } = texts.notice;
  const heading = isOpen ? (dispute.isInquiry ? inquiry : disputed) : lost;
  return (
    <Notice tone={isOpen ? 'danger' : 'warning'}>
      <p className="font-semibold">
        {fillText(heading, { amount: formatDollars(dispute.amount, language) })}
      </p>
      <p className="mt-1">
        {sentencesOf(props, language, timeZone).map((sentence, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change places.
          <Fragment key={place}>{place > 0 ? <> {sentence}</> : sentence}</Fragment>
        ))}
      </p>
    </Notice>
  );
}
