import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getRequisition } from '@/lib/server/commerce/approvals/get-requisition';
import { getRequisitionCall } from '@/lib/shared/approvals/approvals.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getRequisitionCall, ({ actor, params }) => getRequisition(actor, params.id)),
]);
