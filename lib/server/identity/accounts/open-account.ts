import type { ClientSession, ObjectId } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import {
  createIdentity,
  findIdentityById,
  type Identity,
  languageOfUser,
} from '@/lib/server/identity/users/identity';
import { type AccountDetails, setPhone } from '@/lib/server/identity/users/imported-accounts';
import { removeUser } from '@/lib/server/identity/users/remove-user';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { Language } from '@/lib/shared/site/languages';
import { issueAccountToken } from './account-token';
import { hasLinkedAccount } from './sign-in/linked-accounts.repository';

const INVITATION_HOURS = 7 * 24;

/** Opens an account that nobody can sign in to yet, and mails its owner a link for that if asked to. */
export async function openAccount(
  { email, name, phone }: AccountDetails & { email: string },
  { by, now, invite }: { by: AuditActor; now: Date; invite?: Language | undefined },
  session: ClientSession,
): Promise<Identity> {
  const user = await createIdentity({ email, name, emailVerified: null, language: invite }, now, session);
  if (phone !== '') await setPhone(user._id, phone, session);
  await recordAccountEvent('user.registered', { user, by }, session);
  if (invite) {
    const token = await issueAccountToken(user._id, 'reset-password', now, session, INVITATION_HOURS);
    await recordAccountEvent(
      'user.invited',
      { user, token, language: languageOfUser(user, invite) },
      session,
    );
  }
  return user;
}

/** Removes an account that nobody has signed in to. Returns whether it did. */
export async function removeUnused(
  userId: ObjectId,
  by: AuditActor,
  session: ClientSession,
): Promise<boolean> {
  const user = await findIdentityById(userId, session);
  if (user?.role !== 'customer' || user.passwordHash || user.ownerProvedAt) return false;
  if ((user.sessions ?? []).length > 0 || (await hasLinkedAccount(userId, session))) return false;
  await removeUser({ userId, role: user.role }, session);
  await recordAccountEvent('user.removed', { actor: by, userId }, session);
  return true;
}
