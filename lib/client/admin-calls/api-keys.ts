import { callApi } from '@/lib/client/api';
import {
  type CreatedApiKey,
  createdApiKeySchema,
  type NewApiKey,
} from '@/lib/shared/api-keys/api-key.schema';
import type { createApiKeyCall, revokeApiKeyCall } from '@/lib/shared/api-keys/api-keys.contract';
import { deletedSchema } from '@/lib/shared/calls/write-results.schema';

/** Creates an API key; the answer alone has it. Throws ApiProblem. */
export async function createApiKey(body: NewApiKey): Promise<CreatedApiKey> {
  const options = { schema: createdApiKeySchema, body, as: 'bearer' } as const;
  return callApi<typeof createApiKeyCall>('POST', '/api/api-key', options);
}

/** Revokes an API key, also one that another tab has revoked. Throws ApiProblem. */
export async function revokeApiKey(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id }, as: 'bearer' } as const;
  await callApi<typeof revokeApiKeyCall>('DELETE', '/api/api-key/{id}', options);
}
