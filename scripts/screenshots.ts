import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findOrInstallChromium } from '@/stack/chromium';
import { inRoot, ROOT } from '@/stack/paths';
import { withDemo } from '@/stack/with-demo';
import { readScreenshotOptions } from './screenshots/options';
import { takeReadmePictures } from './screenshots/readme-pictures';
import { fetchDemoIds, signInAs } from './screenshots/sign-in';
import { takeScreenshotsAs } from './screenshots/take-screenshots';

/**
 * `npm run screenshots`: every page and state, in every language, theme and size, below test-results/screenshots. `-- name…`
 * selects by name; `--language de`, `--theme dark`, `--size phone` and `--as admin` select a part, `--missing` what an
 * interrupted run left, `--readme` the README's pictures. Uses `STORE_URL`, or a demo of its own.
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
    const ids = await fetchDemoIds(context, url);
    await context.close();
    let count = 0;
    for (const role of options.roles) count += await takeScreenshotsAs(role, browser, url, ids, options);
    console.log(`${count} pictures in ${path.relative(ROOT, folder)}`);
  } finally {
    await browser.close();
  }
});
