import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import {
  claimUnverified,
  findIdentityByEmail,
  findIdentityById,
  type Identity,
  markEmailVerified,
} from '@/lib/server/identity/users/identity';
import type { AuditValues } from '@/lib/server/platform/audit-log/audit-values';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/errors';
import { deleteAccountTokens } from './account-tokens.repository';
import { deleteLinkedAccounts } from './linked-accounts.repository';

/** Google's profile of the person. */
export type GoogleVerdict = { email: string; emailVerified: boolean };

function recordVerified(user: Identity, after: AuditValues, session: ClientSession): Promise<void> {
  const actor = { userId: user._id, role: user.role };
  const subject = { kind: 'user', id: user._id } as const;
  return recordAuditEvent({ action: 'user.email-verified', actor, subject, after }, session);
}

async function verifyByGoogle(userId: ObjectId, now: Date): Promise<void> {
  await inTransaction(async (session) => {
    if (!(await markEmailVerified(userId, now, session))) return;
    const user = await findIdentityById(userId, session);
    if (user) await recordVerified(user, { by: 'google' }, session);
  });
}

/**
 * Decides on a sign-in through Google before an account is created, found or linked (product §10.5).
 *
 * - The Google account is already linked: accepted; if Google has verified the e-mail of the account, it counts as
 *   verified.
 * - The e-mail has an account: linked only if Google has verified the e-mail, else `forbidden`. If the account's e-mail
 *   was not verified before, the account may belong to a stranger who registered it first: password, sessions, mailed
 *   links and other linked sign-ins are removed, and it becomes the person's.
 * - The e-mail has no account: a new one is created, verified if Google has verified the e-mail.
 */
export async function acceptGoogleSignIn(
  verdict: GoogleVerdict,
  linkedUser: { id: ObjectId; email: string } | null,
  now: Date = new Date(),
): Promise<void> {
  if (linkedUser) {
    const isSameEmail = linkedUser.email === verdict.email;
    if (verdict.emailVerified && isSameEmail) await verifyByGoogle(linkedUser.id, now);
    return;
  }
  const existing = await findIdentityByEmail(verdict.email);
  if (!existing) return;
  if (!verdict.emailVerified) throw new AppError('forbidden');
  if (existing.emailVerified) return;
  await inTransaction(async (session) => {
    const claimed = await claimUnverified(existing._id, now, session);
    if (!claimed) return;
    await deleteAccountTokens(existing._id, undefined, session);
    await deleteLinkedAccounts(existing._id, session);
    await recordVerified(claimed, { by: 'google', isTakenOver: true }, session);
  });
}
