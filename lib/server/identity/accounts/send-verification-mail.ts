import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { limitSubject } from '@/lib/server/identity/rate-limits/rate-limit';
import { type Identity, languageOfUser } from '@/lib/server/identity/users/identity';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { enqueueMail, kickOutbox } from '@/lib/server/platform/mail/outbox';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { hashToken, issueAccountToken } from './account-token';
import { verificationMail } from './mails/verification-mail';

/** The limit of mails for one account, from any client address. */
const RESENDS = { limit: 10, windowSeconds: 3_600 } as const;

/** Enqueues the mail with a new verification link, within the caller's transaction. */
export async function enqueueVerificationMail(
  user: Pick<Identity, '_id' | 'email' | 'language'>,
  now: Date,
  session?: ClientSession,
): Promise<void> {
  const token = await issueAccountToken(user._id, 'verify-email', now, session);
  await enqueueMail(
    {
      key: `verify-email:${hashToken(token)}`,
      to: user.email,
      urgent: true,
      ...verificationMail({ token, language: languageOfUser(user) }),
    },
    session,
  );
}

/** Sends the verification mail again. Throws `conflict` if the e-mail is verified, `rate-limited` after too many. */
export async function resendVerificationMail(
  actor: Actor,
  asked: Language | undefined,
  now: Date = new Date(),
): Promise<void> {
  if (actor.emailVerified) throw new AppError('conflict', { reason: { code: 'already-verified' } });
  await limitSubject(`verification-mail:${actor.userId.toHexString()}`, RESENDS, now);
  await inTransaction((session) =>
    enqueueVerificationMail(
      { _id: actor.userId, email: actor.email, language: languageOfUser(actor, asked) },
      now,
      session,
    ),
  );
  kickOutbox();
}
