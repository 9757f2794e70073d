import { callApi } from '@/lib/client/api';
import { upsertedSchema } from '@/lib/shared/calls/write-results.schema';
import type { ProfileInput } from '@/lib/shared/customers/user.schema';
import type { updateProfileCall } from '@/lib/shared/customers/users.contract';

export async function updateProfile(email: string, input: ProfileInput): Promise<void> {
  const options = { schema: upsertedSchema, query: { email }, body: input };
  await callApi<typeof updateProfileCall>('PUT', '/api/user', options);
}
