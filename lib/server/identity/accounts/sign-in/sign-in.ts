import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { verifyPassword } from '@/lib/server/identity/passwords/password';
import {
  clearFailures,
  recordSignInFailure,
  requireUnblocked,
} from '@/lib/server/identity/rate-limits/failure-block';
import {
  consumeSecondFactorCode,
  hasSecondFactor,
} from '@/lib/server/identity/second-factor/prove-second-factor';
import type { SecondFactorTicket } from '@/lib/server/identity/second-factor/second-factor-ticket';
import { findIdentityByEmail, findIdentityById, type Identity } from '@/lib/server/identity/users/identity';
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

/**
 * Wrong codes count as failed sign-ins. Throws `second-factor-expired` (no ticket, or the password changed meanwhile),
 * `second-factor-wrong`, `too-many-requests`.
 */
export async function signInWithCode(
  ticket: SecondFactorTicket | null,
  input: { code: string; address: string },
  now: Date = new Date(),
): Promise<Identity> {
  const user = ticket ? await findIdentityById(ticket.userId) : null;
  if (!ticket || !user || user.sessionVersion !== ticket.sessionVersion || !hasSecondFactor(user))
    throw new AppError('second-factor-expired');
  const attempt = { email: user.email, address: input.address };
  await requireUnblocked(attempt, now);
  if (!(await consumeSecondFactorCode(user, input.code, now))) {
    await recordSignInFailure(attempt, now);
    const { method } = ticket;
    const { address } = input;
    await recordAccountEvent('session.second-factor-failed', { userId: user._id, method, address });
    throw new AppError('second-factor-wrong');
  }
  await requireUnblocked(attempt, now);
  await clearFailures(user.email, now);
  return user;
}
