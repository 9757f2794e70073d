import 'server-only';
import type { ClientSession } from 'mongodb';
import { hasSecondFactor } from '@/lib/server/identity/second-factor/check-second-factor';
import { type Identity, languageOfUser } from '@/lib/server/identity/users/identity';
import { removeSecondFactor } from '@/lib/server/identity/users/user-second-factor';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { enqueueMail } from '@/lib/server/platform/mail/outbox';
import { secondFactorRemovedMail } from '../mails/second-factor-removed-mail';

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
  const about = {
    actor: { userId: user._id, role: user.role },
    subject: { kind: 'user', id: user._id },
  } as const;
  await recordAuditEvent({ action: 'user.second-factor-disabled', ...about, after: { by } }, session);
  const key = `second-factor-removed:${user._id.toHexString()}`;
  const mail = secondFactorRemovedMail({ language: languageOfUser(user) });
  await enqueueMail({ key, to: user.email, urgent: true, ...mail }, session);
}
