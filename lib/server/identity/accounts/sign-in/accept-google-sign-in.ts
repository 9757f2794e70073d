import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import {
  findIdentityByEmail,
  findIdentityById,
  handOver,
  type Identity,
  languageOfUser,
  markEmailVerified,
  proveOwner,
} from '@/lib/server/identity/users/identity';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { enqueueMail, kickOutbox } from '@/lib/server/platform/mail/outbox';
import { AppError } from '@/lib/shared/messages/errors';
import { deleteAccountTokens } from '../account-tokens.repository';
import { passwordRemovedMail } from '../mails/password-removed-mail';
import { decideGoogleSignIn, type GoogleVerdict } from './google-sign-in.policy';
import { deleteLinkedAccounts, hasOtherLinkedAccount } from './linked-accounts.repository';
import { removeUnprovedFactor } from './remove-unproved-factor';

function aboutOf(user: Identity) {
  return {
    actor: { userId: user._id, role: user.role },
    subject: { kind: 'user', id: user._id },
  } as const;
}

async function prove(user: Identity, now: Date, session: ClientSession): Promise<void> {
  await proveOwner(user._id, now, session);
  if (!(await markEmailVerified(user._id, now, session))) return;
  const after = { by: 'google' };
  await recordAuditEvent({ action: 'user.email-verified', ...aboutOf(user), after }, session);
}

/** Removes whatever a stranger may have set up, and tells the owner if a password or second factor was part of it. */
async function takeOver(user: Identity, accountId: string, now: Date, session: ClientSession): Promise<void> {
  await removeUnprovedFactor(user, 'google', session);
  const owned = await handOver(user, now, session);
  if (!owned) return;
  await deleteAccountTokens(user._id, undefined, session);
  await deleteLinkedAccounts(user._id, session, accountId);
  if (!user.emailVerified) {
    const after = { by: 'google', isTakenOver: true };
    await recordAuditEvent({ action: 'user.email-verified', ...aboutOf(user), after }, session);
  }
  if (user.passwordHash === undefined) return;
  const after = { by: 'google' };
  await recordAuditEvent({ action: 'user.password-removed', ...aboutOf(user), after }, session);
  const key = `password-removed:${user._id.toHexString()}:${owned.sessionVersion}`;
  const mail = passwordRemovedMail({ language: languageOfUser(user) });
  await enqueueMail({ key, to: user.email, urgent: true, ...mail }, session);
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
  kickOutbox();
}
