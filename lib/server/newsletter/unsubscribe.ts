import 'server-only';
import { recordAuditEvent } from '@/lib/server/audit/record-audit-event';
import { inTransaction } from '@/lib/server/db/transaction';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import { AppError } from '@/lib/shared/errors';
import { LANGUAGES } from '@/lib/shared/languages';
import { ROUTES } from '@/lib/shared/routes';
import { findByUnsubscribeToken, unsubscribeByToken } from './subscribers.repository';

/**
 * Takes the address whose mails carry this token off the list, for good and however often it is asked. Throws
 * `token-invalid` for a token that no mail has.
 */
export async function unsubscribe(token: string, now: Date = new Date()): Promise<{ unsubscribed: true }> {
  const left = await inTransaction(async (session) => {
    const subscriber = await unsubscribeByToken(token, now, session);
    if (subscriber) {
      await recordAuditEvent(
        {
          action: 'newsletter.unsubscribed',
          actor: 'visitor',
          subject: { kind: 'subscriber', id: subscriber._id },
          before: { state: subscriber.state },
          after: { state: 'unsubscribed' },
        },
        session,
      );
    }
    return subscriber;
  });
  if (!left && !(await findByUnsubscribeToken(token))) throw new AppError('token-invalid');
  return { unsubscribed: true };
}

/** The page that asks whether to leave the list, in the language of the address whose mails carry this token. */
export async function unsubscribePage(token: string): Promise<string> {
  const subscriber = await findByUnsubscribeToken(token);
  return siteLink(ROUTES.unsubscribe, subscriber?.language ?? LANGUAGES.default, { token });
}
