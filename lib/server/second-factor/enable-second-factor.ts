import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { SECOND_FACTOR } from '@/lib/shared/messages';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Actor } from '../auth/actor';
import { recordSignInFailure, requireUnblocked } from '../auth/failure-block';
import { sessionHandle } from '../auth/session-id';
import { inTransaction } from '../db/transaction';
import { findIdentityById } from '../users/identity';
import { enableOfferedFactor } from '../users/user-second-factor';
import { markSecondFactorProved, removeOtherSessions } from '../users/user-sessions';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { openSecret } from './secret-box';
import { matchingStep } from './totp';

/**
 * Switches two-step sign-in on with the first code of the actor's app; answers the recovery codes, which are shown this
 * once. Every other session ends, since none of them proved the code. Throws `validation-failed` on `code`, `conflict`
 * where nothing was begun, `too-many-requests`.
 */
export async function enableSecondFactor(
  actor: Actor,
  input: { code: string; address: string },
  now: Date = new Date(),
): Promise<{ recoveryCodes: string[] }> {
  const attempt = { email: actor.email, address: input.address };
  await requireUnblocked(attempt, now);
  const offered = (await findIdentityById(actor.userId))?.secondFactor;
  if (!offered || offered.enabledAt) throw new AppError('conflict', { detail: SECOND_FACTOR.notBegun });
  const owner = actor.userId.toHexString();
  const step = matchingStep(openSecret(offered.secret, owner), input.code.replace(/\s/g, ''), now);
  if (step === null) {
    await recordSignInFailure(attempt, now);
    throw new AppError('validation-failed', { errors: { code: [SECOND_FACTOR.codeWrong] } });
  }
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(code, owner));
  await inTransaction(async (session) => {
    const found = { secret: offered.secret, step, recoveryCodes: hashes };
    if (!(await enableOfferedFactor(actor.userId, found, now, session)))
      throw new AppError('conflict', { detail: SECOND_FACTOR.notBegun });
    const handle = sessionHandle(actor.sessionId);
    await markSecondFactorProved(actor.userId, handle, session);
    await removeOtherSessions(actor.userId, handle, session);
    await recordAuditEvent(
      { action: 'user.second-factor-enabled', actor, subject: { kind: 'user', id: actor.userId } },
      session,
    );
  });
  return { recoveryCodes };
}
