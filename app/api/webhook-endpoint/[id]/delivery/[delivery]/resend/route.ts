import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { resendDelivery } from '@/lib/server/integrations/endpoints/deliveries';
import { endpointCalls } from '@/lib/shared/integrations/endpoints.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(endpointCalls.resendDelivery, ({ actor, params }) =>
    resendDelivery(actor, params.id, params.delivery),
  ),
]);
