import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { AppError } from '@/lib/shared/messages/errors';
import { mayReadProfile } from './users.policy';
import { findUser } from './users.repository';

export async function checkAdmin(actor: Actor, email: string): Promise<{ admin: boolean }> {
  if (!mayReadProfile(actor, email)) throw new AppError('forbidden');
  const user = await findUser({ email });
  return { admin: user?.role === 'admin' };
}
