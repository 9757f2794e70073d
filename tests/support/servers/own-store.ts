import { TEST_SETTINGS } from '@/stack/test-environment';
import { endDemos, startDemo } from '@/tests/stack/demo-process';
import { testInOwnContext } from '@/tests/support/browser';

/**
 * For journeys that change settings of the whole shop, in which others would order: a demo of their own, for as long as their worker,
 * in which no other journey runs.
 */
export const testInOwnStore = testInOwnContext.extend<object, { ownStore: string }>({
  ownStore: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use) => {
      const { ports, ready } = await startDemo({ settings: TEST_SETTINGS });
      await ready;
      const local = (port: number) => `http://127.0.0.1:${port}`;
      const url = `http://localhost:${ports.store}`;
      Object.assign(process.env, {
        ...{ STORE_URL: url, MAILBOX_URL: local(ports.mail), STRIPE_EMULATOR_URL: local(ports.stripe) },
      });
      await use(url);
      await endDemos();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ ownStore }, use) => use(ownStore),
});
