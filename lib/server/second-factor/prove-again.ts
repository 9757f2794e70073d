import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { SECOND_FACTOR, VALIDATION } from '@/lib/shared/messages';
import type { Actor } from '../auth/actor';
import { forgiveFailures, recordSignInFailure, requireUnblocked } from '../auth/failure-block';
import { verifyPassword } from '../auth/password';
import { isSignInRecent } from '../auth/recent-sign-in';
import { findIdentityById, type Identity } from '../users/identity';
import { takeSecondFactorCode } from './check-second-factor';

type Proof = { password?: string | undefined; code?: string | undefined; address: string };

/**
 * Asks someone who is signed in to prove once more who they are, before what guards the account is changed (OWASP ASVS 5,
 * 7.5.1): the password where the account has one, and a code where one is asked; without either, a sign-in of a moment ago
 * says as much. Wrong ones count as failed sign-ins, so
 * that an open session is no way to guess. Throws `validation-failed` on `password` or `code`,
 * `recent-sign-in-required`, `too-many-requests`.
 */
export async function proveAgain(
  actor: Actor,
  proof: Proof,
  needs: { code: boolean },
  now: Date = new Date(),
): Promise<Identity> {
  const attempt = { email: actor.email, address: proof.address };
  await requireUnblocked(attempt, now);
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  if (user.passwordHash && !(await verifyPassword(user.passwordHash, proof.password ?? ''))) {
    await recordSignInFailure(attempt, now);
    throw new AppError('validation-failed', { errors: { password: [VALIDATION.currentPasswordWrong] } });
  }
  if (!user.passwordHash && !needs.code && !(await isSignInRecent(actor, now)))
    throw new AppError('recent-sign-in-required');
  if (needs.code && !(await takeSecondFactorCode(user, proof.code ?? '', now))) {
    await recordSignInFailure(attempt, now);
    throw new AppError('validation-failed', { errors: { code: [SECOND_FACTOR.codeWrong] } });
  }
  await requireUnblocked(attempt, now);
  await forgiveFailures(actor.email, now);
  return user;
}
