import { expect } from '@playwright/test';
import { open, test } from '../../support/browser';

test('a card leads to its tool without a new document, fetched when it is pointed at', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  const prefetched = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await link.hover();
  await prefetched;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
});

test('a page that was fetched ahead is shown without another request', async ({ page }) => {
  await open(page, '/tools');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  const whole = page.waitForResponse((response) => {
    const isOutline = 'next-router-segment-prefetch' in response.request().headers();
    return new URL(response.url()).pathname === path && !isOutline;
  });
  await link.hover();
  await (await whole).finished();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(requested).not.toContain(path);
});

test('a card’s link opens a new tab with a key held down, and stays in its language', async ({ page }) => {
  await open(page, '/de/tools');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'Technische Daten' })).toBeVisible();
  await tab.close();
  await expect(page).toHaveURL('/de/tools');
  await link.click();
  await expect(page).toHaveURL(/\/de\/tools\/[a-z0-9-]+$/);
});
