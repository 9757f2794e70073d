import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { submitCart } from '@/lib/server/commerce/approvals/submit-requisition';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(approvalCalls.submitCart, ({ actor, body, language, idempotencyKey }) =>
    submitCart(actor, body, { key: idempotencyKey, language }),
  ),
]);
