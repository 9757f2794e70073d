'use client';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { listedNames } from '@/lib/client/language/listed-names';
import { usualPayment } from '@/lib/client/payment/usual-payment';
import type { OrderApproval } from '@/lib/shared/approvals/approval.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const FIELDS = ['poNumber', 'address', 'phone'] as const;

/** The button that orders, or that does what its label says; the note is read beside it. */
export type OrderAction = (shown: { label?: string; note?: string }) => ReactNode;

type OrderButtonProps = {
  payment: OrderPayment;
  order: OrderAction;
  isPoRequired: boolean;
  /** True if the fields have what is known of the buyer. */
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

/** How an order is paid, as long as the company allows it, and what it needs then. */
export function useOrderPayment(approval: OrderApproval | null | undefined) {
  const [chosen, choose] = useState<'card' | 'account'>();
  const wanted = chosen ?? (approval ? usualPayment(approval) : 'card');
  const account = wanted === 'account' ? approval?.account : null;
  const preview = account ?? approval?.card;
  return {
    payBy: account ? ('account' as const) : ('card' as const),
    choose,
    preview,
    isNeeded: preview?.needed ?? false,
  };
}
export type OrderPayment = ReturnType<typeof useOrderPayment>;

type SheetBarProps = {
  label: string;
  /** Null where nothing can be ordered. */
  value: string | null;
  /** Read beside the button. */
  note?: string | undefined;
  children: ReactNode;
};

/**
 * The button of an order: on phones in a bar at the window's lower edge, with the total, which screen readers find in the
 * form.
 */
export function SheetBar({ label, value, note, children }: SheetBarProps) {
  return (
    <div className="sheet-bar no-print">
      {note ? <p className="text-ink text-sm max-lg:basis-full lg:mb-1.5">{note}</p> : null}
      {value === null ? null : (
        <span aria-hidden="true" className="grid shrink-0 lg:hidden">
          <span className="text-muted text-xs">{label}</span>
          <span className="figures whitespace-nowrap font-extrabold text-ink text-lg leading-tight">
            {value}
          </span>
        </span>
      )}
      {children}
    </div>
  );
}
