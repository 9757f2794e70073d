import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import {
  findIdentityByEmail,
  findIdentityById,
  handOver,
  type Identity,
  markEmailVerified,
  proveOwner,
} from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { deleteAccountTokens } from '../account-tokens.repository';
import { decideGoogleSignIn, type GoogleVerdict } from './google-sign-in.policy';
import { deleteLinkedAccounts, hasOtherLinkedAccount } from './linked-accounts.repository';
import { removeUnprovedFactor } from './remove-unproved-factor';

async function prove(user: Identity, now: Date, session: ClientSession): Promise<void> {
  await proveOwner(user._id, now, session);
  if (await markEmailVerified(user._id, now, session))
    await recordAccountEvent('user.email-verified', { user, by: 'google' }, session);
}

/** Removes whatever a stranger may have set up, and tells the owner if a password or second factor was part of it. */
async function takeOver(user: Identity, accountId: string, now: Date, session: ClientSession): Promise<void> {
  await removeUnprovedFactor(user, 'google', session);
  const owned = await handOver(user, now, session);
  if (!owned) return;
  await deleteAccountTokens(user._id, undefined, session);
  await deleteLinkedAccounts(user._id, session, accountId);
  if (!user.emailVerified)
    await recordAccountEvent('user.email-verified', { user, by: 'google', isTakenOver: true }, session);
  if (user.passwordHash !== undefined) {
    const { sessionVersion } = owned;
    await recordAccountEvent('user.password-removed', { user, sessionVersion }, session);
  }
}

/**
 * Accepts a sign-in through Google before an account is created, found or linked (product §10.5). `linkedUserId` is the
 * account that this Google account is linked to already. An account whose ways to sign in nobody proved to be the
 * mailbox owner's becomes the person's: password, second factor, sessions, mailed links and other linked sign-ins are
 * removed, and a mail says so. Throws `forbidden` for the e-mail of an account that Google has not verified.
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
    if (decision === 'hand-over') await takeOver(user, verdict.accountId, now, session);
  });
}
