import 'server-only';
import type { ClientSession } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { limitSubject } from '@/lib/server/identity/rate-limits/rate-limit';
import { type Identity, languageOfUser } from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { issueAccountToken } from './account-token';

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
