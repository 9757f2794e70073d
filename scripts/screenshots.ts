import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findOrInstallChromium } from '@/stack/chromium';
import { inRoot, ROOT } from '@/stack/paths';
import { withDemo } from '@/stack/with-demo';
import { readScreenshotOptions } from './screenshots/options';
import { takeReadmePictures } from './screenshots/readme-pictures';
import { askKnown, signInAs } from './screenshots/sign-in';
import { takeScreenshotsAs } from './screenshots/take-screenshots';

/**
 * `npm run screenshots`: a picture of every page and state, in every language, theme and size, below
 * test-results/screenshots. `-- name…` selects those whose name contains a word; `--language de`, `--theme dark`,
 * `--size phone` and `--as admin` select a part, `--missing` what an interrupted run left, `--readme` the README's own
 * pictures. Runs against a demo of its own, or the one that `STORE_URL` names.
 */
const README_PICTURES = inRoot('docs', 'pictures');
const folder = inRoot('test-results', 'screenshots');
const options = { ...readScreenshotOptions(process.argv.slice(2)), folder, report: console.error };

mkdirSync(folder, { recursive: true });
await withDemo(async (url) => {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: isRoot ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  });
  try {
    if (options.forReadme) {
      await takeReadmePictures(browser, url, README_PICTURES);
      return;
    }
    const context = await browser.newContext();
    await signInAs(context, url, 'customer');
    const known = await askKnown(context, url);
    await context.close();
    let count = 0;
    for (const looker of options.lookers)
      count += await takeScreenshotsAs(looker, browser, url, known, options);
    console.log(`${count} pictures in ${path.relative(ROOT, folder)}`);
  } finally {
    await browser.close();
  }
});
