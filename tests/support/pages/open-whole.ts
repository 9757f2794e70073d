import { expect, type Page, type Response } from '@playwright/test';
import { waitForHydration } from '../browser';

/** For how long a page must have loaded nothing; Playwright's own `networkidle` waits for half a second. */
const QUIET_MS = 100;

/** Opens a page, and waits until it is hydrated and has loaded what it loads by itself. Returns the document's response. */
export async function openWhole(page: Page, path: string): Promise<Response | null> {
  let underWay = 0;
  let changedAt = performance.now();
  const counting = (change: number) => () => {
    underWay += change;
    changedAt = performance.now();
  };
  const [begin, end] = [counting(1), counting(-1)];
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    const response = await page.goto(path);
    await waitForHydration(page);
    const isQuiet = () => underWay <= 0 && performance.now() - changedAt > QUIET_MS;
    await expect.poll(isQuiet, { intervals: [25] }).toBe(true);
    return response;
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}
