import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';
import { baseUrl } from '@/tests/support/store';

/** The options a reused page is made with; all that a test file sets differently. */
export type ReusedOptions = Pick<
  PlaywrightTestOptions,
  | 'viewport'
  | 'colorScheme'
  | 'timezoneId'
  | 'locale'
  | 'permissions'
  | 'storageState'
  | 'extraHTTPHeaders'
  | 'contextOptions'
> & { reducedMotion: 'reduce' | 'no-preference' | null | undefined };

/** A page that tests share, one at a time, in a browser context of its own. */
export type ReusedPage = {
  context: BrowserContext;
  page: Page;
  /** The options that it was made with, as text. */
  key: string;
  /**
   * Makes page and context like new ones: no other page, cookies, stored values, permissions, routes or listeners, and the
   * size and media of the options.
   */
  reset(): Promise<void>;
};

/** The smallest page of the store's origin. */
const EMPTY_PAGE = '/robots.txt';

/** The events that tests listen to. Playwright's own listeners are for other events. */
const LISTENED_TO = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'response'];

/** Leaves the page for one without scripts, in the same process, unless a new one is still empty. */
export async function leavePage(page: Page): Promise<void> {
  const { href, pathname } = new URL(page.url());
  if (href !== 'about:blank' && pathname !== EMPTY_PAGE) await page.goto(EMPTY_PAGE);
}

/** Accepts the dialog of a page that confirms before it is left. */
function neverAskBeforeUnload(page: Page): Promise<void> {
  return page.evaluate(() =>
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
}

/**
 * Returns a page with these options: the given one if it has them, else a new one, which takes its options from the current
 * test, and the context of the given one is closed.
 *
 * A test that starts in a new page makes the browser start a process for it, fetch, decode and draw again what every page of
 * the store has, and compile its scripts.
 */
export async function reusePage(
  browser: Browser,
  last: ReusedPage | undefined,
  options: ReusedOptions,
): Promise<ReusedPage> {
  const key = JSON.stringify(options);
  if (last?.key === key && !last.page.isClosed()) return last;
  await last?.context.close();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(EMPTY_PAGE);
  const devtools = await context.newCDPSession(page);
  const { viewport, colorScheme, reducedMotion } = options;
  const reset = async () => {
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    if (page.isClosed()) return;
    for (const event of LISTENED_TO) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await neverAskBeforeUnload(page);
    await page.goto(EMPTY_PAGE);
    await page.evaluate(() => sessionStorage.clear());
    await context.clearCookies();
    await context.clearPermissions();
    await devtools.send('Storage.clearDataForOrigin', {
      origin: new URL(baseUrl()).origin,
      storageTypes: 'all',
    });
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({
      ...(colorScheme !== undefined && { colorScheme }),
      ...(reducedMotion !== undefined && { reducedMotion }),
      ...{ media: null, forcedColors: 'none', contrast: 'no-preference' },
    });
    // Nothing of the next page is pointed at.
    await page.mouse.move(-1, -1);
  };
  return { context, page, key, reset };
}
