import type { ClientSession, ObjectId } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { limitSubject } from '@/lib/server/identity/rate-limits/rate-limit';
import { sessionHandle } from '@/lib/server/identity/sessions/session-token';
import {
  findIdentityById,
  type Identity,
  languageOfUser,
  markEmailVerified,
  proveOwner,
} from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { accountTokenSchema } from '@/lib/shared/accounts/account.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { issueAccountToken, readAccountToken, redeemAccountToken } from './account-token';

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

export type Verification = { name: string; email: string; registeredAt: Date; isVerified: boolean };

export async function readVerification(token: string, now: Date = new Date()): Promise<Verification | null> {
  if (!accountTokenSchema.safeParse(token).success) return null;
  const userId = await readAccountToken(token, 'verify-email', now);
  const user = userId ? await findIdentityById(userId) : null;
  if (!user) return null;
  const { name, email, createdAt, emailVerified } = user;
  return { name, email, registeredAt: createdAt, isVerified: emailVerified !== null };
}

const RESENDS = { limit: 10, windowSeconds: 3_600 } as const;

export async function enqueueVerificationMail(
  user: Pick<Identity, '_id' | 'email' | 'language'>,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const token = await issueAccountToken(user._id, 'verify-email', now, session);
  const language = languageOfUser(user);
  await recordAccountEvent('user.verification-requested', { user, token, language }, session);
}

/** Throws `conflict` if the e-mail is verified, and `rate-limited`. */
export async function resendVerificationMail(
  actor: Actor,
  pageLanguage: Language | undefined,
  now: Date = new Date(),
): Promise<void> {
  if (actor.emailVerified) throw new AppError('conflict', { reason: { code: 'already-verified' } });
  await limitSubject(`verification-mail:${actor.userId.toHexString()}`, RESENDS, now);
  await inTransaction((session) =>
    enqueueVerificationMail(
      { _id: actor.userId, email: actor.email, language: languageOfUser(actor, pageLanguage) },
      now,
      session,
    ),
  );
}
