import type { Page } from '@playwright/test';
import { mergeClasses } from './merge-classes';

/**
 * Returns the class lists on the page that set one property twice, so that the order in the stylesheet decides between
 * them.
 */
export async function classConflicts(page: Page): Promise<string[]> {
  const lists = await page.evaluate(() => [
    ...new Set(
      Array.from(document.querySelectorAll('[class]'), (element) => element.getAttribute('class') ?? ''),
    ),
  ]);
  return lists.filter(
    (list) => mergeClasses(list).split(' ').length < list.split(/\s+/).filter(Boolean).length,
  );
}
