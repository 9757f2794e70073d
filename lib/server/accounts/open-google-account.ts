import 'server-only';
import { inTransaction } from '../db/transaction';
import { kickOutbox } from '../mail/outbox';
import { createIdentity, type Identity } from '../users/identity';
import { enqueueVerificationMail } from './send-verification-mail';

/** Opens a customer's account for someone who came through Google; asks them to verify the e-mail unless Google vouched for it. */
export async function openGoogleAccount(
  person: { email: string; name: string; image: string | null },
  isEmailVerified: boolean,
  now: Date = new Date(),
): Promise<Identity> {
  const user = await inTransaction(async (session) => {
    const created = await createIdentity(
      { ...person, emailVerified: isEmailVerified ? now : null },
      now,
      session,
    );
    if (!isEmailVerified) await enqueueVerificationMail(created, now, session);
    return created;
  });
  kickOutbox();
  return user;
}
