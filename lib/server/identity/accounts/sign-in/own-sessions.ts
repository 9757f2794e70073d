import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { deviceLabel } from '@/lib/server/identity/sessions/device';
import { sessionHandle } from '@/lib/server/identity/sessions/session-token';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { removeAllSessions, removeSession } from '@/lib/server/identity/users/user-sessions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { SessionRow } from '@/lib/shared/accounts/session.schema';
import { AppError } from '@/lib/shared/messages/errors';

/** The current session first, then by last use. Throws `unauthenticated` if the account is gone. */
export async function listSessions(actor: Actor, now: Date = new Date()): Promise<SessionRow[]> {
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  const own = sessionHandle(actor.sessionId);
  return (user.sessions ?? [])
    .filter(({ expiresAt }) => expiresAt > now)
    .sort(
      (a, b) =>
        Number(b.id === own) - Number(a.id === own) || b.lastUsedAt.getTime() - a.lastUsedAt.getTime(),
    )
    .map(({ id, method, secondFactor, device, address, createdAt, lastUsedAt }) => ({
      id,
      current: id === own,
      method,
      secondFactor,
      device: deviceLabel(device),
      ...device,
      address,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
}

export async function endOneSession(actor: Actor, handle: string): Promise<{ deletedCount: number }> {
  return inTransaction(async (session) => {
    if (!(await removeSession(actor.userId, handle, session))) return { deletedCount: 0 };
    await recordAccountEvent('session.signed-out', { actor }, session);
    return { deletedCount: 1 };
  });
}

export async function endAllSessions(actor: Actor): Promise<{ deletedCount: number }> {
  return inTransaction(async (session) => {
    const ended = (await findIdentityById(actor.userId, session))?.sessions?.length ?? 0;
    await removeAllSessions(actor.userId, session);
    await recordAccountEvent('session.signed-out-everywhere', { actor, ended }, session);
    return { deletedCount: ended };
  });
}
