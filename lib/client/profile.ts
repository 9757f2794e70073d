import type { updateProfileCall } from '@/lib/shared/contracts/users';
import type { ProfileInput } from '@/lib/shared/schemas/user';
import { upsertedSchema } from '@/lib/shared/schemas/write-results';
import { callApi } from './api';

/** Saves the viewer's profile (product §7.8). Throws ApiProblem. */
export async function updateProfile(email: string, input: ProfileInput): Promise<void> {
  const options = { schema: upsertedSchema, query: { email }, body: input };
  await callApi<typeof updateProfileCall>('PUT', '/api/user', options);
}
