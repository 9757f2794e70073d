import type { ClientSession, ObjectId } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { Identity } from './identity';
import { mayReadProfile } from './users.policy';
import { findAdminBesides, findUserByEmail, updateUser } from './users.repository';

/**
 * Cannot be undone (product §4.14). `leave` runs in the transaction, before the role changes. Throws `forbidden`, `not-found`,
 * `email-not-verified`, and what `leave` throws.
 */
export async function makeAdmin(
  actor: Actor,
  email: string,
  leave: (user: Identity, session: ClientSession) => Promise<void>,
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'make-admins');
  const isGranted = await inTransaction(async (session) => {
    const user = await findUserByEmail(email, session);
    if (!user?.emailVerified || user.role === 'admin') return false;
    await leave(user, session);
    if (!(await grantAdmin(user._id, session))) return false;
    await recordAccountEvent('user.role-changed', { actor, userId: user._id }, session);
    return true;
  });
  if (isGranted) return { modifiedCount: 1 };
  const user = await findUserByEmail(email);
  if (!user) throw new AppError('not-found');
  if (user.role !== 'admin') throw new AppError('email-not-verified');
  return { modifiedCount: 0 };
}

export async function checkAdmin(actor: Actor, email: string): Promise<{ admin: boolean }> {
  if (!mayReadProfile(actor, email)) throw new AppError('forbidden');
  const user = await findUserByEmail(email);
  return { admin: user?.role === 'admin' };
}

export async function findOtherAdmin(email: string, session: ClientSession): Promise<Identity | null> {
  return findAdminBesides(email, session);
}

export async function grantAdmin(userId: ObjectId, session: ClientSession): Promise<boolean> {
  const update = { $set: { role: 'admin' as const } };
  const { modifiedCount } = await updateUser(userId, update, session, { role: { $ne: 'admin' } });
  return modifiedCount === 1;
}
