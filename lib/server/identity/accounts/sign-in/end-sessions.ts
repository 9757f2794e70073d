import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { removeAllSessions, removeSession } from '@/lib/server/identity/users/user-sessions';
import { inTransaction } from '@/lib/server/platform/db/transaction';

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
