import 'server-only';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { recordNewsletterEvent } from './newsletter-events';
import { hashNewsletterToken } from './newsletter-token';
import { confirmSubscriber, isConfirmedBy } from './subscribers.repository';

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
