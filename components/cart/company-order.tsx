'use client';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { OrderButton, useOrderPayment } from '@/components/checkout/order-button';
import { PaymentAndApproval } from '@/components/checkout/payment-and-approval';
import { Skeleton } from '@/components/ui/loading';
import { call } from '@/lib/client/api';
import { cartNow, cartOnServer, followCart } from '@/lib/client/cart/cart-store';
import { listedNames } from '@/lib/client/language/listed-names';
import { lateTexts } from '@/lib/client/language/load-texts';
import type { CartApproval } from '@/lib/shared/approvals/approval.schema';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';
import type { ChargedOrderCartInput } from '@/lib/shared/cart/charged-cart.schema';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Submission } from './use-order-cart';

type CompanyOrderProps = Pick<ComponentProps<typeof OrderButton>, 'order' | 'isFilled' | 'fieldTexts'> & {
  submission: RefObject<Submission | null>;
  refusals: number;
  onPoRequired: (isRequired: boolean) => void;
  /** The fields of the delivery. */
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
      ? {
          send: (body: ChargedOrderCartInput, idempotencyKey: string) =>
            call(approvalCalls.submitCart, { body, idempotencyKey }),
          message,
          next: COMPANY_ROUTES.approvalsOf('mine'),
          gone,
        }
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

/**
 * How an order of the cart stands with the member's company, asked anew for each version of it, and after each refusal: undefined until
 * the first reply, null where it cannot be read.
 */
export function useCartApproval(refusals: number): CartApproval | null | undefined {
  const { cart } = useSyncExternalStore(followCart, cartNow, cartOnServer);
  const version = cart?.version;
  const where = usePlace();
  const [approval, setApproval] = useState<CartApproval | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal means that something changed.
  useEffect(() => {
    if (version === undefined) return;
    let isLeft = false;
    call(approvalCalls.previewCartApproval, { query: JSON.parse(where) })
      .then((next) => {
        if (!isLeft) setApproval(next);
      })
      .catch((error: unknown) => {
        console.info('What the company needs could not be read.', error);
        // The order itself says the same, where it is refused.
        if (!isLeft) setApproval((before) => before ?? null);
      });
    return () => {
      isLeft = true;
    };
  }, [version, where, refusals]);
  return approval;
}

const PLACE = ['delivery.country', 'delivery.region', 'delivery.postalCode', 'shippingMethod'] as const;

/** Where and how the cart goes, in a shop that charges: as the query of what its order needs. */
function usePlace(): string {
  const { control } = useFormContext();
  const [country, region, postalCode, shippingMethod]: unknown[] = useWatch({ control, name: PLACE });
  if (!country || !shippingMethod) return '{}';
  return JSON.stringify({ country, region, postalCode, shippingMethod });
}

const LOAD = {
  en: () => import('@/lib/shared/texts/en/company-order'),
  de: () => import('@/lib/shared/texts/de/company-order'),
};

export const companyOrderTexts = lateTexts('companyOrder', LOAD);
