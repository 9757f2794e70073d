import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { sessionHandle } from '@/lib/server/identity/sessions/session-id';
import {
  findIdentityById,
  type Identity,
  markEmailVerified,
  proveOwner,
} from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { redeemAccountToken } from './account-token';

/**
 * Whoever has a link that was mailed to an account's address reads its mail. In a session of that account they have its
 * password too, which then counts as the owner's. Returns the account, or null if it is gone.
 */
export async function confirmMailbox(
  userId: ObjectId,
  viewer: Pick<Actor, 'userId' | 'sessionId'> | null,
  now: Date,
  session: ClientSession,
): Promise<{ user: Identity; isFirst: boolean; isOwnSession: boolean } | null> {
  const isFirst = await markEmailVerified(userId, now, session);
  const isOwnSession =
    viewer?.userId.equals(userId) === true &&
    (await proveOwner(userId, now, session, sessionHandle(viewer.sessionId)));
  const user = await findIdentityById(userId, session);
  return user && { user, isFirst, isOwnSession };
}

/**
 * In a session of the account itself, the person reads its mail and has its password, so the password counts as the owner's
 * (product §10.5). Throws `token-invalid`, also if the account is gone.
 */
export async function verifyEmail(
  token: string,
  viewer: Pick<Actor, 'userId' | 'sessionId'> | null,
  now: Date = new Date(),
): Promise<{ email: string }> {
  return inTransaction(async (session) => {
    const userId = await redeemAccountToken(token, 'verify-email', now, session);
    const confirmed = await confirmMailbox(userId, viewer, now, session);
    if (!confirmed) throw new AppError('token-invalid');
    const { user, isOwnSession } = confirmed;
    const by = isOwnSession ? 'own-session' : undefined;
    await recordAccountEvent('user.email-verified', { user, by }, session);
    return { email: user.email };
  });
}
