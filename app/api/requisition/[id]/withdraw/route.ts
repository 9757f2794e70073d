import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { withdrawRequisition } from '@/lib/server/commerce/approvals/end-requisition';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(approvalCalls.withdrawRequisition, ({ actor, params }) => withdrawRequisition(actor, params.id)),
]);
