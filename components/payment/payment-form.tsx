'use client';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { StripeElementStyle } from '@stripe/stripe-js';
import { clsx } from 'clsx';
import { Lock } from 'lucide';
import { type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react';
import { useLanguage } from '#use-language';
import { FormFailure } from '@/components/forms/form';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { call } from '@/lib/client/api';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { mayArriveLater } from '@/lib/client/problem';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { awaitsPayment } from '@/lib/shared/orders/order-status';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { usePayment } from './use-payment';

type PaymentFormProps = {
  order: Pick<Order, '_id' | 'orderValue'>;
  buyer: { name: string; email: string };
  style: StripeElementStyle;
  paidHref: string | undefined;
  texts: Texts['payment'];
};

/** `message` is that of the card's bank (product §8.3). */
export function PaymentForm({ order, buyer, style, paidHref, texts }: PaymentFormProps) {
  const language = useLanguage();
  const router = useLocalRouter();
  const { _id, orderValue } = order;
  const { ready, busy, message, unrecorded, pay, recordAgain } = usePayment(order, buyer, {
    unfinished: texts.unfinished,
    paidHref,
  });

  // Another tab may have paid or cancelled the order meanwhile, and Back may show a page from before it was paid.
  useEffect(() => {
    // Checked before the refresh: a page that cannot be fetched is left, and the typed card with it.
    const isOutdated = () =>
      call(orderCalls.getOrder, { params: { id: _id } }).then(
        (now) => (awaitsPayment(now) ? now.orderValue : (now.openBalance ?? 0)) !== orderValue,
        (error) => !mayArriveLater(error),
      );
    const onVisible = async () => {
      if (document.visibilityState === 'visible' && (await isOutdated())) router.refresh();
    };
    const listen = () => void onVisible();
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [router, _id, orderValue]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void pay();
  }

  if (unrecorded) {
    return (
      <Notice tone="warning" role="alert">
        <p>{fillText(texts.recordFailed, { reason: unrecorded.message })}</p>
        <p className="mt-2">
          {texts.transaction} <span className="wrap-anywhere font-mono">{unrecorded.transactionId}</span>
        </p>
        <Button variant="outline" size="sm" className="mt-3" busy={busy} onClick={recordAgain}>
          {texts.recordAgain}
        </Button>
      </Notice>
    );
  }
  return (
    <form noValidate method="post" onSubmit={submit} aria-label={texts.card} className="grid gap-5">
      <CardFields style={style} disabled={busy} texts={texts} />
      {/* The summary is beside the form on wide screens, and below it on others. */}
      <p className="figures flex items-baseline justify-between gap-4 xl:hidden">
        <span className="font-semibold text-ink">{texts.total}</span>
        <span className="font-extrabold text-2xl text-ink">{formatDollars(order.orderValue, language)}</span>
      </p>
      <Button type="submit" size="lg" busy={busy} disabled={!ready}>
        {texts.submit}
      </Button>
      <FormFailure failure={message} />
      <p className="flex items-start gap-2 text-muted text-sm">
        <Icon node={Lock} className="mt-0.5 size-4 shrink-0" />
        {texts.secure}
      </p>
    </form>
  );
}

type CardFieldsProps = { style: StripeElementStyle; disabled: boolean; texts: Texts['payment'] };

/** Each field is in a frame of the provider, so that no digit reaches the shop. */
function CardFields({ style, disabled, texts }: CardFieldsProps) {
  const options = { style, disabled };
  return (
    <div className="grid grid-cols-2 items-end gap-5">
      <CardField label={texts.cardNumber} className="col-span-2">
        {(field) => <CardNumberElement {...field} options={{ ...options, showIcon: true }} />}
      </CardField>
      <CardField label={texts.expiration}>
        {(field) => <CardExpiryElement {...field} options={options} />}
      </CardField>
      <CardField label={texts.cvc}>{(field) => <CardCvcElement {...field} options={options} />}</CardField>
    </div>
  );
}

type Change = { error: { message: string } | undefined };
type FieldBinding = {
  id: string;
  className: string;
  onFocus: () => void;
  onBlur: () => void;
  onChange: (change: Change) => void;
};
type CardFieldProps = { label: string; className?: string; children: (field: FieldBinding) => ReactNode };

/** The provider's library focuses the frame on a click on the label, by the container's id. */
function CardField({ label, className, children }: CardFieldProps) {
  const id = useId();
  const [focused, setFocused] = useState(false);
  const [invalid, setInvalid] = useState(false);
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold text-ink text-sm">
        {label}
      </label>
      {children({
        id,
        // The frame's document supports one colour scheme only; in another one browsers would paint it an opaque
        // background.
        className: clsx(
          'h-11 rounded-md border px-3.5 py-[0.5625rem] shadow-raised [&_iframe]:scheme-light',
          invalid ? 'bg-danger-wash' : 'bg-surface',
          focused ? 'border-ink outline-2 outline-focus' : invalid ? 'border-danger' : 'border-edge',
        ),
        onFocus: () => setFocused(true),
        onBlur: () => setFocused(false),
        onChange: ({ error }) => setInvalid(error !== undefined),
      })}
    </div>
  );
}
