'use client';
import type { ReactNode } from 'react';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { OrderPayment } from './use-order-payment';

type OrderButtonProps = {
  payment: OrderPayment;
  /** The button that orders, or that does what its label says. */
  order: (label?: string) => ReactNode;
  submitHint?: string;
  texts: Texts['companyOrder'];
};

/** Orders, or submits for approval; and what comes next. */
export function OrderButton({ payment, order, submitHint, texts }: OrderButtonProps) {
  const { isNeeded, payBy } = payment;
  const later = payBy === 'account' ? texts.payment.accountLater : texts.payment.cardLater;
  return (
    <>
      {order(isNeeded ? texts.approval.submit : undefined)}
      <p className="-mt-1 text-center text-muted text-xs">
        {isNeeded ? (submitHint ?? texts.approval.submitHint) : later}
      </p>
    </>
  );
}
