import { call } from '@/lib/client/api';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import type { JoinedCart } from '@/lib/shared/cart/cart.schema';

/** Throws ApiProblem: `requisition-outdated` with `changes`, `requisition-decided` with `current`. */
export function approveRequisition(id: string): Promise<Requisition> {
  return call(approvalCalls.approveRequisition, { params: { id } });
}

export function rejectRequisition(id: string, reason: string): Promise<Requisition> {
  return call(approvalCalls.rejectRequisition, { params: { id }, body: { reason } });
}

export function withdrawRequisition(id: string): Promise<Requisition> {
  return call(approvalCalls.withdrawRequisition, { params: { id } });
}

export function requisitionToCart(id: string, idempotencyKey: string): Promise<JoinedCart> {
  return call(approvalCalls.requisitionToCart, { params: { id }, idempotencyKey });
}
