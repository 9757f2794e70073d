import 'server-only';
import { refuseCommonPassword } from '@/lib/server/identity/passwords/common-password';
import { hashPassword } from '@/lib/server/identity/passwords/password';
import { liftAccountBlock } from '@/lib/server/identity/rate-limits/failure-block';
import {
  findIdentityById,
  markEmailVerified,
  proveOwner,
  replacePassword,
} from '@/lib/server/identity/users/identity';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { kickOutbox } from '@/lib/server/platform/mail/outbox';
import { AppError } from '@/lib/shared/messages/errors';
import { redeemAccountToken } from './account-token';
import { deleteAccountTokens } from './account-tokens.repository';
import { deleteLinkedAccounts } from './sign-in/linked-accounts.repository';
import { removeUnprovedFactor } from './sign-in/remove-unproved-factor';

/**
 * Sets a new password by the link of a reset mail, ends every session and token, and lifts the account's block (product
 * §10.3). The link also verifies the e-mail. If nobody had proved the account to be the mailbox
 * owner's before, sign-ins through Google and a second factor set up until then may be a stranger's and are removed.
 * Throws `validation-failed` for one of the most common passwords, which uses the link up as little as any mistyped one,
 * and `token-invalid`.
 */
export async function resetPassword(
  input: { token: string; password: string },
  now: Date = new Date(),
): Promise<{ email: string }> {
  refuseCommonPassword(input.password);
  const passwordHash = await hashPassword(input.password);
  const email = await inTransaction(async (session) => {
    const userId = await redeemAccountToken(input.token, 'reset-password', now, session);
    const user = await findIdentityById(userId, session);
    if (!user) throw new AppError('token-invalid');
    const about = {
      actor: { userId, role: user.role },
      subject: { kind: 'user', id: userId },
    } as const;
    if (await proveOwner(userId, now, session)) {
      await deleteLinkedAccounts(userId, session);
      await removeUnprovedFactor(user, 'password-reset', session);
    }
    if (await markEmailVerified(userId, now, session)) {
      const after = { by: 'password-reset' };
      await recordAuditEvent({ action: 'user.email-verified', ...about, after }, session);
    }
    await replacePassword(userId, passwordHash, session);
    await deleteAccountTokens(userId, undefined, session);
    await recordAuditEvent({ action: 'user.password-reset', ...about }, session);
    return user.email;
  });
  await liftAccountBlock(email);
  kickOutbox();
  return { email };
}
