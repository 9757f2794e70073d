import { useLanguage } from '#use-language';
import { Moment } from '@/components/ui/moment';
import { callPath } from '@/lib/shared/calls/call-path';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { isOnAccount } from '@/lib/shared/orders/order-status';
import type { getCreditNoteCall, getInvoiceCall } from '@/lib/shared/orders/orders.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { FactList } from '../ui/fact-list';
import { PdfLink } from '../ui/links/pdf-link';
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
  const invoicePath = callPath<typeof getInvoiceCall>('/api/order/{id}/invoice.pdf', { params });
  const creditNotePath = callPath<typeof getCreditNoteCall>('/api/order/{id}/credit-note.pdf', {
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
        ...(invoiceNumber
          ? ([[texts.invoice, <PdfLink key="invoice" href={invoicePath} number={invoiceNumber} />]] as const)
          : []),
        ...(creditNoteNumber && !isListed
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
