import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { revokeApiKey } from '@/lib/server/identity/api-keys/manage-api-keys';
import { apiKeyCalls } from '@/lib/shared/api-keys/api-keys.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(apiKeyCalls.revokeApiKey, ({ actor, params }) => revokeApiKey(actor, params.id)),
]);
