import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { setOwnPages } from '@/lib/server/serving/addresses/own-page-addresses';
import { publicSlugs } from './public-pages';

const AGAIN_AFTER_MS = 1_000;

const state = () => processSingleton('page-addresses', () => ({ asked: 0, known: 0 }));

/**
 * Has this process serve the pages there are now; to be called at start and after each change. Where they cannot be read it goes
 * on trying, and the addresses stay as they were until then.
 */
export async function knowPageAddresses(): Promise<void> {
  const { asked } = Object.assign(state(), { asked: state().asked + 1 });
  try {
    const slugs = await publicSlugs();
    // What was read later is kept.
    if (asked < state().known) return;
    state().known = asked;
    setOwnPages(slugs);
  } catch (error) {
    log().warn({ error }, 'addresses of pages cannot be read yet');
    void pause(AGAIN_AFTER_MS, undefined, { ref: false }).then(() =>
      asked === state().asked ? knowPageAddresses() : undefined,
    );
  }
}
