import { expect, type Page } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { open, test, toast } from '../../support/browser';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Tools to compare' });
const card = (page: Page, sku: string) => page.getByRole('article').filter({ hasText: sku });

/** Picks two vises and a clamp, and returns the address of their comparison. */
async function pickThree(page: Page): Promise<string> {
  await open(page, '/tools/c/clamps-vises');
  for (const sku of ['FL-BV-125', 'FL-FC-300', 'FL-GC-150'])
    await card(page, sku).getByRole('button', { name: 'Compare' }).click();
  return (await bar(page).getByRole('link', { name: 'Compare' }).getAttribute('href')) ?? '';
}

test('tools are picked on cards, the table and a tool’s page, and the bar survives navigation', async ({
  page,
}) => {
  await open(page, '/tools/c/clamps-vises');
  const first = card(page, 'FL-BV-125').getByRole('button', { name: 'Compare' });
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page).getByRole('status')).toHaveText('1 of 6 selected');
  await open(page, '/tools/c/clamps-vises?view=table');
  const row = page.getByRole('row').filter({ hasText: 'FL-FC-300' });
  await row.getByRole('button', { name: 'Compare' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('2 of 6 selected');
  await row.getByRole('link', { name: /F-Clamp/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('F-Clamp');
  const own = page.getByRole('button', { name: 'Compare' }).first();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await own.click();
  await expect(bar(page).getByRole('status')).toHaveText('1 of 6 selected');
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toBeHidden();
});

test('a seventh tool is refused with a reason', async ({ page }) => {
  await open(page, '/tools');
  const buttons = page.getByRole('article').getByRole('button', { name: 'Compare' });
  for (let place = 0; place < 6; place += 1) await buttons.nth(place).click();
  await expect(bar(page).getByRole('status')).toHaveText('6 of 6 selected');
  await buttons.nth(6).click();
  await expect(toast(page, /You can compare up to six tools/)).toBeVisible();
  await expect(buttons.nth(6)).toHaveAttribute('aria-pressed', 'false');
});

test('tools are compared by keyboard alone: side by side, only differences, removed, into the cart', async ({
  page,
}) => {
  await pickThree(page);
  const toComparison = bar(page).getByRole('link', { name: 'Compare' });
  await toComparison.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tools\/compare\?ids=[0-9a-f]{24},[0-9a-f]{24},[0-9a-f]{24}$/);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(3);
  const category = page.getByRole('row', { name: /^Category/ });
  await expect(category).toBeVisible();
  await expect(page.getByRole('row', { name: /^Opening.*\(differs\)/ })).toBeVisible();
  await page.getByRole('link', { name: 'Only differences' }).press('Enter');
  await expect(page).toHaveURL(/&only=differences$/);
  await expect(category).toBeHidden();
  await expect(columns.first()).toContainText(/Sum \S*\d/);
  await expect(columns.first()).toContainText(/Ships/);
  await columns.first().getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await expect(toast(page, /Added to your cart/)).toBeVisible();
  await page.getByRole('link', { name: /^Remove .*Vise.* from the comparison$/ }).press('Enter');
  await expect(columns).toHaveCount(2);
  await open(page, '/tools');
  await expect(bar(page).getByRole('status')).toHaveText('2 of 6 selected');
});

test('a comparison can be shared: without picks or scripts, with a tool that is gone, out of search engines', async ({
  page,
  browser,
}) => {
  const address = await pickThree(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(`${address},${'0'.repeat(24)}`);
  await expect(other.getByRole('columnheader')).toHaveCount(3);
  await expect(other.getByText('One of these tools is no longer available.')).toBeVisible();
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await other.goto('/tools/compare?ids=nothing');
  await expect(other.getByRole('heading', { name: 'No tools to compare yet' })).toBeVisible();
  await context.close();
});

test('at 320 px the tools scroll sideways beside their names, and axe objects to nothing, nor to the bar', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  const address = await pickThree(page);
  const found = await faults(page, 'the bar');
  await page.goto(address);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  found.push(...(await faults(page, 'comparison')));
  await page.setViewportSize({ width: 1280, height: 800 });
  found.push(...(await faults(page, 'comparison')));
  expect(found).toEqual([]);
});
