import { call } from '@/lib/client/api';
import type { ProfileInput } from '@/lib/shared/customers/user.schema';
import { updateProfileCall } from '@/lib/shared/customers/users.contract';

export async function updateProfile(email: string, input: ProfileInput): Promise<void> {
  await call(updateProfileCall, { query: { email }, body: input });
}
