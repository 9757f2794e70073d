import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { hasUnsubscribeToken, unsubscribeByToken } from './subscribers.repository';

/**
 * Takes the address whose mails carry this token off the list, for good and however often it is asked. Throws
 * `token-invalid` for a token that no mail has.
 */
export async function unsubscribe(token: string, now: Date = new Date()): Promise<{ unsubscribed: true }> {
  if (!(await hasUnsubscribeToken(token))) throw new AppError('token-invalid');
  await unsubscribeByToken(token, now);
  return { unsubscribed: true };
}
