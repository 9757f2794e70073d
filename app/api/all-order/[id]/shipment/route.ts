import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { shipUnits } from '@/lib/server/commerce/orders/ship/ship-units';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(shipmentCalls.shipUnits, ({ actor, params, body, idempotencyKey: key }) =>
    shipUnits(actor, params.id, body, { key }),
  ),
]);
