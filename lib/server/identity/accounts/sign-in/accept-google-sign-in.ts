import type { ClientSession, ObjectId } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import {
  findIdentityByEmail,
  findIdentityById,
  type Identity,
  markEmailVerified,
  proveOwner,
  reclaimAccount,
} from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { deleteAccountTokens } from '../account-tokens.repository';
import { decideGoogleSignIn, type GoogleVerdict } from './google-sign-in.policy';
import { deleteLinkedAccounts, hasOtherLinkedAccount } from './linked-accounts.repository';
import { removeUnprovedFactor } from './remove-sign-ins';

async function prove(user: Identity, now: Date, session: ClientSession): Promise<void> {
  await proveOwner(user._id, now, session);
  if (await markEmailVerified(user._id, now, session))
    await recordAccountEvent('user.email-verified', { user, by: 'google' }, session);
}

async function reclaim(user: Identity, accountId: string, now: Date, session: ClientSession): Promise<void> {
  await removeUnprovedFactor(user, 'google', session);
  const reclaimed = await reclaimAccount(user, now, session);
  if (!reclaimed) return;
  await deleteAccountTokens(user._id, undefined, session);
  await deleteLinkedAccounts(user._id, session, accountId);
  if (!user.emailVerified)
    await recordAccountEvent('user.email-verified', { user, by: 'google', isTakenOver: true }, session);
  if (user.passwordHash !== undefined) {
    const { sessionVersion } = reclaimed;
    await recordAccountEvent('user.password-removed', { user, sessionVersion }, session);
  }
}

/**
 * Runs before an account is created, found or linked (product §10.5). `linkedUserId` is the account linked to this Google
 * account already. Throws `forbidden` for an account's e-mail that Google has not verified.
 */
export async function acceptGoogleSignIn(
  verdict: GoogleVerdict,
  linkedUserId: ObjectId | null,
  now: Date = new Date(),
): Promise<void> {
  const userId = linkedUserId ?? (await findIdentityByEmail(verdict.email))?._id;
  if (!userId) return;
  await inTransaction(async (session) => {
    const user = await findIdentityById(userId, session);
    if (!user) return;
    const hasOthers = await hasOtherLinkedAccount(userId, verdict.accountId, session);
    const decision = decideGoogleSignIn(user, verdict, { isLinked: linkedUserId !== null, hasOthers });
    if (decision === 'refuse') throw new AppError('forbidden');
    if (decision === 'prove') await prove(user, now, session);
    if (decision === 'reclaim') await reclaim(user, verdict.accountId, now, session);
  });
}
