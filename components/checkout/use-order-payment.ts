'use client';
import { useState } from 'react';
import type { OrderApproval } from '@/lib/shared/approvals/approval.schema';
import { usualPayment } from '@/lib/shared/approvals/usual-payment';

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
