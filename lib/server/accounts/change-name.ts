import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { Actor } from '../auth/actor';
import { type Identity, rename } from '../users/identity';

/** Changes the display name. Orders and reviews keep the name they were made under. */
export async function changeName(actor: Actor, name: string): Promise<Identity> {
  const user = await rename(actor.userId, name);
  if (!user) throw new AppError('unauthenticated');
  return user;
}
