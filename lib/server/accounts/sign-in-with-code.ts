import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { recordAuditEvent } from '../audit/record-audit-event';
import { forgiveFailures, recordSignInFailure, requireUnblocked } from '../auth/failure-block';
import type { SecondFactorTicket } from '../auth/second-factor-ticket';
import { hasSecondFactor, takeSecondFactorCode } from '../second-factor/check-second-factor';
import { findIdentityById, type Identity } from '../users/identity';

/**
 * The second half of a sign-in: the user of the ticket, once a code is good. Wrong codes count as failed sign-ins of the
 * account. Throws `second-factor-expired` (no ticket, or the password changed meanwhile), `second-factor-wrong`,
 * `too-many-requests`.
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
  if (!(await takeSecondFactorCode(user, input.code, now))) {
    await recordSignInFailure(attempt, now);
    await recordAuditEvent({
      action: 'session.second-factor-failed',
      actor: 'visitor',
      subject: { kind: 'user', id: user._id },
      after: { method: ticket.method },
      address: input.address,
    });
    throw new AppError('second-factor-wrong');
  }
  await requireUnblocked(attempt, now);
  await forgiveFailures(user.email, now);
  return user;
}
