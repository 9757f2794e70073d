import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { type Identity, rename } from '@/lib/server/identity/users/identity';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';

/** Changes the display name. Existing orders and reviews keep the previous name. */
export async function changeName(actor: Actor, name: string): Promise<Identity> {
  return inTransaction(async (session) => {
    const user = await rename(actor.userId, name, session);
    if (!user) throw new AppError('unauthenticated');
    const [before, after] = [{ name: actor.name }, { name }];
    const subject = { kind: 'user', id: actor.userId } as const;
    await recordAuditEvent({ action: 'user.name-changed', actor, subject, before, after }, session);
    return user;
  });
}
