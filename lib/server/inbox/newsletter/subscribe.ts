import type { ClientSession } from 'mongodb';
import { limitSubject } from '@/lib/server/identity/rate-limits/rate-limit';
import type { SubscriberDocument } from '@/lib/server/platform/db/documents/mail';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { AppError } from '@/lib/shared/messages/errors';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { mailDue, pendingUntil } from './newsletter.policy';
import { recordNewsletterEvent } from './newsletter-events';
import { hashNewsletterToken, newNewsletterToken } from './newsletter-token';
import {
  confirmSubscriber,
  deleteSubscriber,
  findByUnsubscribeToken,
  findSubscriber,
  insertSubscriber,
  isConfirmedBy,
  recordReminder,
  setPending,
  unsubscribeByToken,
} from './subscribers.repository';

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

/**
 * The welcome mail is sent once, however often the link is used. Throws `token-invalid` for a link that is unknown, expired,
 * replaced by a newer one, or older than the address's removal from the list.
 */
export async function confirmSubscription(
  token: string,
  now: Date = new Date(),
): Promise<{ confirmed: true }> {
  const confirmHash = hashNewsletterToken(token);
  const subscriber = await inTransaction(async (session) => {
    const confirmed = await confirmSubscriber(confirmHash, now, session);
    if (confirmed)
      await recordNewsletterEvent('newsletter.subscribed', { subscriber: confirmed, at: now }, session);
    return confirmed;
  });
  if (!subscriber && !(await isConfirmedBy(confirmHash))) throw new AppError('token-invalid');
  return { confirmed: true };
}

/** Can be repeated. Throws `token-invalid` for an unknown token. */
export async function unsubscribe(token: string, now: Date = new Date()): Promise<{ unsubscribed: true }> {
  const left = await inTransaction(async (session) => {
    const subscriber = await unsubscribeByToken(token, now, session);
    if (subscriber) await recordNewsletterEvent('newsletter.unsubscribed', { subscriber }, session);
    return subscriber;
  });
  if (!left && !(await findByUnsubscribeToken(token))) throw new AppError('token-invalid');
  return { unsubscribed: true };
}

export async function unsubscribePage(token: string): Promise<string> {
  const subscriber = await findByUnsubscribeToken(token);
  return siteLink(ROUTES.unsubscribe, subscriber?.language ?? LANGUAGES.default, { token });
}

export async function subscriptionOf(email: string): Promise<SubscriberDocument | null> {
  return findSubscriber(email);
}

export async function removeSubscriber(email: string, session: ClientSession): Promise<void> {
  await deleteSubscriber(email, session);
}
