import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { recordSignInFailure, requireUnblocked } from '@/lib/server/identity/rate-limits/failure-block';
import { sessionHandle } from '@/lib/server/identity/sessions/session-id';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { enableOfferedFactor } from '@/lib/server/identity/users/user-second-factor';
import { markSecondFactorProved, removeOtherSessions } from '@/lib/server/identity/users/user-sessions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { openSecret } from './secret-box';
import { matchingStep } from './totp';

/**
 * Returns the recovery codes, which are shown this once. Every other session ends: none of them proved the code. Throws
 * `validation-failed` on `code`, `conflict` if it was not begun, `too-many-requests`.
 */
export async function enableSecondFactor(
  actor: Actor,
  input: { code: string; address: string },
  now: Date = new Date(),
): Promise<{ recoveryCodes: string[] }> {
  const attempt = { email: actor.email, address: input.address };
  await requireUnblocked(attempt, now);
  const offered = (await findIdentityById(actor.userId))?.secondFactor;
  if (!offered || offered.enabledAt)
    throw new AppError('conflict', { reason: { code: 'second-factor-not-begun' } });
  const owner = actor.userId.toHexString();
  const step = matchingStep(openSecret(offered.secret, owner), input.code.replace(/\s/g, ''), now);
  if (step === null) {
    await recordSignInFailure(attempt, now);
    throw new AppError('validation-failed', { issues: { code: ['code-wrong'] } });
  }
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(code, owner));
  await inTransaction(async (session) => {
    const confirmed = { secret: offered.secret, step, recoveryCodes: hashes };
    if (!(await enableOfferedFactor(actor.userId, confirmed, now, session)))
      throw new AppError('conflict', { reason: { code: 'second-factor-not-begun' } });
    const handle = sessionHandle(actor.sessionId);
    await markSecondFactorProved(actor.userId, handle, session);
    await removeOtherSessions(actor.userId, handle, session);
    await recordAccountEvent('user.second-factor-enabled', { actor }, session);
  });
  return { recoveryCodes };
}
