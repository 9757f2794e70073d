import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { refuseCommonPassword } from '@/lib/server/identity/passwords/common-password';
import { hashPassword, verifyPassword } from '@/lib/server/identity/passwords/password';
import {
  clearFailures,
  recordSignInFailure,
  requireUnblocked,
} from '@/lib/server/identity/rate-limits/failure-block';
import { proveSecondFactor } from '@/lib/server/identity/second-factor/prove-second-factor';
import { findIdentityById, type Identity, replacePassword } from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { deleteAccountTokens } from './account-tokens.repository';

/**
 * Ends every other session and token. Throws `validation-failed` on `currentPassword`, `code` or `password` (one of the most
 * common), and `too-many-requests`: wrong passwords count as failed sign-ins, so an open session is no way to guess.
 */
export async function changePassword(
  actor: Actor,
  input: { currentPassword: string; password: string; code?: string | undefined; address: string },
  now: Date = new Date(),
): Promise<Identity> {
  refuseCommonPassword(input.password);
  const attempt = { email: actor.email, address: input.address };
  await requireUnblocked(attempt, now);
  const user = await findIdentityById(actor.userId);
  if (!user || !(await verifyPassword(user.passwordHash, input.currentPassword))) {
    await recordSignInFailure(attempt, now);
    throw new AppError('validation-failed', {
      issues: { currentPassword: ['current-password-wrong'] },
    });
  }
  await proveSecondFactor(user, input.code, attempt, now);
  await requireUnblocked(attempt, now);
  await clearFailures(actor.email, now);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(async (session) => {
    const changed = await replacePassword(actor.userId, passwordHash, session);
    if (!changed) throw new AppError('unauthenticated');
    await deleteAccountTokens(actor.userId, 'reset-password', session);
    await recordAccountEvent('user.password-changed', { actor }, session);
    return changed;
  });
}

export async function hasPassword(actor: Actor): Promise<boolean> {
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  return user.passwordHash !== undefined;
}
