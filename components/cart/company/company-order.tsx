'use client';
import { type ReactNode, type RefObject, use, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Skeleton } from '@/components/ui/states/skeleton';
import { submitCart } from '@/lib/client/cart/own/submit-cart';
import { COMPANY_ROUTES } from '@/lib/shared/company/company-routes';
import type { Submission } from '../use-order-cart';
import { ApprovalRegion } from './approval-region';
import { cartCompanyTexts } from './cart-company-texts';
import { PaymentChoice } from './payment-choice';
import { useCartApproval } from './use-cart-approval';

type CompanyOrderProps = {
  /** The button that orders, or that does what its label says. */
  order: (label?: string) => ReactNode;
  submission: RefObject<Submission | null>;
  refusals: number;
  onPoRequired: (isRequired: boolean) => void;
};

/** How a member of a company orders the cart, or submits it for approval. */
export function CompanyOrder({ order, submission, refusals, onPoRequired }: CompanyOrderProps) {
  const texts = use(cartCompanyTexts());
  const approval = useCartApproval(refusals);
  const { control } = useFormContext();
  const payBy: unknown = useWatch({ control, name: 'payBy' });
  const onAccount = payBy === 'account' ? approval?.account : null;
  const preview = onAccount ?? approval?.card;
  const isNeeded = preview?.needed ?? false;
  const { submitted } = texts.approval;

  useEffect(() => {
    submission.current = isNeeded
      ? { send: submitCart, message: submitted, next: COMPANY_ROUTES.approvalsOf('mine') }
      : null;
    return () => {
      submission.current = null;
    };
  }, [isNeeded, submission, submitted]);

  useEffect(() => onPoRequired(approval?.poRequired ?? false), [approval, onPoRequired]);

  if (approval === undefined) {
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const later = onAccount ? texts.payment.accountLater : texts.payment.cardLater;
  return (
    <>
      {approval ? <PaymentChoice approval={approval} texts={texts.payment} /> : null}
      {preview ? <ApprovalRegion preview={preview} isOnAccount={Boolean(onAccount)} texts={texts} /> : null}
      {order(isNeeded ? texts.approval.submit : undefined)}
      <p className="-mt-1 text-center text-muted text-xs">{isNeeded ? texts.approval.submitHint : later}</p>
    </>
  );
}
