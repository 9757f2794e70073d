import 'server-only';
import type { Caller } from '@/lib/server/identity/actor';
import type { ProfileResponse } from '@/lib/shared/customers/user.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { mayReadProfile } from '../users.policy';
import { findUser } from '../users.repository';
import { toProfileResponse } from '../users.serializer';

/** Throws `forbidden`, and `not-found` (for admins only). */
export async function getProfile(actor: Caller, email: string): Promise<ProfileResponse> {
  if (!mayReadProfile(actor, email)) throw new AppError('forbidden');
  const user = await findUser({ email });
  if (!user) throw new AppError('not-found');
  return toProfileResponse(user);
}
