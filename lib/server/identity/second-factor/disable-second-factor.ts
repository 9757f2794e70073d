import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { removeSecondFactor } from '@/lib/server/identity/users/user-second-factor';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { proveAgain } from './prove-again';

/** Switches two-step sign-in off, for someone who proves password and code once more. Throws what `proveAgain` throws. */
export async function disableSecondFactor(
  actor: Actor,
  proof: { password?: string | undefined; code: string; address: string },
): Promise<{ modifiedCount: number }> {
  await proveAgain(actor, proof);
  return inTransaction(async (session) => {
    if (!(await removeSecondFactor(actor.userId, session))) return { modifiedCount: 0 };
    await recordAuditEvent(
      { action: 'user.second-factor-disabled', actor, subject: { kind: 'user', id: actor.userId } },
      session,
    );
    return { modifiedCount: 1 };
  });
}
