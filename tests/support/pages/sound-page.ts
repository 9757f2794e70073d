import { expect, type Page } from '@playwright/test';
import { colourViolations, violations } from './axe';

/** Expects a page that is no wider than its window and has no fault of accessibility in either theme; leaves it in the dark one. */
export async function expectSoundPage(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
  expect(await violations(page), page.url()).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await colourViolations(page), page.url()).toEqual([]);
}
