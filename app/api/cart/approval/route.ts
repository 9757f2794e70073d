import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { previewCartApproval } from '@/lib/server/commerce/approvals/preview-approval';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(approvalCalls.previewCartApproval, ({ actor, query }) => previewCartApproval(actor, query)),
]);
