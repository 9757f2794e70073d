import type { ClientSession, ObjectId } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { hasSecondFactor } from '@/lib/server/identity/second-factor/prove-second-factor';
import { type Identity, lockOut } from '@/lib/server/identity/users/identity';
import { removeSecondFactor } from '@/lib/server/identity/users/user-second-factor';
import { deleteAccountTokens } from '../account-tokens.repository';
import { deleteLinkedAccounts } from './linked-accounts.repository';

export async function removeSignIns(userId: ObjectId, session: ClientSession): Promise<void> {
  await deleteAccountTokens(userId, undefined, session);
  await deleteLinkedAccounts(userId, session);
}

export async function lockAccount(userId: ObjectId, session: ClientSession): Promise<void> {
  await lockOut(userId, session);
  await deleteLinkedAccounts(userId, session);
}

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
