import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { findAndUpdateUser, findUser } from './users.repository';

/** Cannot be undone (product §4.14). Throws `forbidden`, `not-found`, and `email-not-verified`. */
export async function makeAdmin(actor: Actor, email: string): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'make-admins');
  const isGranted = await inTransaction(async (session) => {
    const user = await findAndUpdateUser(
      { email, role: { $ne: 'admin' }, emailVerified: { $ne: null } },
      { $set: { role: 'admin' } },
      session,
    );
    if (!user) return false;
    await recordAccountEvent('user.role-changed', { actor, userId: user._id }, session);
    return true;
  });
  if (isGranted) return { modifiedCount: 1 };
  const user = await findUser({ email });
  if (!user) throw new AppError('not-found');
  if (user.role !== 'admin') throw new AppError('email-not-verified');
  return { modifiedCount: 0 };
}
