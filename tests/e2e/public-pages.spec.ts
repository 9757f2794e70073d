import { expect } from '@playwright/test';
import { test } from '../support/browser';

const PAGES: [path: string, headings: string[]][] = [
  ['/', ['Who We Are', 'Latest Tools', 'Our Client Says', 'Our Engineers']],
  ['/review', ['Our Client Says']],
  ['/portfolio', []],
  ['/blog', []],
  ['/login', ['Login']],
  ['/register', ['Register']],
];

for (const [path, headings] of PAGES) {
  test(`${path} is readable with scripts off @phone`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    for (const name of headings) await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeAttached();
    await context.close();
  });

  test(`${path} loads without a console error or a failed request @phone`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('any other path is the not-found picture, with status 404', async ({ page, noise }) => {
  noise.expect(/404/);
  for (const path of ['/nothing-here', '/a/b/c', '/purchase', '/dashboardx']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('img', { name: /not found/i })).toBeVisible();
  }
});
