import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { cancelUnits, previewCancelUnits } from '@/lib/server/commerce/payments/refunds/cancel-units';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(shipmentCalls.cancelUnits, ({ actor, params, query, body, idempotencyKey: key }) =>
    query.dryRun ? previewCancelUnits(actor, params.id, body) : cancelUnits(actor, params.id, body, { key }),
  ),
]);
