import type { Browser, BrowserContext } from '@playwright/test';
import { baseUrl } from './store';

/** A browser context for one test after another. */
export type KeptContext = {
  context: BrowserContext;
  /** The options it was made with, as text. */
  options: string;
  /** Makes it like a new one: no pages but the keeper's, no cookies, stored values, permissions or routes. */
  empty(): Promise<void>;
};

/** The smallest page of the store's origin. While it is open, the process that runs the origin's scripts lives. */
const KEEPER = '/robots.txt';

/**
 * Returns a context with these options: the one given if it has them, else a new one, which takes its options from the
 * current test, and the given one is closed.
 */
export async function keepContext(
  browser: Browser,
  last: KeptContext | undefined,
  options: string,
): Promise<KeptContext> {
  if (last?.options === options) return last;
  await last?.context.close();
  const context = await browser.newContext();
  const keeper = await context.newPage();
  await keeper.goto(KEEPER);
  const devtools = await context.newCDPSession(keeper);
  const empty = async () => {
    await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    await context.clearPermissions();
    const { origin } = new URL(baseUrl());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  };
  return { context, options, empty };
}
