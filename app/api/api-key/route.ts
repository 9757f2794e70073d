import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { createApiKey, listApiKeys } from '@/lib/server/identity/api-keys/manage-api-keys';
import { createApiKeyCall, listApiKeysCall } from '@/lib/shared/api-keys/api-keys.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listApiKeysCall, ({ actor }) => listApiKeys(actor)),
  bind(createApiKeyCall, ({ actor, body }) => createApiKey(actor, body)),
]);
