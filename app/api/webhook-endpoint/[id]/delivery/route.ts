import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listDeliveries } from '@/lib/server/integrations/endpoints/deliveries';
import { endpointCalls } from '@/lib/shared/integrations/endpoints.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(endpointCalls.listDeliveries, ({ actor, params, query }) => listDeliveries(actor, params.id, query)),
]);
