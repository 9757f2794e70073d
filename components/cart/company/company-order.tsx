'use client';
import { type ComponentProps, type ReactNode, type RefObject, use, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { OrderButton } from '@/components/checkout/order-button';
import { PaymentAndApproval } from '@/components/checkout/payment-and-approval';
import { useOrderPayment } from '@/components/checkout/use-order-payment';
import { Skeleton } from '@/components/ui/states/skeleton';
import { submitCart } from '@/lib/client/cart/own/submit-cart';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { listedNames } from '@/lib/shared/text/listed-names';
import type { Submission } from '../use-order-cart';
import { companyOrderTexts } from './company-order-texts';
import { useCartApproval } from './use-cart-approval';

type CompanyOrderProps = Pick<ComponentProps<typeof OrderButton>, 'order' | 'isFilled' | 'fieldTexts'> & {
  submission: RefObject<Submission | null>;
  refusals: number;
  onPoRequired: (isRequired: boolean) => void;
  /** Where the order goes. */
  children: ReactNode;
};

/** How a member of a company orders the cart, or submits it for approval. */
export function CompanyOrder(props: CompanyOrderProps) {
  const { submission, refusals, onPoRequired, children, ...button } = props;
  const language = useLanguage();
  const texts = use(companyOrderTexts());
  const approval = useCartApproval(refusals);
  const payment = useOrderPayment(approval);
  const { setValue } = useFormContext();
  const { payBy, isNeeded } = payment;
  const isPoRequired = approval?.poRequired ?? false;
  const { submitted, submittedTo, gone } = texts.approval;
  const approvers = new Set(payment.preview?.needs.flatMap(({ approvers: names }) => names));
  const message =
    approvers.size > 0
      ? fillText(submittedTo, { names: listedNames([...approvers], language, 'any') })
      : submitted;

  useEffect(() => setValue('payBy', payBy), [payBy, setValue]);

  useEffect(() => {
    submission.current = isNeeded
      ? { send: submitCart, message, next: COMPANY_ROUTES.approvalsOf('mine'), gone }
      : null;
    return () => {
      submission.current = null;
    };
  }, [isNeeded, submission, message, gone]);

  useEffect(() => onPoRequired(isPoRequired), [isPoRequired, onPoRequired]);

  return (
    <>
      {approval === undefined ? (
        <div role="status" aria-label={texts.loading}>
          <Skeleton className="h-40 w-full" />
        </div>
      ) : (
        <PaymentAndApproval approval={approval} payment={payment} texts={texts} />
      )}
      {children}
      {approval === undefined ? null : (
        <OrderButton {...button} isPoRequired={isPoRequired} payment={payment} texts={texts} />
      )}
    </>
  );
}
