'use client';
import { type ReactNode, use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Skeleton } from '@/components/ui/states/skeleton';
import { cartCompanyTexts } from './cart-company-texts';
import { PaymentChoice } from './payment-choice';
import { useCartApproval } from './use-cart-approval';

type CompanyOrderProps = {
  /** The button that orders. */
  children: ReactNode;
};

/** How a member of a company orders the cart. */
export function CompanyOrder({ children }: CompanyOrderProps) {
  const texts = use(cartCompanyTexts());
  const approval = useCartApproval();
  const { control } = useFormContext();
  const payBy: unknown = useWatch({ control, name: 'payBy' });
  if (approval === undefined) {
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return (
    <>
      {approval ? <PaymentChoice approval={approval} texts={texts.payment} /> : null}
      {children}
      <p className="-mt-1 text-center text-muted text-xs">
        {payBy === 'account' ? texts.payment.accountLater : texts.payment.cardLater}
      </p>
    </>
  );
}
