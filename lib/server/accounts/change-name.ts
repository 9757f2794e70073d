import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Actor } from '../auth/actor';
import { inTransaction } from '../db/transaction';
import { type Identity, rename } from '../users/identity';

/** Changes the display name. Orders and reviews keep the name they were made under. */
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
