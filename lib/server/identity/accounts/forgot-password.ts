import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { isWithinRate } from '@/lib/server/identity/rate-limits/rate-limit';
import { findIdentityByEmail, languageOfUser } from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { Language } from '@/lib/shared/site/languages';
import { issueAccountToken } from './account-token';

/**
 * Counted by the submitted e-mail, whether or not it has an account. The window is as long as a link works: as long as
 * no further mail is sent, one of this window still opens the account.
 */
const REQUESTS = { limit: 10, windowSeconds: 3_600 } as const;

async function sendResetMail(email: string, asked: Language | undefined, now: Date): Promise<void> {
  const user = await findIdentityByEmail(email);
  if (!user) return;
  await inTransaction(async (session) => {
    const token = await issueAccountToken(user._id, 'reset-password', now, session);
    const language = languageOfUser(user, asked);
    await recordAccountEvent('user.password-reset-requested', { user, token, language }, session);
  });
}

/**
 * Sends a link to set a new password, if the e-mail has an account; in the account's language, or the page's (`asked`)
 * for one without. Both cases look alike, in their time too: the
 * caller does not wait for the lookup (`later` runs it after the response). Beyond the quota it sends nothing and says
 * so to nobody: a stranger who used the quota up leaves the owner with mails whose links work.
 */
export async function forgotPassword(
  email: string,
  asked: Language | undefined,
  later: (work: () => Promise<void>) => void,
  now: Date = new Date(),
): Promise<void> {
  if (await isWithinRate(`reset-mail:${email}`, REQUESTS, now)) later(() => sendResetMail(email, asked, now));
}
