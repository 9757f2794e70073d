import 'server-only';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Actor } from '../auth/actor';
import { inTransaction } from '../db/transaction';
import { removeSecondFactor } from '../users/user-second-factor';
import { proveAgain } from './prove-again';

/** Switches two-step sign-in off, for someone who proves password and code once more. Throws what `proveAgain` throws. */
export async function disableSecondFactor(
  actor: Actor,
  proof: { password?: string | undefined; code: string; address: string },
): Promise<{ modifiedCount: number }> {
  await proveAgain(actor, proof, { code: true });
  return inTransaction(async (session) => {
    if (!(await removeSecondFactor(actor.userId, session))) return { modifiedCount: 0 };
    await recordAuditEvent(
      { action: 'user.second-factor-disabled', actor, subject: { kind: 'user', id: actor.userId } },
      session,
    );
    return { modifiedCount: 1 };
  });
}
