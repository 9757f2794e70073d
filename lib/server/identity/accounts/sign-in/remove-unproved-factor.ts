import 'server-only';
import type { ClientSession } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { hasSecondFactor } from '@/lib/server/identity/second-factor/check-second-factor';
import type { Identity } from '@/lib/server/identity/users/identity';
import { removeSecondFactor } from '@/lib/server/identity/users/user-second-factor';

/**
 * Removes a second factor that was set up before anyone proved the account to be the mailbox owner's: it may be a
 * stranger's, and would keep the owner out. If it was on, the audit log and a mail say so. Belongs in the transaction of
 * the first proof.
 */
export async function removeUnprovedFactor(
  user: Identity,
  by: 'password-reset' | 'google',
  session: ClientSession,
): Promise<void> {
  if (!(await removeSecondFactor(user._id, session)) || !hasSecondFactor(user)) return;
  await recordAccountEvent('user.second-factor-disabled', { user, by }, session);
}
