import { GARBAGE_PREFIX } from './keys';
import type { Store } from './store';
import { endOfPrefix } from './view';
import type { Writer } from './writer';

const KEYS_PER_STEP = 2000;

/** A little in each write, so that others need not wait. Resolves when nothing is left or `isClosing` is true. */
export async function sweepGarbage(store: Store, writer: Writer, isClosing: () => boolean): Promise<void> {
  while (!isClosing()) {
    const more = await writer.submit(() => sweepStep(store));
    if (!more) return;
  }
}

function sweepStep(store: Store): boolean {
  for (const { key } of store.range(GARBAGE_PREFIX, endOfPrefix(GARBAGE_PREFIX))) {
    const prefix = key.subarray(GARBAGE_PREFIX.length);
    const keys: Buffer[] = [];
    for (const entry of store.range(prefix, endOfPrefix(prefix))) {
      keys.push(entry.key);
      if (keys.length === KEYS_PER_STEP) break;
    }
    for (const old of keys) store.remove(old);
    if (keys.length < KEYS_PER_STEP) store.remove(key);
    return true;
  }
  return false;
}
