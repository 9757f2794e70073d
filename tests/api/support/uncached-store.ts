import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { afterAll, beforeAll } from 'vitest';
import { RESULTS } from '@/scripts/testing/runners';
import { Children } from '@/stack/children';
import { startStore } from '@/stack/store';
import { storeEnvironment } from '@/tests/support/store';

/** Starts a process of the store that keeps nothing before the framework, for the tests of a file. Its origin, once it runs. */
export function uncachedStore(): { origin: () => string } {
  const children = new Children(path.join(RESULTS, 'uncached-store.log'));
  let origin = '';
  beforeAll(async () => {
    const port = await freePort();
    const environment = { ...storeEnvironment(), BACKGROUND_WORK: '0', PAGE_CACHE_MB: '0' };
    await startStore({ children, port, mode: 'start', environment });
    origin = `http://127.0.0.1:${port}`;
  });
  afterAll(() => children.stop());
  return { origin: () => origin };
}
