import {
  approveRequisitionCall,
  getRequisitionCall,
  listRequisitionsCall,
  previewCartApprovalCall,
  rejectRequisitionCall,
  requisitionToCartCall,
  submitCartCall,
  withdrawRequisitionCall,
} from '@/lib/shared/approvals/approvals.contract';
import { callRow } from './define-row';
import type { Row } from './row';

const UNKNOWN = '0123456789abcdef01234567';
const NONE = { own: 404 };
const ofUnknown = { request: () => ({ path: { id: UNKNOWN } }) };

/**
 * Of people who belong to no company, so that nothing of theirs needs approval (404). What members, leavers and the owner of
 * another company may do is in tests/api/companies.
 */
export const APPROVAL_ROWS: readonly Row[] = [
  callRow(previewCartApprovalCall),
  callRow(submitCartCall, NONE, {
    request: () => ({
      body: { version: 0, seenDue: 0, address: '1 Test Street', phone: '5550100' },
      headers: { 'idempotency-key': 'submit' },
    }),
  }),
  callRow(listRequisitionsCall, NONE),
  callRow(getRequisitionCall, NONE, ofUnknown),
  callRow(approveRequisitionCall, NONE, ofUnknown),
  callRow(rejectRequisitionCall, NONE, {
    request: () => ({ path: { id: UNKNOWN }, body: { reason: 'Too many' } }),
  }),
  callRow(withdrawRequisitionCall, NONE, ofUnknown),
  callRow(requisitionToCartCall, NONE, ofUnknown),
];
