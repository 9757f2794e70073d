import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema } from '../calls/write-results.schema';
import { apiKeySchema, createdApiKeySchema, newApiKeySchema } from './api-key.schema';

export const listApiKeysCall = declareCall({
  method: 'GET',
  path: '/api/api-key',
  tag: 'Keys',
  summary: 'List the API keys that are not revoked, newest first. The keys themselves are not stored.',
  who: 'either-admin',
  rate: 'read',
  success: { status: 200, description: 'The keys.', list: 'apiKeys', schema: apiKeySchema },
});

export const createApiKeyCall = declareCall({
  method: 'POST',
  path: '/api/api-key',
  tag: 'Keys',
  summary:
    'Create an API key with which a program acts for the store. It is returned this once. At most 50 are valid at a time.',
  who: 'either-admin',
  rate: 'write',
  request: newApiKeySchema,
  success: { status: 201, description: 'The new key.', schema: createdApiKeySchema },
  errors: ['conflict'],
});

export const revokeApiKeyCall = declareCall({
  method: 'DELETE',
  path: '/api/api-key/{id}',
  tag: 'Keys',
  summary: 'Revoke an API key: the next call with it is refused.',
  who: 'either-admin',
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Revoked; 0 if it was already.', schema: deletedSchema },
});

/** Calls about the keys of programs. No program makes them. */
export const API_KEY_CALLS: readonly Contract[] = [listApiKeysCall, createApiKeyCall, revokeApiKeyCall];
