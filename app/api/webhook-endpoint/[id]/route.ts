import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { editEndpoint } from '@/lib/server/integrations/endpoints/edit-endpoint';
import { deleteEndpoint } from '@/lib/server/integrations/endpoints/manage-endpoints';
import { endpointCalls } from '@/lib/shared/integrations/endpoints.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(endpointCalls.editEndpoint, ({ actor, params, body }) => editEndpoint(actor, params.id, body)),
  bind(endpointCalls.deleteEndpoint, ({ actor, params }) => deleteEndpoint(actor, params.id)),
]);
