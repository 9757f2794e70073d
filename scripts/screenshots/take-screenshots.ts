import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { isWanted, type ScreenshotOptions, type Size, type Theme } from './options';
import { allScreens, type Known, type Looker, screensIn } from './page-list';
import { scriptsTookOver } from './scripts-took-over';
import { PAGE_LIMIT_MS, signInAs } from './sign-in';
import { allStates, type Manner, type ScreenState } from './state-list';

type Shot = { screen: ScreenState; language: Language; size: Size; theme: Theme; file: string };

const SETTLE_LIMIT_MS = 15_000;
const STATE_LIMIT_MS = 20_000;

/** Returns what is still to be taken as this visitor, customer or admin, page by page. */
function shotsOf(looker: Looker, known: Known, options: ScreenshotOptions, folder: string): Shot[][] {
  const screens = [...allScreens(known), ...allStates(known)].filter(
    (screen) => screen.as === looker && isWanted(screen, options.names),
  );
  return options.languages
    .flatMap((language) =>
      screensIn(language, screens).map((screen) =>
        options.sizes.flatMap((size) =>
          options.themes.map((theme) => {
            const file = path.join(folder, `${screen.name}-${size.name}-${theme}.png`);
            return { screen, language, size, theme, file };
          }),
        ),
      ),
    )
    .map((shots) => shots.filter(({ file }) => !(options.onlyMissing && existsSync(file))));
}

/** Takes the selected screenshots as one viewer; returns how many. A page that fails is reported and left out. */
export async function takeScreenshotsAs(
  looker: Looker,
  browser: Browser,
  url: string,
  known: Known,
  options: ScreenshotOptions & { folder: string; report: (line: string) => void },
): Promise<number> {
  const screens = shotsOf(looker, known, options, options.folder);
  const contexts = new Map<boolean, BrowserContext>();
  const contextFor = async (manner: Manner | undefined) => {
    const scripted = manner !== 'no-script';
    const context = contexts.get(scripted) ?? (await browser.newContext(contextOptions(scripted)));
    if (!contexts.has(scripted)) await signInAs(context, url, looker);
    contexts.set(scripted, context);
    return context;
  };
  let taken = 0;
  for (const shots of screens) {
    const [first] = shots;
    if (!first) continue;
    const page = await (await contextFor(first.screen.manner)).newPage();
    page.setDefaultTimeout(STATE_LIMIT_MS);
    page.setDefaultNavigationTimeout(PAGE_LIMIT_MS);
    try {
      taken += await takeShots(page, url, known, shots);
    } catch (error) {
      options.report(`${first.screen.name}: ${String(error).split('\n', 1)[0]}`);
    }
    await page.close();
  }
  for (const context of contexts.values()) await context.close();
  return taken;
}

function contextOptions(scripted: boolean) {
  return { reducedMotion: 'reduce', javaScriptEnabled: scripted } as const;
}

/** Takes all screenshots of one page; one that needs an interaction is opened anew in each size. */
async function takeShots(page: Page, url: string, known: Known, shots: readonly Shot[]): Promise<number> {
  let openedFor: Size | undefined;
  for (const { screen, language, size, theme, file } of shots) {
    const { act, manner, path: address } = screen;
    await page.setViewportSize(size);
    await page.emulateMedia({
      colorScheme: theme,
      media: manner === 'print' ? 'print' : 'screen',
      forcedColors: manner === 'forced-colors' ? 'active' : 'none',
    });
    if (!openedFor || (act && openedFor !== size)) {
      await page.goto(url + address, { waitUntil: 'load' });
      await page.waitForLoadState('networkidle', { timeout: SETTLE_LIMIT_MS }).catch(() => undefined);
      if (manner !== 'no-script') await scriptsTookOver(page, language);
      await act?.(page, textsFor(language), known);
      openedFor = size;
    }
    if (manner !== 'no-script') await showEveryPicture(page);
    await page.screenshot({ path: file, fullPage: !act });
  }
  return shots.length;
}

/** Pictures further down load lazily; here all are needed. */
async function showEveryPicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await Promise.all(page.frames().map(framePainted));
}

/** What other sites draw, such as the card fields, is painted after the page around it, again in each size. */
async function framePainted(frame: Frame): Promise<void> {
  await frame
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    .catch(() => undefined);
}
