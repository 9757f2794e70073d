import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@/lib/shared/messages/errors';

/** Product §4.5. */
const PROVIDER_TIMEOUT_MS = 8_000;

/**
 * After the timeout throws `payment-provider-unavailable` while `work` goes on in the background, so it must be safe
 * to repeat.
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
    // Aborted: the work was first.
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
