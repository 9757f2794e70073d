import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { VALIDATION } from '@/lib/shared/messages';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Actor } from '../auth/actor';
import { refuseCommonPassword } from '../auth/common-password';
import { forgiveFailures, recordSignInFailure, requireUnblocked } from '../auth/failure-block';
import { hashPassword, verifyPassword } from '../auth/password';
import { inTransaction } from '../db/transaction';
import { findIdentityById, type Identity, replacePassword } from '../users/identity';
import { deleteAccountTokens } from './account-tokens.repository';

/**
 * Changes the password of someone who knows the present one, and ends every other session and token. Throws
 * `validation-failed` on `currentPassword` if it is wrong and on `password` if that is among the most common, `too-many-requests` after as many wrong ones as sign-in
 * allows: a session left open must not become a way to guess the password.
 */
export async function changePassword(
  actor: Actor,
  input: { currentPassword: string; password: string; address: string },
  now: Date = new Date(),
): Promise<Identity> {
  refuseCommonPassword(input.password);
  const attempt = { email: actor.email, address: input.address };
  await requireUnblocked(attempt, now);
  const user = await findIdentityById(actor.userId);
  if (!(await verifyPassword(user?.passwordHash, input.currentPassword))) {
    await recordSignInFailure(attempt, now);
    throw new AppError('validation-failed', {
      errors: { currentPassword: [VALIDATION.currentPasswordWrong] },
    });
  }
  await requireUnblocked(attempt, now);
  await forgiveFailures(actor.email, now);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(async (session) => {
    const changed = await replacePassword(actor.userId, passwordHash, session);
    if (!changed) throw new AppError('unauthenticated');
    await deleteAccountTokens(actor.userId, 'reset-password', session);
    await recordAuditEvent(
      { action: 'user.password-changed', actor, subject: { kind: 'user', id: actor.userId } },
      session,
    );
    return changed;
  });
}
