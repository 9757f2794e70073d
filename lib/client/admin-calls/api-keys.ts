import { call } from '@/lib/client/api';
import type { CreatedApiKey, NewApiKey } from '@/lib/shared/api-keys/api-key.schema';
import { apiKeyCalls } from '@/lib/shared/api-keys/api-keys.contract';

/** Only this response contains the key. Throws ApiProblem. */
export async function createApiKey(body: NewApiKey): Promise<CreatedApiKey> {
  return call(apiKeyCalls.createApiKey, { body, as: 'bearer' });
}

/** Also succeeds for a key that another tab has revoked. Throws ApiProblem. */
export async function revokeApiKey(id: string): Promise<void> {
  await call(apiKeyCalls.revokeApiKey, { params: { id }, as: 'bearer' });
}
