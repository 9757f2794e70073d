import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { createEndpoint, listEndpoints } from '@/lib/server/integrations/endpoints/manage-endpoints';
import { endpointCalls } from '@/lib/shared/integrations/endpoints.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(endpointCalls.listEndpoints, ({ actor }) => listEndpoints(actor)),
  bind(endpointCalls.createEndpoint, ({ actor, body }) => createEndpoint(actor, body)),
]);
