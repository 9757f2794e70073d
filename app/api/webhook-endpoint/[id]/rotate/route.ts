import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { rotateSecret } from '@/lib/server/integrations/endpoints/manage-endpoints';
import { endpointCalls } from '@/lib/shared/integrations/endpoints.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(endpointCalls.rotateSecret, ({ actor, params, body }) => rotateSecret(actor, params.id, body?.hours)),
]);
