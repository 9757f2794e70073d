import 'server-only';
import type { Intent } from './intent';
import { retrieveIntent } from './provider';

const ATTEMPTS = 3;

/** Thrown where what the provider said is older than what another transaction wrote meanwhile: it has to be asked anew. */
export class StaleIntentError extends Error {}

/**
 * Asks the provider for an intent and hands it to `work` with the moment before it was asked; again where that turned
 * out to be stale. Throws what `work` throws, `payment-provider-unavailable`.
 */
export async function withFreshIntent<T>(
  id: string,
  now: Date,
  work: (intent: Intent | null, askedAt: Date) => Promise<T>,
): Promise<T> {
  for (let attempt = 1, askedAt = now; ; attempt += 1, askedAt = new Date()) {
    const intent = await retrieveIntent(id);
    try {
      return await work(intent, askedAt);
    } catch (error) {
      if (!(error instanceof StaleIntentError) || attempt >= ATTEMPTS) throw error;
    }
  }
}
