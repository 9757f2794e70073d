import { call } from '@/lib/client/api';
import type { ProfileInput } from '@/lib/shared/customers/user.schema';
import { userCalls } from '@/lib/shared/customers/users.contract';

export async function updateProfile(email: string, input: ProfileInput): Promise<void> {
  await call(userCalls.updateProfile, { query: { email }, body: input });
}
