'use client';
import { CircleCheck, Download } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { callPath } from '@/lib/client/page/call-path';
import { takePaidJustNow } from '@/lib/client/payment/paid-here';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { orderCalls } from '@/lib/shared/orders/orders.contract';
import { statementReference } from '@/lib/shared/receivables/statement-reference';
import type { Texts } from '@/lib/shared/texts/texts-for';

type InvoiceReceiptProps = {
  receipt: {
    orderId: string;
    orderNumber: string;
    invoiceNumber: string;
    poNumber?: string;
    amount: number;
    open: number;
    card: string;
  };
  texts: Texts['statement'];
};

/** Says what a card payment of an invoice did; receives the focus after the payment. */
export function InvoiceReceipt({ receipt, texts }: InvoiceReceiptProps) {
  const language = useLanguage();
  const id = useId();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takePaidJustNow()) region.current?.focus();
  }, []);
  const { orderId, orderNumber, invoiceNumber, poNumber, amount, open, card } = receipt;
  const words = texts.receipt;
  const facts = [
    [words.invoice, invoiceNumber],
    [words.order, orderNumber],
    ...(poNumber ? [[words.poNumber, poNumber]] : []),
    [words.amount, formatDollars(amount, language)],
    [words.method, statementReference({ reference: '', card }, texts.history)],
    ...(open > 0 ? [[words.open, formatDollars(open, language)]] : []),
  ];
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby={id}
      className="no-print grid gap-3 rounded-lg border border-line border-s-4 border-s-success bg-surface p-4 text-sm sm:px-5"
    >
      <h2 id={id} className="flex items-center gap-2 font-bold text-ink text-lg">
        <Icon node={CircleCheck} className="size-5 shrink-0 text-success" />
        {words.heading}
      </h2>
      <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 md:flex md:flex-wrap">
        {facts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-muted text-xs">{term}</dt>
            <dd className="wrap-anywhere font-semibold text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <a
        href={callPath<typeof orderCalls.getInvoice>('/api/order/{id}/invoice.pdf', {
          params: { id: orderId },
          query: { number: invoiceNumber },
        })}
        download={`${invoiceNumber}.pdf`}
        className={`${buttonStyles({ size: 'sm' })} w-fit`}
      >
        <Icon node={Download} className="size-4" />
        {words.pdf}
      </a>
    </section>
  );
}
