import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@/lib/shared/messages/errors';

/** How long a call waits for the provider before it fails (product §4.5). */
const PROVIDER_TIMEOUT_MS = 8_000;

/**
 * Returns what `work` resolves to, if it does so in time; else throws `payment-provider-unavailable` while the work goes
 * on in the background, so it must be safe to repeat. Throws what `work` throws.
 */
export async function withProviderTimeout<T>(
  work: Promise<T>,
  timeoutMs: number = PROVIDER_TIMEOUT_MS,
): Promise<T> {
  const over = new AbortController();
  const late = setTimeout(timeoutMs, undefined, { signal: over.signal, ref: false }).then(
    () => {
      throw new AppError('payment-provider-unavailable');
    },
    // Aborted: the work came first, and decides.
    () => work,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    // Whichever of the two lost may still reject.
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}
