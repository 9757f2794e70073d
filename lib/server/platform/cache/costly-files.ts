import { processSingleton } from '@/lib/server/platform/process-singleton';
import { AppError } from '@/lib/shared/messages/errors';
import { VersionedCache } from './copies-in-memory';

/** Some three hundred link previews of 100 KB. */
const MAX_BYTES = 32 * 1024 * 1024;
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;

export type CostlyFile = { bytes: Uint8Array; wasCached: boolean };

type Workshop = { files: VersionedCache<Uint8Array>; last: Promise<unknown>; waiting: number };

const workshop = () =>
  processSingleton<Workshop>('costly-files', () => ({
    files: new VersionedCache<Uint8Array>({ maxBytes: MAX_BYTES, bytesOf: (file) => file.byteLength }),
    last: Promise.resolve(),
    waiting: 0,
  }));

/** Throws `too-many-requests` if too many are waiting already. */
async function afterOthers(state: Workshop, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  if (state.waiting >= MOST_WAITING)
    throw new AppError('too-many-requests', { retryAfterSeconds: RETRY_AFTER_SECONDS, limit: MOST_WAITING });
  state.waiting += 1;
  const made = state.last.then(make);
  state.last = made
    .catch(() => undefined)
    .finally(() => {
      state.waiting -= 1;
    });
  return made;
}

/**
 * One at a time, in a cache of its own, so that files push no page out of memory. Throws `too-many-requests` if too
 * many wait, and what `make` throws.
 */
export async function costlyFile(
  key: string,
  version: string,
  make: () => Promise<Uint8Array>,
): Promise<CostlyFile> {
  const state = workshop();
  let wasCached = true;
  const bytes = await state.files.get(key, version, () => {
    wasCached = false;
    return afterOthers(state, make);
  });
  return { bytes, wasCached };
}
