import { encodeQR } from 'qr';
import { shop } from '#shop';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { recordSignInFailure, requireUnblocked } from '@/lib/server/identity/rate-limits/failure-block';
import { sessionHandle } from '@/lib/server/identity/sessions/session-token';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import {
  enableOfferedFactor,
  offerSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '@/lib/server/identity/users/user-second-factor';
import { markSecondFactorProved, removeOtherSessions } from '@/lib/server/identity/users/user-sessions';
import { openSecret, sealSecret } from '@/lib/server/platform/config/secret-box';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { SecondFactorOffer } from '@/lib/shared/accounts/second-factor.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { hashRecoveryCode, matchingStep, newRecoveryCodes, newTotpSecret, toBase32, totpUri } from './codes';
import { hasSecondFactor, proveAgain } from './prove-second-factor';

/**
 * The first code activates it (`enableSecondFactor`). The e-mail must be verified: a second factor on a stranger's e-mail
 * would lock its owner out. Throws `email-not-verified`, `conflict` if there is one already, and what `proveAgain` throws.
 */
export async function beginSecondFactor(
  actor: Actor,
  proof: { password?: string | undefined; address: string },
): Promise<SecondFactorOffer> {
  if (!actor.emailVerified) throw new AppError('email-not-verified');
  const already = new AppError('conflict', { reason: { code: 'two-steps-already' } });
  const user = await findIdentityById(actor.userId);
  if (user && hasSecondFactor(user)) throw already;
  await proveAgain(actor, proof);
  const secret = newTotpSecret();
  if (!(await offerSecondFactor(actor.userId, sealSecret(secret, actor.userId.toHexString())))) throw already;
  const uri = totpUri(secret, shop.name, actor.email);
  return { secret: toBase32(secret), uri, qr: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }) };
}

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
