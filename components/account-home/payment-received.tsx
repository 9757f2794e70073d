'use client';
import { CircleCheck, Download, X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { OrderAgain } from '@/components/orders/own/own-order-buttons';
import { Button, buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { call } from '@/lib/client/api';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { callPath } from '@/lib/client/page/call-path';
import { takePaidJustNow } from '@/lib/client/payment/paid-here';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { wholeShipDay } from '@/lib/shared/shipments/ship-day-text';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type PaymentReceivedProps = {
  order: Pick<Order, '_id' | 'number' | 'poNumber' | 'orderValue' | 'address' | 'invoiceNumber'>;
  /** The day it is expected to ship; undefined where none is known, or it has shipped. */
  shipsOn: string | undefined;
  texts: Texts['account']['paid'];
};

/** Product §2.5: stays until it is closed, and receives the focus of who has just paid. */
export function PaymentReceived({ order, shipsOn, texts }: PaymentReceivedProps) {
  const { _id, number, poNumber, orderValue, address, invoiceNumber } = order;
  const language = useLanguage();
  const router = useLocalRouter();
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  const [isClosed, setClosed] = useState(false);

  useEffect(() => {
    if (takePaidJustNow()) region.current?.focus();
  }, []);

  async function close() {
    setBusy(true);
    try {
      await call(orderCalls.closePaymentNote, { params: { id: _id } });
      setClosed(true);
      document.getElementById('page')?.focus();
      router.refresh();
    } catch (error) {
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  if (isClosed) return null;
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby={id}
      className="no-print grid gap-3 rounded-lg border border-line border-s-4 border-s-success bg-surface p-4 text-sm sm:px-5"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="flex items-center gap-2 font-bold text-ink text-lg">
          <Icon node={CircleCheck} className="size-5 shrink-0 text-success" />
          {texts.heading}
        </h2>
        <Button variant="ghost" size="icon" aria-label={texts.close} busy={busy} onClick={close}>
          <Icon node={X} />
        </Button>
      </div>
      <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 md:grid-cols-[repeat(4,auto)_minmax(0,1fr)]">
        <Fact term={texts.order}>
          <Link
            href={ROUTES.myOrder(_id)}
            prefetch={false}
            className="font-mono underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {number}
          </Link>
        </Fact>
        {poNumber ? <Fact term={texts.poNumber}>{poNumber}</Fact> : null}
        <Fact term={texts.sum}>{formatDollars(orderValue, language)}</Fact>
        {shipsOn ? <Fact term={texts.ships}>{wholeShipDay(shipsOn, language)}</Fact> : null}
        <Fact term={texts.delivery} className="max-md:col-span-2">
          {address}
        </Fact>
      </dl>
      <div className="flex flex-wrap gap-2">
        {invoiceNumber ? (
          <a
            href={callPath<typeof orderCalls.getInvoice>('/api/order/{id}/invoice.pdf', {
              params: { id: _id },
              query: {},
            })}
            download={`${invoiceNumber}.pdf`}
            className={buttonStyles({ size: 'sm' })}
          >
            <Icon node={Download} className="size-4" />
            {texts.invoice}
          </a>
        ) : null}
        <OrderAgain orderId={_id} variant="outline" size="sm">
          {texts.again}
        </OrderAgain>
      </div>
    </section>
  );
}

type FactProps = { term: string; className?: string; children: ReactNode };

function Fact({ term, className = '', children }: FactProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-muted text-xs">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-line font-semibold text-ink">{children}</dd>
    </div>
  );
}
