import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { Actor } from '../auth/actor';
import { mayMakeAdmin } from './users.policy';
import { findUser, updateUser } from './users.repository';

/**
 * Makes the account with this lower-case e-mail an admin's; there is no way back (spec §4). Nothing changes where it is
 * one already. Throws `forbidden`, `not-found`, and `email-not-verified`: rights are not given to an address nobody has
 * proved to own (decisions §3).
 */
export async function makeAdmin(actor: Actor, email: string): Promise<{ modifiedCount: number }> {
  if (!mayMakeAdmin(actor)) throw new AppError('forbidden');
  const { modifiedCount } = await updateUser(
    { email, role: { $ne: 'admin' }, emailVerified: { $ne: null } },
    { $set: { role: 'admin' } },
  );
  if (modifiedCount === 1) return { modifiedCount };
  const user = await findUser({ email });
  if (!user) throw new AppError('not-found');
  if (user.role !== 'admin') throw new AppError('email-not-verified');
  return { modifiedCount: 0 };
}
