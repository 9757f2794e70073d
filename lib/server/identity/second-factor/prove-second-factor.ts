import type { Actor } from '@/lib/server/identity/actor';
import { verifyPassword } from '@/lib/server/identity/passwords/password';
import {
  clearFailures,
  recordSignInFailure,
  requireUnblocked,
  type SignInAttempt,
} from '@/lib/server/identity/rate-limits/failure-block';
import { isSignInRecent } from '@/lib/server/identity/sessions/current-session';
import { findIdentityById, type Identity } from '@/lib/server/identity/users/identity';
import { consumeRecoveryCode, consumeTimeStep } from '@/lib/server/identity/users/user-second-factor';
import { openSecret } from '@/lib/server/platform/config/secret-box';
import type { SecondFactorState } from '@/lib/shared/accounts/second-factor.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { isRecoveryCodeFormat, matchingStep, recoveryCodeHashes } from './codes';

type Proof = { password?: string | undefined; code?: string | undefined; address: string };

/** A wrong code counts as a failed sign-in. Throws `validation-failed` on `code`. */
export async function proveSecondFactor(
  user: Identity,
  code: string | undefined,
  attempt: SignInAttempt,
  now: Date,
): Promise<void> {
  if (!hasSecondFactor(user)) return;
  if (!code) throw new AppError('validation-failed', { issues: { code: ['code-required'] } });
  if (await consumeSecondFactorCode(user, code, now)) return;
  await recordSignInFailure(attempt, now);
  throw new AppError('validation-failed', { issues: { code: ['code-wrong'] } });
}

/**
 * Re-authentication before credentials change (OWASP ASVS 5, 7.5.1): by password and, with two-step sign-in, by code; without
 * either, by a recent sign-in. Failures count as failed sign-ins, so an open session is no way to guess. Throws `validation-
 * failed` on `password` or `code`, `recent-sign-in-required`, `too-many-requests`.
 */
export async function proveAgain(actor: Actor, proof: Proof, now: Date = new Date()): Promise<Identity> {
  const attempt = { email: actor.email, address: proof.address };
  await requireUnblocked(attempt, now);
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  if (user.passwordHash && !(await verifyPassword(user.passwordHash, proof.password ?? ''))) {
    await recordSignInFailure(attempt, now);
    throw new AppError('validation-failed', { issues: { password: ['current-password-wrong'] } });
  }
  if (!user.passwordHash && !hasSecondFactor(user) && !(await isSignInRecent(actor, now)))
    throw new AppError('recent-sign-in-required');
  await proveSecondFactor(user, proof.code, attempt, now);
  await requireUnblocked(attempt, now);
  await clearFailures(actor.email, now);
  return user;
}

export function hasSecondFactor(user: Pick<Identity, 'secondFactor'>): boolean {
  return Boolean(user.secondFactor?.enabledAt);
}

/** A valid code is used up, once even for concurrent requests. The caller counts failures. */
export async function consumeSecondFactorCode(
  user: Identity,
  code: string,
  now: Date = new Date(),
): Promise<boolean> {
  const { secondFactor, _id } = user;
  if (!secondFactor?.enabledAt) return false;
  const owner = _id.toHexString();
  const typed = code.replace(/\s/g, '');
  const step = matchingStep(openSecret(secondFactor.secret, owner), typed, now);
  if (step !== null) return consumeTimeStep(_id, secondFactor.secret, step);
  return isRecoveryCodeFormat(typed) && consumeRecoveryCode(_id, recoveryCodeHashes(typed, owner));
}

export async function readSecondFactor(actor: Actor): Promise<SecondFactorState> {
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  const enabled = hasSecondFactor(user);
  return { enabled, recoveryCodesLeft: enabled ? (user.secondFactor?.recoveryCodes.length ?? 0) : 0 };
}
