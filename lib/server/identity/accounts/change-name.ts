import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { type Identity, rename } from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';

/** Existing orders and reviews show the previous name. */
export async function changeName(actor: Actor, name: string): Promise<Identity> {
  return inTransaction(async (session) => {
    const user = await rename(actor.userId, name, session);
    if (!user) throw new AppError('unauthenticated');
    await recordAccountEvent('user.name-changed', { actor, before: actor.name, after: name }, session);
    return user;
  });
}
