import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { forgiveFailures, recordSignInFailure, requireUnblocked } from '../auth/failure-block';
import { verifyPassword } from '../auth/password';
import { findIdentityByEmail, type Identity } from '../users/identity';

/**
 * The user with this e-mail and password. Throws `user-not-found`, `wrong-password` or `too-many-requests` (spec §8,
 * decisions §3). The first two take the same time. The block is asked about again after the password was checked, so
 * that guesses sent all at once are worth no more than guesses sent in a row.
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
    await recordSignInFailure(who, now);
    throw new AppError(user ? 'wrong-password' : 'user-not-found');
  }
  await requireUnblocked(who, now);
  await forgiveFailures(email, now);
  return user;
}
