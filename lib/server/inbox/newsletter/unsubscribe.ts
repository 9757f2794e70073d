import 'server-only';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { AppError } from '@/lib/shared/messages/errors';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { recordNewsletterEvent } from './newsletter-events';
import { findByUnsubscribeToken, unsubscribeByToken } from './subscribers.repository';

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
