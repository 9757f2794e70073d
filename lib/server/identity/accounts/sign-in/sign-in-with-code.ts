import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import {
  clearFailures,
  recordSignInFailure,
  requireUnblocked,
} from '@/lib/server/identity/rate-limits/failure-block';
import {
  consumeSecondFactorCode,
  hasSecondFactor,
} from '@/lib/server/identity/second-factor/check-second-factor';
import type { SecondFactorTicket } from '@/lib/server/identity/second-factor/second-factor-ticket';
import { findIdentityById, type Identity } from '@/lib/server/identity/users/identity';
import { AppError } from '@/lib/shared/messages/errors';

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
