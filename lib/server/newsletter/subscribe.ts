import 'server-only';
import { insertSubscriber } from './subscribers.repository';

/** Puts a lower-case e-mail on the newsletter's list, once. Answers alike whether it was there, so that nobody can ask who is. */
export async function subscribe(email: string, now: Date = new Date()): Promise<{ subscribed: true }> {
  await insertSubscriber(email, now);
  return { subscribed: true };
}
