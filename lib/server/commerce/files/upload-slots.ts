import 'server-only';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { AppError } from '@/lib/shared/messages/errors';

/** Each has a file of at most 20 MB in memory, twice for a moment. */
const MOST_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 5;

type Slots = { taken: number; last: Promise<unknown> };

const slots = () => processSingleton<Slots>('upload-slots', () => ({ taken: 0, last: Promise.resolve() }));

/** Bounds the memory of uploads. Throws `rate-limited` if no slot is free. */
export async function withUploadSlot<T>(run: () => Promise<T>): Promise<T> {
  const state = slots();
  if (state.taken >= MOST_AT_ONCE)
    throw new AppError('rate-limited', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  state.taken += 1;
  try {
    return await run();
  } finally {
    state.taken -= 1;
  }
}

export async function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const state = slots();
  const done = state.last.then(work);
  state.last = done.catch(() => undefined);
  return done;
}
