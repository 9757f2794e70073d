import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { removeSecondFactor } from '@/lib/server/identity/users/user-second-factor';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { proveAgain } from './prove-again';

export async function disableSecondFactor(
  actor: Actor,
  proof: { password?: string | undefined; code: string; address: string },
): Promise<{ modifiedCount: number }> {
  await proveAgain(actor, proof);
  return inTransaction(async (session) => {
    if (!(await removeSecondFactor(actor.userId, session))) return { modifiedCount: 0 };
    await recordAccountEvent('user.second-factor-disabled', { actor }, session);
    return { modifiedCount: 1 };
  });
}
