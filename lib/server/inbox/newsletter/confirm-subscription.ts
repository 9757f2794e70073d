import 'server-only';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { enqueueMail, kickOutbox } from '@/lib/server/platform/mail/outbox';
import { AppError } from '@/lib/shared/messages/errors';
import { welcomeMail } from './mails/welcome-mail';
import { hashNewsletterToken } from './newsletter-token';
import { confirmSubscriber, isConfirmedBy } from './subscribers.repository';

/**
 * Subscribes the address of a confirmation mail and sends the welcome mail, once however often the link is used. Throws
 * `token-invalid` for a link that is unknown, expired, replaced by a newer one, or older than the address's removal
 * from the list.
 */
export async function confirmSubscription(
  token: string,
  now: Date = new Date(),
): Promise<{ confirmed: true }> {
  const confirmHash = hashNewsletterToken(token);
  const subscriber = await inTransaction(async (session) => {
    const confirmed = await confirmSubscriber(confirmHash, now, session);
    if (!confirmed) return null;
    await recordAuditEvent(
      {
        action: 'newsletter.subscribed',
        actor: 'visitor',
        subject: { kind: 'subscriber', id: confirmed._id },
        before: { state: 'pending' },
        after: { state: 'confirmed' },
      },
      session,
    );
    await enqueueMail(welcomeMail(confirmed, now), session);
    return confirmed;
  });
  if (subscriber) kickOutbox();
  else if (!(await isConfirmedBy(confirmHash))) throw new AppError('token-invalid');
  return { confirmed: true };
}
