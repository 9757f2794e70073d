import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { requisitionToCart } from '@/lib/server/commerce/approvals/requisition-to-cart';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(approvalCalls.requisitionToCart, ({ actor, params, idempotencyKey }) =>
    requisitionToCart(actor, params.id, { key: idempotencyKey }),
  ),
]);
