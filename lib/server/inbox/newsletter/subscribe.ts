import 'server-only';
import { limitSubject } from '@/lib/server/identity/rate-limits/rate-limit';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { Language } from '@/lib/shared/site/languages';
import { mailDue, pendingUntil } from './newsletter.policy';
import { recordNewsletterEvent } from './newsletter-events';
import { hashNewsletterToken, newNewsletterToken } from './newsletter-token';
import { findSubscriber, insertSubscriber, recordReminder, setPending } from './subscribers.repository';

/** Per submitted e-mail address. */
const REQUESTS = { limit: 10, windowSeconds: 24 * 3_600 } as const;

async function sendMailDue(email: string, language: Language | undefined, now: Date): Promise<void> {
  await inTransaction(async (session) => {
    const subscriber = await findSubscriber(email, session);
    const kind = subscriber && mailDue(subscriber, now);
    if (!subscriber || kind === null) return;
    if (kind === 'already-subscribed') {
      await recordReminder(subscriber._id, now, session);
      await recordNewsletterEvent('newsletter.requested-again', { subscriber, at: now }, session);
      return;
    }
    const token = newNewsletterToken();
    await setPending(
      subscriber._id,
      {
        confirmHash: hashNewsletterToken(token),
        pendingUntil: pendingUntil(now),
        lastMailAt: now,
        ...(language ? { language } : {}),
      },
      session,
    );
    const requester = language ? { ...subscriber, language } : subscriber;
    await recordNewsletterEvent('newsletter.requested', { subscriber: requester, token }, session);
  });
}

/**
 * `email` is in lower case. Result and response time are the same whether the address is new, pending, subscribed or
 * unsubscribed: `later` runs after the response. Mails are in the language of the last sign-up before the confirmation, so
 * nobody can change that of another's subscription. Throws `rate-limited`.
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
