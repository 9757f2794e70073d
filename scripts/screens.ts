import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { readScreenOptions } from './screens/options';
import { takeReadmePictures } from './screens/readme-pictures';
import { askKnown, signInAs } from './screens/sign-in';
import { takeScreensAs } from './screens/take-screens';
import { findOrInstallChromium } from './stack/chromium';
import { inRoot, ROOT } from './stack/paths';
import { withDemo } from './stack/with-demo';

/**
 * `npm run screens`: a picture of every page and state, in every language, theme and size, below test-results/screens.
 * `-- name…` takes those whose name contains a word; `--language de`, `--theme dark`, `--size phone` and `--as admin` take
 * a part, `--missing` what an interrupted run left, `--readme` the README's own pictures. Looks at a demo of its own, or at the one `STORE_URL` names.
 */
const README_PICTURES = inRoot('docs', 'pictures');
const folder = inRoot('test-results', 'screens');
const options = { ...readScreenOptions(process.argv.slice(2)), folder, tell: console.error };

mkdirSync(folder, { recursive: true });
await withDemo(async (url) => {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
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
    for (const looker of options.lookers) count += await takeScreensAs(looker, browser, url, known, options);
    console.log(`${count} pictures in ${path.relative(ROOT, folder)}`);
  } finally {
    await browser.close();
  }
});
