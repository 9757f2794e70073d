import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { refuseCommonPassword } from '@/lib/server/identity/passwords/common-password';
import { hashPassword } from '@/lib/server/identity/passwords/password';
import { liftAccountBlock } from '@/lib/server/identity/rate-limits/failure-block';
import { isWithinRate } from '@/lib/server/identity/rate-limits/rate-limit';
import {
  findIdentityByEmail,
  findIdentityById,
  languageOfUser,
  markEmailVerified,
  proveOwner,
  replacePassword,
} from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { issueAccountToken, redeemAccountToken } from './account-token';
import { deleteAccountTokens } from './account-tokens.repository';
import { deleteLinkedAccounts } from './sign-in/linked-accounts.repository';
import { removeUnprovedFactor } from './sign-in/remove-sign-ins';

/**
 * Per submitted e-mail, with an account or not. The window is as long as a link works, so one of the links sent in it still
 * opens the account.
 */
const REQUESTS = { limit: 10, windowSeconds: 3_600 } as const;

async function sendResetMail(email: string, pageLanguage: Language | undefined, now: Date): Promise<void> {
  const user = await findIdentityByEmail(email);
  if (!user) return;
  await inTransaction(async (session) => {
    const token = await issueAccountToken(user._id, 'reset-password', now, session);
    const language = languageOfUser(user, pageLanguage);
    await recordAccountEvent('user.password-reset-requested', { user, token, language }, session);
  });
}

/**
 * Without an account, or beyond the quota, nothing is sent and the response is the same, in its time too: `later` runs after
 * the response.
 */
export async function forgotPassword(
  email: string,
  pageLanguage: Language | undefined,
  later: (work: () => Promise<void>) => void,
  now: Date = new Date(),
): Promise<void> {
  if (await isWithinRate(`reset-mail:${email}`, REQUESTS, now))
    later(() => sendResetMail(email, pageLanguage, now));
}

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
