'use client';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { onThemeChange } from '@/components/shell/theme';
import { Button } from '@/components/ui/controls/button';
import { Skeleton } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { onRestore } from '@/lib/client/on-restore';
import { type CardProvider, loadCardGateway } from '@/lib/client/payment/card-gateway';
import { isPaidHere } from '@/lib/client/payment/paid-here';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PaymentForm } from './payment-form';

type PaymentPanelProps = {
  order: Pick<Order, '_id' | 'orderValue'>;
  buyer: { name: string; email: string };
  provider: CardProvider;
  /** The page where a payment ends; the dashboard by default. */
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

type Loading = { status: 'loading' | 'failed'; stripe: null } | { status: 'ready'; stripe: Stripe };

function useCardGateway({ scriptUrl, publishableKey }: CardProvider): Loading & { retry: () => void } {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<Loading & { attempt?: number }>({ status: 'loading', stripe: null });

  useEffect(() => {
    let left = false;
    loadCardGateway({ scriptUrl, publishableKey }, language).then(
      (stripe) => !left && setState({ status: 'ready', stripe, attempt }),
      (cause: unknown) => {
        console.info('The card form could not be loaded.', cause);
        if (!left) setState({ status: 'failed', stripe: null, attempt });
      },
    );
    return () => {
      left = true;
    };
  }, [scriptUrl, publishableKey, language, attempt]);

  function retry() {
    setState({ status: 'loading', stripe: null });
    setAttempt((count) => count + 1);
  }

  return { ...state, retry };
}

const TOKENS = {
  color: '--color-ink',
  placeholder: '--color-muted',
  danger: '--color-danger',
  ground: '--color-surface',
  dangerGround: '--color-danger-wash',
} as const;

function resolveColor(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}

function styleNow(): StripeElementStyle {
  return {
    base: {
      color: resolveColor(TOKENS.color),
      // As around the frame, whose own ground is white in every theme for who reads its colours from inside.
      backgroundColor: resolveColor(TOKENS.ground),
      iconColor: resolveColor(TOKENS.placeholder),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: resolveColor(TOKENS.placeholder) },
    },
    invalid: {
      color: resolveColor(TOKENS.danger),
      backgroundColor: resolveColor(TOKENS.dangerGround),
      iconColor: resolveColor(TOKENS.danger),
    },
  };
}

/** The provider's fields are in frames that the store's style sheet and tokens do not reach. */
function useElementStyle(): StripeElementStyle | undefined {
  const [style, setStyle] = useState<StripeElementStyle>();
  useEffect(() => {
    const follow = () => setStyle(styleNow());
    follow();
    return onThemeChange(follow);
  }, []);
  return style;
}
