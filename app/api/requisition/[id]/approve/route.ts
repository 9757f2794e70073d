import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { approveRequisition } from '@/lib/server/commerce/approvals/approve-requisition';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(approvalCalls.approveRequisition, ({ actor, params }) => approveRequisition(actor, params.id)),
]);
