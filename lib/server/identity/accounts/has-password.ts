import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { AppError } from '@/lib/shared/messages/errors';

export async function hasPassword(actor: Actor): Promise<boolean> {
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  return user.passwordHash !== undefined;
}
