import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { AppError } from '@/lib/shared/messages/errors';
import { maySeeProfile } from './users.policy';
import { findUser } from './users.repository';

/**
 * Returns whether the account with this lower-case e-mail is an admin's; false without an account. Throws `forbidden`.
 */
export async function checkAdmin(actor: Actor, email: string): Promise<{ admin: boolean }> {
  if (!maySeeProfile(actor, email)) throw new AppError('forbidden');
  const user = await findUser({ email });
  return { admin: user?.role === 'admin' };
}
