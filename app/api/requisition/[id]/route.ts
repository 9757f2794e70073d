import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getRequisition } from '@/lib/server/commerce/approvals/get-requisition';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(approvalCalls.getRequisition, ({ actor, params }) => getRequisition(actor, params.id)),
]);
