import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { verifyPassword } from '@/lib/server/identity/passwords/password';
import {
  clearFailures,
  recordSignInFailure,
  requireUnblocked,
  type SignInAttempt,
} from '@/lib/server/identity/rate-limits/failure-block';
import { isSignInRecent } from '@/lib/server/identity/sessions/recent-sign-in';
import { findIdentityById, type Identity } from '@/lib/server/identity/users/identity';
import { AppError } from '@/lib/shared/messages/errors';
import { consumeSecondFactorCode, hasSecondFactor } from './check-second-factor';

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
