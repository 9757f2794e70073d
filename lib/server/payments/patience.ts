import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@/lib/shared/errors';

/** How long someone who pays is kept waiting for the provider before they are told that it does not answer. */
export const PATIENCE_MS = 8_000;

/**
 * What `work` at the provider comes to, if it does so in time; else `payment-provider-unavailable`, while the work goes
 * on without anyone waiting: it must be safe to do again. Throws what `work` throws.
 */
export async function withinPatience<T>(work: Promise<T>, patienceMs: number = PATIENCE_MS): Promise<T> {
  const over = new AbortController();
  const late = setTimeout(patienceMs, undefined, { signal: over.signal, ref: false }).then(
    () => {
      throw new AppError('payment-provider-unavailable');
    },
    // Called off: the work came first, and decides.
    () => work,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    // Whichever of the two nobody waits for any more may still fail.
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}
