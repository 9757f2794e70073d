import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';
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
  callRow(approvalCalls.previewCartApproval),
  callRow(approvalCalls.submitCart, NONE, {
    request: () => ({
      body: { version: 0, seenDue: 0, address: '1 Test Street', phone: '5550100' },
      headers: { 'idempotency-key': 'submit' },
    }),
  }),
  callRow(approvalCalls.listRequisitions, NONE),
  callRow(approvalCalls.exportRequisitions, NONE),
  callRow(approvalCalls.getRequisition, NONE, ofUnknown),
  callRow(approvalCalls.approveRequisition, NONE, ofUnknown),
  callRow(approvalCalls.rejectRequisition, NONE, {
    request: () => ({ path: { id: UNKNOWN }, body: { reason: 'Too many' } }),
  }),
  callRow(approvalCalls.withdrawRequisition, NONE, ofUnknown),
  callRow(approvalCalls.requisitionToCart, NONE, ofUnknown),
];
