import { expect, type Page } from '@playwright/test';
import { open, openAs, test } from '../../support/browser';
import { anAdmin } from '../../support/people';

/** The elements of which dialogs, notices and parts of a page that arrive later consist. */
const INSERTED =
  '<h2><a href="/">Added</a></h2><form><label><input type="checkbox"></label><button role="switch"></button></form>';
/** Those elements, what the browser draws within them, and what stands beside them. */
const STYLED_ELEMENTS = 30;

type TraceEvent = { name: string; args: { elementCount?: number } };

/** Inserts a section into the page and returns the number of elements whose style the browser computed for it. */
async function elementsStyledForInsertion(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page has no browser to trace.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  const width = await page.evaluate((content) => {
    const inserted = document.createElement('section');
    inserted.innerHTML = content;
    document.querySelector('main')?.append(inserted);
    return getComputedStyle(inserted).width;
  }, INSERTED);
  expect(width).not.toBe('');
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const counts = trace.traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args.elementCount !== undefined ? [args.elementCount] : [],
  );
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

/** The least of several: whatever else the page does meanwhile is not the insertion's. */
async function leastStyled(page: Page): Promise<number> {
  let least = await elementsStyledForInsertion(page);
  for (let again = 0; again < 3 && least >= STYLED_ELEMENTS; again += 1)
    least = Math.min(least, await elementsStyledForInsertion(page));
  return least;
}

test('inserted elements do not make the browser compute the style of the whole page', async ({ page }) => {
  for (const path of ['/', '/tools', '/tools?view=table', '/cart']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await leastStyled(page), path).toBeLessThan(STYLED_ELEMENTS);
  }
  await openAs(page, await anAdmin(), '/dashboard/manage-order');
  await page.waitForLoadState('networkidle');
  expect(await leastStyled(page)).toBeLessThan(STYLED_ELEMENTS);
});
