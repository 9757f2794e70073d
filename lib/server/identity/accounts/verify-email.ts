import 'server-only';
import { findIdentityById, markEmailVerified } from '@/lib/server/identity/users/identity';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/errors';
import { redeemAccountToken } from './account-token';

/** Redeems the link of a verification mail. Throws `token-invalid`, also if the account is gone. */
export async function verifyEmail(token: string, now: Date = new Date()): Promise<{ email: string }> {
  return inTransaction(async (session) => {
    const userId = await redeemAccountToken(token, 'verify-email', now, session);
    await markEmailVerified(userId, now, session);
    const user = await findIdentityById(userId, session);
    if (!user) throw new AppError('token-invalid');
    await recordAuditEvent(
      {
        action: 'user.email-verified',
        actor: { userId, role: user.role },
        subject: { kind: 'user', id: userId },
      },
      session,
    );
    return { email: user.email };
  });
}
