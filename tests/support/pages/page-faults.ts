import type { Page } from '@playwright/test';
import { colourViolations, violations } from './axe';
import { mergeClasses } from './merge-classes';

/** Returns by how many pixels the page is wider than the screen, and every list of classes on it, once. */
function measure(page: Page): Promise<{ overflow: number; classLists: string[] }> {
  return page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    classLists: [
      ...new Set(
        Array.from(document.querySelectorAll('[class]'), (element) => element.getAttribute('class') ?? ''),
      ),
    ],
  }));
}

/** Returns whether the classes set one property twice, so that the order in the stylesheet decides between them. */
function setsTwice(list: string): boolean {
  return mergeClasses(list).split(' ').length < list.split(/\s+/).filter(Boolean).length;
}

/** Shows the page in this theme. */
function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate(async (name) => {
    const { dataset } = document.documentElement;
    if (dataset.theme === name) return;
    dataset.theme = name;
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
  const { overflow, classLists } = await measure(page);
  if (overflow > 0) found.push(`is ${overflow} px wider than the screen`);
  found.push(...classLists.filter(setsTwice).map((list) => `sets a property twice: ${list}`));
  return found.map((line) => `${where} ${page.viewportSize()?.width}: ${line}`);
}
