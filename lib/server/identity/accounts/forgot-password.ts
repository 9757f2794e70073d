import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { isWithinRate } from '@/lib/server/identity/rate-limits/rate-limit';
import { findIdentityByEmail, languageOfUser } from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { Language } from '@/lib/shared/site/languages';
import { issueAccountToken } from './account-token';

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
