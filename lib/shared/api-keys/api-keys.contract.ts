import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema } from '../calls/write-results.schema';
import { apiKeySchema, createdApiKeySchema, newApiKeySchema } from './api-key.schema';

/** Calls about the keys of programs. No program makes them. */
export const apiKeyCalls = callsOf({ tag: 'Keys', who: 'either-admin' })({
  listApiKeys: {
    method: 'GET',
    path: '/api/api-key',
    summary: 'List the API keys that are not revoked, newest first. The keys themselves are not stored.',
    success: { status: 200, description: 'The keys.', list: 'apiKeys', schema: apiKeySchema },
  },
  createApiKey: {
    method: 'POST',
    path: '/api/api-key',
    summary:
      'Create an API key with which a program acts for the store. It is returned this once. At most 50 are valid at a time.',
    request: newApiKeySchema,
    success: { status: 201, description: 'The new key.', schema: createdApiKeySchema },
    errors: ['conflict'],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api/api-key/{id}',
    summary: 'Revoke an API key: the next call with it is refused.',
    params: idParamSchema,
    success: { status: 200, description: 'Revoked; 0 if it was already.', schema: deletedSchema },
  },
});
