'use client';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { type CardProvider, loadCardGateway } from '@/lib/client/payment/card-gateway';

type Loading = { status: 'loading' | 'failed'; stripe: null } | { status: 'ready'; stripe: Stripe };

export function useCardGateway({ scriptUrl, publishableKey }: CardProvider): Loading & { retry: () => void } {
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
