import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { SECOND_FACTOR } from '@/lib/shared/messages';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Actor } from '../auth/actor';
import { inTransaction } from '../db/transaction';
import { replaceRecoveryCodes } from '../users/user-second-factor';
import { proveAgain } from './prove-again';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';

/** New recovery codes in place of all of before; shown this once. Throws what `proveAgain` throws. */
export async function renewRecoveryCodes(
  actor: Actor,
  proof: { password?: string | undefined; code: string; address: string },
): Promise<{ recoveryCodes: string[] }> {
  await proveAgain(actor, proof, { code: true });
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(code, actor.userId.toHexString()));
  await inTransaction(async (session) => {
    if (!(await replaceRecoveryCodes(actor.userId, hashes, session)))
      throw new AppError('conflict', { detail: SECOND_FACTOR.notBegun });
    await recordAuditEvent(
      { action: 'user.recovery-codes-renewed', actor, subject: { kind: 'user', id: actor.userId } },
      session,
    );
  });
  return { recoveryCodes };
}
