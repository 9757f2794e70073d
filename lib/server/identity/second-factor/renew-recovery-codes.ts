import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { replaceRecoveryCodes } from '@/lib/server/identity/users/user-second-factor';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { proveAgain } from './prove-again';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';

/** Throws what `proveAgain` throws, and `conflict` without a second factor. */
export async function renewRecoveryCodes(
  actor: Actor,
  proof: { password?: string | undefined; code: string; address: string },
): Promise<{ recoveryCodes: string[] }> {
  await proveAgain(actor, proof);
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(code, actor.userId.toHexString()));
  await inTransaction(async (session) => {
    if (!(await replaceRecoveryCodes(actor.userId, hashes, session)))
      throw new AppError('conflict', { reason: { code: 'second-factor-not-begun' } });
    await recordAccountEvent('user.recovery-codes-renewed', { actor }, session);
  });
  return { recoveryCodes };
}
