import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, default as axe, RunOptions } from 'axe-core';

/** Minified: the browser reads it anew on each page, in a third less time. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns what axe finds wrong on the page, or in the frame, as it is now, or in the part of it that a selector names: one line for each
 * rule and element, any impact.
 */
export async function violations(
  page: Page | Frame,
  options: RunOptions = {},
  within?: string,
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(SOURCE);
  const { violations: found } = await page.evaluate<AxeResults, { options: RunOptions; within?: string }>(
    (given) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        given.within ? { include: [given.within] } : document,
        given.options,
      ),
    // Frames belong to the card provider.
    { options: { resultTypes: ['violations'], iframes: false, ...options }, within },
  );
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}) ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Only the rules that depend on colours, for the second theme of a page that was checked completely. */
export function colourViolations(page: Page | Frame, within?: string): Promise<string[]> {
  return violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] }, within);
}
