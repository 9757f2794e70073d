import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { LANGUAGES } from '../lib/shared/languages';
import { allScreens, type Known, type Looker, type Screen, screensIn } from './screens/page-list';
import { askKnown, signInAs } from './screens/sign-in';
import { findOrInstallChromium } from './stack/chromium';
import { inRoot, ROOT } from './stack/paths';
import { withDemo } from './stack/with-demo';

/**
 * `npm run screens [-- name…]`: a picture of every page, or of those whose name contains a word, in every theme and size,
 * below test-results/screens. Looks at a demo of its own, or at the one `STORE_URL` names.
 */
const FOLDER = inRoot('test-results', 'screens');
const SIZES = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 740 },
  { name: 'narrow', width: 320, height: 640 },
] as const;
const THEMES = ['light', 'dark'] as const;
const LOOKERS: readonly Looker[] = ['visitor', 'customer', 'admin'];

const names = process.argv.slice(2);
const isWanted = (screen: Screen) => names.length === 0 || names.some((name) => screen.name.includes(name));

async function takeScreens(browser: Browser, url: string, known: Known, looker: Looker): Promise<number> {
  const inEach = LANGUAGES.all.flatMap((language) => screensIn(language, allScreens(known)));
  const screens = inEach.filter((screen) => screen.as === looker && isWanted(screen));
  if (screens.length === 0) return 0;
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await signInAs(context, url, looker);
  const page = await context.newPage();
  for (const screen of screens) {
    await page.setViewportSize(SIZES[0]);
    await page.goto(url + screen.path, { waitUntil: 'networkidle' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await showEveryPicture(page);
        const file = path.join(FOLDER, `${screen.name}-${size.name}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
    }
  }
  await context.close();
  return screens.length * SIZES.length * THEMES.length;
}

/** Pictures further down load when they come near; here all are wanted. */
async function showEveryPicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

mkdirSync(FOLDER, { recursive: true });
await withDemo(async (url) => {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: isRoot ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  });
  try {
    const context = await browser.newContext();
    await signInAs(context, url, 'customer');
    const known = await askKnown(context, url);
    await context.close();
    let count = 0;
    for (const looker of LOOKERS) count += await takeScreens(browser, url, known, looker);
    console.log(`${count} pictures in ${path.relative(ROOT, FOLDER)}`);
  } finally {
    await browser.close();
  }
});
