import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { VALIDATION } from '@/lib/shared/messages';
import type { Actor } from '../auth/actor';
import { forgiveFailures, recordSignInFailure, requireUnblocked } from '../auth/failure-block';
import { verifyPassword } from '../auth/password';
import { findIdentityById } from '../users/identity';

/**
 * Makes sure that whoever uses this session knows the account's password. Throws `validation-failed` on `field` if it is
 * wrong, `too-many-requests` after as many wrong ones as sign-in allows: a session left open must not become a way to
 * guess the password.
 */
export async function confirmPassword(
  actor: Actor,
  given: { field: string; password: string; address: string },
  now: Date,
): Promise<void> {
  const attempt = { email: actor.email, address: given.address };
  await requireUnblocked(attempt, now);
  const user = await findIdentityById(actor.userId);
  if (!(await verifyPassword(user?.passwordHash, given.password))) {
    await recordSignInFailure(attempt, now);
    throw new AppError('validation-failed', { errors: { [given.field]: [VALIDATION.currentPasswordWrong] } });
  }
  await requireUnblocked(attempt, now);
  await forgiveFailures(actor.email, now);
}
