import 'server-only';
import type { Intent } from './intent';
import { retrieveIntent } from './provider-intents';

const ATTEMPTS = 3;

/** Another transaction has written a newer state of the intent than the one retrieved. */
export class StaleIntentError extends Error {}

/**
 * Calls `work` with the intent and the moment before it was retrieved; again on StaleIntentError. Throws what `work`
 * throws, `payment-provider-unavailable`.
 */
export async function withFreshIntent<T>(
  id: string,
  now: Date,
  work: (intent: Intent | null, retrievedAt: Date) => Promise<T>,
): Promise<T> {
  for (let attempt = 1, retrievedAt = now; ; attempt += 1, retrievedAt = new Date()) {
    const intent = await retrieveIntent(id);
    try {
      return await work(intent, retrievedAt);
    } catch (error) {
      if (!(error instanceof StaleIntentError) || attempt >= ATTEMPTS) throw error;
    }
  }
}
