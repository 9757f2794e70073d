import { withTestStore } from '@/scripts/testing/test-store';
import { testInOwnContext } from '@/tests/support/browser';

/**
 * For journeys that change settings of the whole shop, in which others would order: a store of their own, for as long as their worker,
 * in which no other journey runs.
 */
export const testInOwnStore = testInOwnContext.extend<object, { ownStore: string }>({
  ownStore: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => {
      await withTestStore('own-store', async (store) => {
        Object.assign(process.env, store);
        await use(store.STORE_URL ?? '');
      });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ ownStore }, use) => use(ownStore),
});
