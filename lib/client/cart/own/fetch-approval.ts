import { call } from '@/lib/client/api';
import type { CartApproval } from '@/lib/shared/approvals/approval.schema';
import { previewCartApprovalCall } from '@/lib/shared/approvals/approvals.contract';

export function fetchCartApproval(): Promise<CartApproval> {
  return call(previewCartApprovalCall, {});
}
