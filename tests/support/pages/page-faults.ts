import type { Page } from '@playwright/test';
import { colourViolations, violations } from './axe';
import { mergeClasses } from './merge-classes';

/**
 * Returns the class lists on the page that set one property twice, so that the order in the stylesheet decides between
 * them.
 */
async function classConflicts(page: Page): Promise<string[]> {
  const lists = await page.evaluate(() => [
    ...new Set(
      Array.from(document.querySelectorAll('[class]'), (element) => element.getAttribute('class') ?? ''),
    ),
  ]);
  return lists.filter(
    (list) => mergeClasses(list).split(' ').length < list.split(/\s+/).filter(Boolean).length,
  );
}

/** Shows the page in this theme. */
function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    // The frame after the next one shows it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
}

/** Returns what is wrong with the screen: axe in both themes, overflow, and conflicting classes. */
export async function faults(page: Page, where: string, within?: string): Promise<string[]> {
  await showTheme(page, 'light');
  const found = await violations(page, {}, within);
  await showTheme(page, 'dark');
  found.push(...(await colourViolations(page, within)).map((line) => `dark ${line}`));
  await showTheme(page, 'light');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) found.push(`is ${overflow} px wider than the screen`);
  found.push(...(await classConflicts(page)).map((list) => `sets a property twice: ${list}`));
  return found.map((line) => `${where} ${page.viewportSize()?.width}: ${line}`);
}
