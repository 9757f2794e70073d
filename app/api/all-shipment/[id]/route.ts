import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { correctShipment } from '@/lib/server/commerce/orders/ship/correct-shipment';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(shipmentCalls.correctShipment, ({ actor, params, body }) => correctShipment(actor, params.id, body)),
]);
