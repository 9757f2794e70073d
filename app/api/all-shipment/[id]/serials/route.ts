import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { addSerials } from '@/lib/server/commerce/orders/ship/add-serials';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(shipmentCalls.addSerials, ({ actor, params, body }) => addSerials(actor, params.id, body)),
]);
