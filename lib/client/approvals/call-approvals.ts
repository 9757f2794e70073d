import { call } from '@/lib/client/api';
import {
  approveRequisitionCall,
  rejectRequisitionCall,
  requisitionToCartCall,
  withdrawRequisitionCall,
} from '@/lib/shared/approvals/approvals.contract';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import type { JoinedCart } from '@/lib/shared/cart/cart.schema';

/** Throws ApiProblem: `requisition-outdated` with `changes`, `requisition-decided` with `current`. */
export function approveRequisition(id: string): Promise<Requisition> {
  return call(approveRequisitionCall, { params: { id } });
}

export function rejectRequisition(id: string, reason: string): Promise<Requisition> {
  return call(rejectRequisitionCall, { params: { id }, body: { reason } });
}

export function withdrawRequisition(id: string): Promise<Requisition> {
  return call(withdrawRequisitionCall, { params: { id } });
}

export function requisitionToCart(id: string, idempotencyKey: string): Promise<JoinedCart> {
  return call(requisitionToCartCall, { params: { id }, idempotencyKey });
}
