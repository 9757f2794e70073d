import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { Actor } from '../auth/actor';
import { findIdentityById } from '../users/identity';

/** Whether the actor can sign in with a password, or through Google alone. Throws `unauthenticated` if the account is gone. */
export async function hasPassword(actor: Actor): Promise<boolean> {
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  return user.passwordHash !== undefined;
}
