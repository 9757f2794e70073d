import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { promiseDates } from '@/lib/server/commerce/orders/lifecycle/promise-dates';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(shipmentCalls.promiseDates, ({ actor, params, body }) => promiseDates(actor, params.id, body)),
]);
