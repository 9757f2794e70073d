import type { OrderApproval } from '@/lib/shared/approvals/approval.schema';

/**
 * Returns how an order is paid unless its buyer chooses: on account where a company has terms, but not where that would be
 * refused.
 */
export function usualPayment({ account }: Pick<OrderApproval, 'account'>): 'card' | 'account' {
  return account?.problems.length === 0 ? 'account' : 'card';
}
