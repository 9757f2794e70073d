import 'server-only';
import type { ClientSession } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { hasSecondFactor } from '@/lib/server/identity/second-factor/check-second-factor';
import type { Identity } from '@/lib/server/identity/users/identity';
import { removeSecondFactor } from '@/lib/server/identity/users/user-second-factor';

/**
 * A second factor set up before the first proof of ownership may be a stranger's. Belongs in the transaction of that proof.
 */
export async function removeUnprovedFactor(
  user: Identity,
  by: 'password-reset' | 'google',
  session: ClientSession,
): Promise<void> {
  if (!(await removeSecondFactor(user._id, session)) || !hasSecondFactor(user)) return;
  await recordAccountEvent('user.second-factor-disabled', { user, by }, session);
}
