import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listRequisitions } from '@/lib/server/commerce/approvals/list-requisitions';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(approvalCalls.listRequisitions, ({ actor, query }) => listRequisitions(actor, query)),
]);
