'use client';
import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '@/lib/client/api';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { markPaidJustNow, rememberPaid } from '@/lib/client/payment/paid-here';
import { type CardPaymentOutcome, payOrder, recordCharge } from '@/lib/client/payment/pay-order';
import { sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Order } from '@/lib/shared/orders/order.schema';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { ROUTES } from '@/lib/shared/site/routes';

type Unrecorded = Extract<CardPaymentOutcome, { kind: 'unrecorded' }>;

const FIRST_POLL_MS = 2_000;
const LONGEST_POLL_MS = 15_000;

/**
 * Submits the payment, shows the bank's message, and polls the order if the store has not recorded a charge at once
 * (the provider's webhook marks the order paid as well).
 */
export function usePayment(
  order: Pick<Order, '_id' | 'orderValue'>,
  buyer: { name: string; email: string },
  { unfinished, paidHref = ROUTES.dashboard }: { unfinished: string; paidHref?: string | undefined },
) {
  const stripe = useStripe();
  const elements = useElements();
  const router = useLocalRouter();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [unrecorded, setUnrecorded] = useState<Unrecorded | null>(null);
  const finished = useRef(false);

  function finish() {
    if (finished.current) return;
    finished.current = true;
    rememberPaid(order._id);
    toastSuccess(messageText('payment-completed'));
    markPaidJustNow();
    // In place of the form, to which Back would otherwise lead.
    router.replace(paidHref);
  }

  /** Returns whether the page is being left. */
  function show(outcome: CardPaymentOutcome): boolean {
    setUnrecorded(outcome.kind === 'unrecorded' ? outcome : null);
    if (outcome.kind === 'paid') finish();
    if (outcome.kind === 'refused') setMessage(outcome.message ?? unfinished);
    if (outcome.kind === 'outdated') {
      setMessage(outcome.message);
      router.refresh();
    }
    return outcome.kind === 'paid';
  }

  /** One operation at a time; busy until it ends or the next page has loaded. */
  async function run(operation: () => Promise<CardPaymentOutcome>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setMessage(null);
    let leaving = false;
    try {
      leaving = show(await operation());
    } catch (error) {
      setMessage(sentenceOf(error));
    } finally {
      running.current = leaving;
      setBusy(leaving);
    }
  }

  function pay(): Promise<void> {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) return Promise.resolve();
    return run(() => payOrder(stripe, card, order, buyer));
  }

  function recordAgain(): Promise<void> {
    if (!unrecorded) return Promise.resolve();
    return run(() => recordCharge(order._id, unrecorded.transactionId));
  }

  const onPaid = useEffectEvent(finish);
  useEffect(() => {
    if (!unrecorded) return;
    let left = false;
    let waitMs = FIRST_POLL_MS;
    let timer = window.setTimeout(poll, waitMs);
    async function poll() {
      // A failed poll has no bearing on the payment.
      const current = await call(orderCalls.getOrder, { params: { id: order._id } }).catch(() => null);
      if (left) return;
      if (current?.paid) return onPaid();
      waitMs = Math.min(waitMs * 2, LONGEST_POLL_MS);
      timer = window.setTimeout(poll, waitMs);
    }
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [unrecorded, order._id]);

  return { ready: stripe !== null && elements !== null, busy, message, unrecorded, pay, recordAgain };
}
