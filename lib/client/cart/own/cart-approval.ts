import { call } from '@/lib/client/api';
import type { CartApproval } from '@/lib/shared/approvals/approval.schema';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';
import type { OrderCartInput } from '@/lib/shared/cart/cart.schema';

export function fetchCartApproval(): Promise<CartApproval> {
  return call(approvalCalls.previewCartApproval, {});
}

/** For members of a company. Throws ApiProblem: `approval-not-needed` where it can be placed. */
export async function submitCart(body: OrderCartInput, idempotencyKey: string): Promise<string> {
  return (await call(approvalCalls.submitCart, { body, idempotencyKey })).insertedId;
}
