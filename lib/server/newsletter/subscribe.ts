import 'server-only';
import { limitSubject } from '@/lib/server/auth/rate-limit';
import { inTransaction } from '@/lib/server/db/transaction';
import { enqueueMail, kickOutbox } from '@/lib/server/mail/outbox';
import type { Language } from '@/lib/shared/languages';
import { confirmMail } from './mails/confirm-mail';
import { alreadySubscribedMail } from './mails/welcome-mail';
import { mailDue, pendingUntil } from './newsletter.policy';
import { hashNewsletterToken, newNewsletterToken } from './newsletter-token';
import { awaitConfirmation, findSubscriber, insertSubscriber, noteReminder } from './subscribers.repository';

/** Counted by the address that was typed, whoever types it. */
const REQUESTS = { limit: 10, windowSeconds: 24 * 3_600 } as const;

/** Sends the mail that this sign-up calls for, if one is due: to confirm, or to say that nothing is missing. */
async function sendMailDue(email: string, language: Language | undefined, now: Date): Promise<void> {
  await inTransaction(async (session) => {
    const subscriber = await findSubscriber(email, session);
    const kind = subscriber && mailDue(subscriber, now);
    if (!subscriber || kind === null) return;
    if (kind === 'already-subscribed') {
      await noteReminder(subscriber._id, now, session);
      await enqueueMail(alreadySubscribedMail(subscriber, now), session);
      return;
    }
    const token = newNewsletterToken();
    await awaitConfirmation(
      subscriber._id,
      {
        confirmHash: hashNewsletterToken(token),
        pendingUntil: pendingUntil(now),
        lastMailAt: now,
        ...(language ? { language } : {}),
      },
      session,
    );
    const asked = language ? { ...subscriber, language } : subscriber;
    await enqueueMail(confirmMail(asked, token), session);
  });
  kickOutbox();
}

/**
 * Takes a lower-case e-mail for the newsletter: stored once, on the list only after the link of a mail was confirmed.
 * Answers alike whether the address is new, waiting, on the list or off it, in its time too: the caller does not wait
 * for the mail (`later` runs it after the answer). The mails speak the language of the page it was last asked for on
 * before it was confirmed: nobody can turn another's subscription. Throws `rate-limited`.
 */
export async function subscribe(
  email: string,
  language: Language | undefined,
  later: (work: () => Promise<void>) => void,
  now: Date = new Date(),
): Promise<{ accepted: true }> {
  await limitSubject(`newsletter:${email}`, REQUESTS, now);
  await insertSubscriber({
    email,
    subscribedAt: now,
    pendingUntil: pendingUntil(now),
    unsubscribeToken: newNewsletterToken(),
  });
  later(() => sendMailDue(email, language, now));
  return { accepted: true };
}
