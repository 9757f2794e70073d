'use client';
import type { OrderApproval } from '@/lib/shared/approvals/approval.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ApprovalRegion } from './approval-region';
import { PaymentChoice } from './payment-choice';
import type { OrderPayment } from './use-order-payment';

type PaymentAndApprovalProps = {
  /** Null where it cannot be read: the order itself says the same, where it is refused. */
  approval: OrderApproval | null;
  payment: OrderPayment;
  texts: Texts['companyOrder'];
};

/** How a member of a company pays an order, and who has to approve it. */
export function PaymentAndApproval({ approval, payment, texts }: PaymentAndApprovalProps) {
  const { preview, payBy } = payment;
  if (!approval) return null;
  return (
    <>
      <PaymentChoice approval={approval} payment={payment} texts={texts.payment} />
      {preview ? <ApprovalRegion preview={preview} isOnAccount={payBy === 'account'} texts={texts} /> : null}
    </>
  );
}
