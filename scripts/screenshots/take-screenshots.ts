import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { isSelected, type ScreenshotOptions, type Size, type Theme } from './options';
import { allScreens, type DemoIds, type ScreenRole, screensIn } from './page-list';
import { PAGE_LIMIT_MS, signInAs, waitForHydration } from './sign-in';
import { allStates, type Manner, type ScreenState } from './state-list';

type Shot = { screen: ScreenState; language: Language; size: Size; theme: Theme; file: string };

const SETTLE_LIMIT_MS = 15_000;
const STATE_LIMIT_MS = 20_000;

function shotsOf(role: ScreenRole, ids: DemoIds, options: ScreenshotOptions, folder: string): Shot[][] {
  const screens = [...allScreens(ids), ...allStates(ids)].filter(
    (screen) => screen.as === role && isSelected(screen, options.names),
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

export async function takeScreenshotsAs(
  role: ScreenRole,
  browser: Browser,
  url: string,
  ids: DemoIds,
  options: ScreenshotOptions & { folder: string; report: (line: string) => void },
): Promise<number> {
  const screens = shotsOf(role, ids, options, options.folder);
  const contexts = new Map<boolean, BrowserContext>();
  const contextFor = async (manner: Manner | undefined) => {
    const scripted = manner !== 'no-script';
    const context = contexts.get(scripted) ?? (await browser.newContext(contextOptions(scripted)));
    if (!contexts.has(scripted)) await signInAs(context, url, role);
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
      taken += await takeShots(page, url, ids, shots);
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

/** One that needs an interaction is opened anew in each size. */
async function takeShots(page: Page, url: string, ids: DemoIds, shots: readonly Shot[]): Promise<number> {
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
      if (manner !== 'no-script') await waitForHydration(page, language);
      await act?.(page, textsFor(language), ids);
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

/** Frames of other sites, such as the card fields, are painted after the page around them, again in each size. */
async function framePainted(frame: Frame): Promise<void> {
  await frame
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    .catch(() => undefined);
}
