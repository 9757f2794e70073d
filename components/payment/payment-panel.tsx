'use client';
import { Elements } from '@stripe/react-stripe-js';
import { useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Skeleton } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { onRestore } from '@/lib/client/on-restore';
import type { CardProvider } from '@/lib/client/payment/card-gateway';
import { isPaidHere } from '@/lib/client/payment/paid-here';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PaymentForm } from './payment-form';
import { useCardGateway } from './use-card-gateway';
import { useElementStyle } from './use-element-style';

type PaymentPanelProps = {
  order: Pick<Order, '_id' | 'orderValue'>;
  buyer: { name: string; email: string };
  provider: CardProvider;
  /** Where a payment ends; the dashboard by default. */
  paidHref?: string;
  texts: Texts['payment'];
};

/** Back shows this page as it was before the order was paid: then it has no card form, and is read again. */
function usePaidBefore(orderId: string): boolean {
  const router = useLocalRouter();
  const [isPaid, setPaid] = useState(() => isPaidHere(orderId));
  useEffect(() => onRestore(() => setPaid(isPaidHere(orderId))), [orderId]);
  useEffect(() => {
    if (isPaid) router.refresh();
  }, [isPaid, router]);
  return isPaid;
}

export function PaymentPanel(props: PaymentPanelProps) {
  const { order, texts } = props;
  if (usePaidBefore(order._id)) {
    return (
      <Notice tone="success" role="status">
        <p className="font-semibold">{texts.alreadyPaid}</p>
      </Notice>
    );
  }
  return <CardPanel {...props} />;
}

function CardPanel({ order, buyer, provider, paidHref, texts }: PaymentPanelProps) {
  const { status, stripe, retry } = useCardGateway(provider);
  const style = useElementStyle();
  const language = useLanguage();

  if (status === 'failed') {
    return (
      <Notice tone="danger" role="alert">
        <p>{texts.gatewayFailed}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={retry}>
          {texts.retry}
        </Button>
      </Notice>
    );
  }
  if (status === 'loading' || !style) {
    return (
      <div role="status" aria-label={texts.loading} className="grid grid-cols-2 gap-5">
        <Skeleton className="col-span-2 h-17" />
        <Skeleton className="h-17" />
        <Skeleton className="h-17" />
        <Skeleton className="col-span-2 h-13" />
      </div>
    );
  }
  return (
    <Elements stripe={stripe} options={{ locale: language }}>
      <PaymentForm {...{ order, buyer, style, paidHref, texts }} />
    </Elements>
  );
}
