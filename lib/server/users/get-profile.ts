import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { ProfileAnswer } from '@/lib/shared/schemas/user';
import type { Actor } from '../auth/actor';
import { maySeeProfile } from './users.policy';
import { findUser } from './users.repository';
import { toProfileAnswer } from './users.serializer';

/** The profile of the account with this lower-case e-mail. Throws `forbidden`, and `not-found` (to admins alone). */
export async function getProfile(actor: Actor, email: string): Promise<ProfileAnswer> {
  if (!maySeeProfile(actor, email)) throw new AppError('forbidden');
  const user = await findUser({ email });
  if (!user) throw new AppError('not-found');
  return toProfileAnswer(user);
}
