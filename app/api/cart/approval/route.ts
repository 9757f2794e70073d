import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { previewCartApproval } from '@/lib/server/commerce/approvals/preview-approval';
import { previewCartApprovalCall } from '@/lib/shared/approvals/approvals.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(previewCartApprovalCall, ({ actor }) => previewCartApproval(actor)),
]);
