import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** What axe finds wrong on the page as it is now: a line a rule and element, any impact. */
export async function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate<AxeResults, RunOptions>(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    // Frames belong to the card provider.
    { resultTypes: ['violations'], iframes: false, ...options },
  );
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}) ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Only what depends on colours, for the second theme of a page already looked at whole. */
export function colourViolations(page: Page): Promise<string[]> {
  return violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}
