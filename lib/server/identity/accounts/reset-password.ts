import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { refuseCommonPassword } from '@/lib/server/identity/passwords/common-password';
import { hashPassword } from '@/lib/server/identity/passwords/password';
import { liftAccountBlock } from '@/lib/server/identity/rate-limits/failure-block';
import {
  findIdentityById,
  markEmailVerified,
  proveOwner,
  replacePassword,
} from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { redeemAccountToken } from './account-token';
import { deleteAccountTokens } from './account-tokens.repository';
import { deleteLinkedAccounts } from './sign-in/linked-accounts.repository';
import { removeUnprovedFactor } from './sign-in/remove-unproved-factor';

/**
 * Also verifies the e-mail, ends every session and token, and lifts the block (product §10.3). Sign-ins through Google and a
 * second factor from before the first proof of ownership may be a stranger's and are removed. Throws `token-invalid`, and
 * `validation-failed` for a common password, which does not use up the link.
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
    if (await proveOwner(userId, now, session)) {
      await deleteLinkedAccounts(userId, session);
      await removeUnprovedFactor(user, 'password-reset', session);
    }
    if (await markEmailVerified(userId, now, session))
      await recordAccountEvent('user.email-verified', { user, by: 'password-reset' }, session);
    await replacePassword(userId, passwordHash, session);
    await deleteAccountTokens(userId, undefined, session);
    await recordAccountEvent('user.password-reset', { user }, session);
    return user.email;
  });
  await liftAccountBlock(email);
  return { email };
}
