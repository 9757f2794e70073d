import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { createApiKey, listApiKeys } from '@/lib/server/identity/api-keys/manage-api-keys';
import { apiKeyCalls } from '@/lib/shared/api-keys/api-keys.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(apiKeyCalls.listApiKeys, ({ actor }) => listApiKeys(actor)),
  bind(apiKeyCalls.createApiKey, ({ actor, body }) => createApiKey(actor, body)),
]);
