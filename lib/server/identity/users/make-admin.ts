import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { findAndUpdateUser, findUser } from './users.repository';

/**
 * Makes the account with this lower-case e-mail an admin's; there is no way back (product §4.14). Changes nothing if it
 * is one already. Throws `forbidden`, `not-found`, and `email-not-verified`: an unverified address gets no rights
 * (product §4.14).
 */
export async function makeAdmin(actor: Actor, email: string): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'make-admins');
  const isMade = await inTransaction(async (session) => {
    const made = await findAndUpdateUser(
      { email, role: { $ne: 'admin' }, emailVerified: { $ne: null } },
      { $set: { role: 'admin' } },
      session,
    );
    if (!made) return false;
    await recordAccountEvent('user.role-changed', { actor, userId: made._id }, session);
    return true;
  });
  if (isMade) return { modifiedCount: 1 };
  const user = await findUser({ email });
  if (!user) throw new AppError('not-found');
  if (user.role !== 'admin') throw new AppError('email-not-verified');
  return { modifiedCount: 0 };
}
