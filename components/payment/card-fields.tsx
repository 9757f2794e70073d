'use client';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { StripeElementStyle } from '@stripe/stripe-js';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CardFieldsProps = { style: StripeElementStyle; disabled: boolean; texts: Texts['payment'] };

/** Each field is in a frame of the provider, so that no digit reaches the shop. */
export function CardFields({ style, disabled, texts }: CardFieldsProps) {
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
