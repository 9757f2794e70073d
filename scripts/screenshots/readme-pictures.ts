import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { openFirst } from './company-states';
import type { Theme } from './options';
import type { ScreenRole } from './page-list';
import { signInAs, waitForHydration } from './sign-in';

type Picture = {
  file: string;
  path: string;
  as: ScreenRole;
  theme: Theme;
  act?: (page: Page) => Promise<void>;
};

const PICTURES: readonly Picture[] = [
  { file: 'catalogue.webp', path: ROUTES.tools, as: 'visitor', theme: 'light' },
  { file: 'approval.webp', path: COMPANY_ROUTES.approvals, as: 'owner', theme: 'light', act: openFirst },
  { file: 'orders.webp', path: ROUTES.manageOrders, as: 'admin', theme: 'dark' },
];
const VIEWPORT = { width: 1280, height: 800 };
const QUALITY = 82;

export async function takeReadmePictures(browser: Browser, url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const picture of PICTURES) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      colorScheme: picture.theme,
      reducedMotion: 'reduce',
    });
    await signInAs(context, url, picture.as);
    const page = await context.newPage();
    await page.goto(url + picture.path, { waitUntil: 'networkidle' });
    await waitForHydration(page, LANGUAGES.default);
    await picture.act?.(page);
    const png = await page.screenshot();
    await sharp(png).webp({ quality: QUALITY, effort: 6 }).toFile(path.join(folder, picture.file));
    await context.close();
  }
}
