import type { ClientSession, ObjectId } from 'mongodb';
import { takeGuard } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { countAdmins, deleteUser } from './users.repository';

/**
 * Throws `last-admin` for the only admin: of two removed at once, one is refused, since all removals of admins write one
 * document.
 */
export async function removeUser(
  user: { userId: ObjectId; role: 'admin' | 'customer' },
  session: ClientSession,
): Promise<void> {
  const { userId, role } = user;
  if (role === 'admin') {
    await takeGuard('last-admin', session);
    if ((await countAdmins(session)) <= 1) throw new AppError('last-admin');
  }
  if (!(await deleteUser(userId, role, session))) throw new AppError('conflict');
}
