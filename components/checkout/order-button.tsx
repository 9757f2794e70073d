'use client';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { fillText } from '@/lib/shared/text/fill-text';
import { listedNames } from '@/lib/shared/text/listed-names';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { OrderPayment } from './use-order-payment';

const FIELDS = ['poNumber', 'address', 'phone'] as const;

/** The button that orders, or that does what its label says; the note is read beside it. */
export type OrderAction = (shown: { label?: string; note?: string }) => ReactNode;

type OrderButtonProps = {
  payment: OrderPayment;
  order: OrderAction;
  isPoRequired: boolean;
  /** Whether the fields have what is known of the buyer. */
  isFilled: boolean;
  submitHint?: string;
  fieldTexts: Pick<Texts['cart']['order'], 'poNumber' | 'address' | 'phone'>;
  texts: Texts['companyOrder'];
};

/** Orders, or submits for approval; what is still missing for it, since its field may be out of sight, and what comes next. */
export function OrderButton(props: OrderButtonProps) {
  const { payment, order, isPoRequired, isFilled, submitHint, fieldTexts, texts } = props;
  const { isNeeded, payBy } = payment;
  const language = useLanguage();
  const { control } = useFormContext();
  const values: unknown[] = useWatch({ control, name: FIELDS });
  const names = FIELDS.filter((field, place) => {
    return !String(values[place] ?? '').trim() && (field !== 'poNumber' || isPoRequired);
  }).map((field) => fieldTexts[field]);
  const later = payBy === 'account' ? texts.payment.accountLater : texts.payment.cardLater;
  return (
    <>
      {order({
        ...(isNeeded ? { label: texts.approval.submit } : {}),
        ...(isFilled && names.length > 0
          ? { note: fillText(texts.missing, { fields: listedNames(names, language, 'all') }) }
          : {}),
      })}
      <p className="-mt-1 text-center text-muted text-xs">
        {isNeeded ? (submitHint ?? texts.approval.submitHint) : later}
      </p>
    </>
  );
}
