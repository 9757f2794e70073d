import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { verifyPassword } from '@/lib/server/identity/passwords/password';
import {
  clearFailures,
  recordSignInFailure,
  requireUnblocked,
} from '@/lib/server/identity/rate-limits/failure-block';
import { hasSecondFactor } from '@/lib/server/identity/second-factor/check-second-factor';
import { findIdentityByEmail, type Identity } from '@/lib/server/identity/users/identity';
import { AppError } from '@/lib/shared/messages/errors';

/**
 * Throws `user-not-found` or `wrong-password`, which take the same time, or `too-many-requests` (product §8.1, §9.3). The
 * block is checked again after the password, so that concurrent guesses count like sequential ones.
 */
export async function signInWithPassword(
  attempt: { email: string; password: string; address: string },
  now: Date = new Date(),
): Promise<Identity> {
  const email = attempt.email.trim().toLowerCase();
  const who = { email, address: attempt.address };
  await requireUnblocked(who, now);
  const user = await findIdentityByEmail(email);
  const matches = await verifyPassword(user?.passwordHash, attempt.password);
  if (!user || !matches) {
    const reason = user ? 'wrong-password' : 'user-not-found';
    await recordSignInFailure(who, now);
    await recordAccountEvent('session.sign-in-failed', { userId: user?._id ?? null, reason, ...who });
    throw new AppError(reason);
  }
  await requireUnblocked(who, now);
  // With a second factor, failures are cleared after the code: otherwise someone with the password could go on guessing
  // codes.
  if (!hasSecondFactor(user)) await clearFailures(email, now);
  return user;
}
