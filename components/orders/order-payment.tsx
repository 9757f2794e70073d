import { useLanguage } from '#use-language';
import { PdfLink } from '@/components/ui/links/pdf-link';
import { Moment } from '@/components/ui/moment';
import { callPath } from '@/lib/client/page/call-path';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import { isOnAccount } from '@/lib/shared/orders/order-status';
import type { orderCalls } from '@/lib/shared/orders/orders.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { FactList } from '../ui/panel';
import { listedPapers } from './order-documents';
import { PaymentDeadline } from './payment-deadline';

type OrderPaymentProps = { order: Order; deadlineText: string; texts: Texts['orderPage'] };

export function OrderPayment({ order, deadlineText, texts }: OrderPaymentProps) {
  const language = useLanguage();
  if (!order.paid && !order.invoiceNumber) {
    return (
      <p className="text-sm">
        <span className="font-medium text-ink">{isOnAccount(order) ? texts.onAccount : texts.notPaid}.</span>{' '}
        {order.expiresAt ? (
          <PaymentDeadline until={order.expiresAt} text={deadlineText} left={texts.left} />
        ) : null}
      </p>
    );
  }
  const params = { id: order._id };
  const invoicePath = callPath<typeof orderCalls.getInvoice>('/api/order/{id}/invoice.pdf', {
    params,
    query: {},
  });
  const creditNotePath = callPath<typeof orderCalls.getCreditNote>('/api/order/{id}/credit-note.pdf', {
    params,
    query: {},
  });
  const {
    paidAt,
    dueOn,
    openBalance,
    transactionId,
    invoiceNumber,
    creditNoteNumber,
    returned,
    partRefunds = [],
  } = order;
  const invoices = listedPapers(order).length > 0;
  // Credit notes of partial refunds are listed with them.
  const isListed = partRefunds.some((part) => part.creditNoteNumber === creditNoteNumber);
  return (
    <FactList
      facts={[
        ...(paidAt ? ([[texts.paidOn, <Moment key="paid" at={paidAt} />]] as const) : []),
        ...(dueOn && openBalance
          ? ([
              [texts.dueOn, formatDay(dueOn, language, 'UTC')],
              [texts.open, formatDollars(openBalance, language)],
            ] as const)
          : []),
        ...(transactionId
          ? ([
              [
                texts.transaction,
                <span key="id" className="font-mono">
                  {transactionId}
                </span>,
              ],
            ] as const)
          : []),
        ...(invoiceNumber && !invoices
          ? ([[texts.invoice, <PdfLink key="invoice" href={invoicePath} number={invoiceNumber} />]] as const)
          : []),
        ...(creditNoteNumber && !isListed && !invoices
          ? ([
              [texts.creditNote, <PdfLink key="note" href={creditNotePath} number={creditNoteNumber} />],
            ] as const)
          : []),
        ...(returned
          ? ([
              [
                texts.givenBack,
                <Moment
                  key="returned"
                  at={returned.at}
                  text={fillText(texts.givenBackOn, { amount: formatDollars(returned.amount, language) })}
                />,
              ],
            ] as const)
          : []),
      ]}
    />
  );
}

type PartRefundListProps = {
  order: Pick<Order, '_id' | 'lines' | 'partRefunds'>;
  texts: Texts['orderPage']['partRefund'];
};

export function PartRefundList({ order, texts }: PartRefundListProps) {
  const language = useLanguage();
  const names = new Map(order.lines.map(({ toolId, name }) => [toolId, name]));
  return (
    <ul className="divide-y divide-line">
      {(order.partRefunds ?? []).map(({ id, at, amount, lines, reason, creditNoteNumber }) => (
        <li key={id} className="grid gap-1.5 py-3 text-sm first:pt-0 last:pb-0">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <Moment at={at} className="figures text-muted" />
            <span className="figures font-semibold text-ink">{formatDollars(amount, language)}</span>
          </span>
          {lines.map(({ toolId, quantity, restock }) => (
            <span key={toolId} className="wrap-anywhere text-body">
              {fillText(texts.unitsLine, {
                count: formatNumber(quantity, language),
                name: names.get(toolId) ?? '',
              })}
              {restock ? <span className="text-muted"> · {texts.restocked}</span> : null}
            </span>
          ))}
          {reason ? <span className="wrap-anywhere text-body">{reason}</span> : null}
          {creditNoteNumber ? (
            <span>
              <PdfLink
                href={callPath<typeof orderCalls.getCreditNote>('/api/order/{id}/credit-note.pdf', {
                  params: { id: order._id },
                  query: { number: creditNoteNumber },
                })}
                number={creditNoteNumber}
              />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
