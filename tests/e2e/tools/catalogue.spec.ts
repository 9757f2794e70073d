import { expect } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { open, reload, test } from '../../support/browser';

test('Control-K finds a part by its number, and Enter opens it @core', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Search tools' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search by SKU, name or measure' });
  await box.fill('fl bv 125');
  const best = page.getByRole('option').first();
  await expect(best).toContainText('FL-BV-125');
  await expect(best).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/tools\/bench-vise-125$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Forged Bench Vise 125 mm with Swivel Base',
  );
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the search box says what a word was taken for, and shows apart what only comes near', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('combobox', { name: 'Search by SKU, name or measure' });
  await box.fill('tork wrench');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ tools found Results for “torque wrench”\.$/);
  await expect(dialog.getByText('Results for “torque wrench”.').first()).toBeVisible();
  await box.fill('insulated hammer');
  await expect(dialog.getByRole('status')).toContainText('No tool matches all of these words.');
  await box.fill('plastic wrench');
  await expect(dialog.getByRole('link', { name: 'Request for Quote' })).toBeVisible();
  const near = dialog.getByRole('listbox', { name: 'These come near' }).getByRole('option');
  await expect(near.first()).toContainText(/wrench/i);
  await expect(dialog.getByRole('option', { selected: true })).toHaveCount(0);
  await box.press('ArrowDown');
  await expect(near.first()).toHaveAttribute('aria-selected', 'true');
});

test('the search box is a combobox: arrow keys choose, all results, Escape @core', async ({ page }) => {
  await open(page, '/tools/compare');
  await page.getByRole('link', { name: 'Search tools' }).click();
  const box = page.getByRole('combobox', { name: 'Search by SKU, name or measure' });
  await box.fill('hamer');
  await expect(page.getByRole('option').first()).toContainText(/hammer/i);
  await box.press('ArrowUp');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option', { selected: true })).toContainText(/See all \d+ results/);
  await box.press('Enter');
  await expect(page).toHaveURL('/tools?q=hamer');
  await expect(page.getByRole('article').first()).toContainText(/hammer/i);
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await box.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('filters narrow the list and change the address, and Back undoes it @core', async ({ page }) => {
  await open(page, '/tools/c/clamps-vises');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: /^150 mm/ }).click();
  await expect(page).toHaveURL('/tools/c/clamps-vises?spec=opening%3A150-mm');
  await expect(results.getByRole('article')).toHaveCount(2);
  await reload(page);
  await expect(results.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Sort by').selectOption('List price, highest first');
  await expect(page).toHaveURL(/sort=-price/);
  await expect(results.getByRole('article').first()).toContainText('FL-BV-125');
  await page.goBack();
  await expect(page).toHaveURL('/tools/c/clamps-vises?spec=opening%3A150-mm');
  await page.goBack();
  await expect(results.getByRole('article')).toHaveCount(6);
});

test('on a phone the filters are a sheet over the list, closed by the button that says how many tools are shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/tools/c/clamps-vises');
  const card = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
  const before = await card.boundingBox();
  await page.getByRole('button', { name: /^Filters/ }).click();
  expect(await card.boundingBox()).toEqual(before);
  await expect(page.getByRole('link', { name: /^150 mm/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show 6 tools' }).click();
  await expect(page.getByRole('link', { name: /^150 mm/ })).toBeHidden();
  // Beside the list they are a column, which needs no button.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('link', { name: /^150 mm/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden();
});

test('on a phone the sheet of filters stays open, where it was scrolled to, until it is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/tools/c/clamps-vises');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.locator('.filter-sheet');
  await page.getByRole('link', { name: /^150 mm/ }).click();
  await expect(page).toHaveURL('/tools/c/clamps-vises?spec=opening%3A150-mm');
  const shown = page.getByRole('button', { name: 'Show 2 tools' });
  await expect(shown).toBeInViewport({ ratio: 1 });
  expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^150 mm/ }).click();
  await expect(page.getByRole('button', { name: 'Show 6 tools' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Show 6 tools' }).click();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/spec=/);
  await expect(sheet).toBeHidden();
});

test('a price range narrows the list and leaves the other filters @core', async ({ page }) => {
  await open(page, '/tools?stock=in&page=2');
  await page.getByLabel(/^Price from, in /).fill('100');
  await page.getByLabel(/^Price up to, in /).fill('150');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL('/tools?min=100&max=150&stock=in');
  const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
  await expect(first).toContainText(/\b1\d\d\b/);
});

test('a tool’s drawing can be chosen by keyboard beside its picture, and enlarged to the screen', async ({
  page,
}) => {
  await open(page, '/tools/adjustable-wrench-250');
  const gallery = page.getByRole('list', { name: /^Pictures of/ });
  await gallery.getByRole('link', { name: 'Drawing with dimensions' }).press('Enter');
  await expect(page.getByRole('img', { name: /^Drawing of .* with its length$/ })).toBeVisible();
  await expect(gallery.getByRole('link', { name: 'Drawing with dimensions' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('link', { name: /^Enlarge the picture of/ }).press('Enter');
  const large = page.getByRole('dialog');
  await large.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect(large.getByRole('button', { name: 'Zoom out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});

test('search box and enlarged picture fit a narrow phone, with a visible close button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/tools/click-torque-wrench-half-inch');
  await page.getByRole('link', { name: 'Search tools' }).click();
  // Other tests add torque wrenches.
  await page.getByRole('combobox').fill('click torque');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText(money(118.5))).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Close search' }).click();
  await page.getByRole('link', { name: /^Enlarge the picture of/ }).click();
  const out = page.getByRole('dialog').getByRole('button', { name: 'Close the picture' });
  await expect(out).toBeInViewport({ ratio: 1 });
  await out.click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a search without results leads to a quote, and the address of a deleted tool to similar ones @core', async ({
  page,
  noise,
}) => {
  await page.goto('/tools?q=quantumflux');
  await expect(page.getByRole('heading', { name: 'No tools match “quantumflux”' })).toBeVisible();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('link', { name: 'Request for Quote' })).toHaveAttribute('href', /^\/quote/);
  noise.expect(/404/);
  const response = await page.goto('/tools/old-bench-vise');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: /Bench Vise/ }).first()).toBeVisible();
});

test('a long word searched for breaks rather than widening the page, found or not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const word = 'hammer'.repeat(33);
  for (const [q, count] of [
    [word, /^0 tools/],
    [`hammer ${word}`, /^[1-9]\d* tools/],
  ] as const) {
    await page.goto(`/tools?q=${encodeURIComponent(q)}`);
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText(count);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, q).toBeLessThanOrEqual(0);
  }
});

test('the catalogue works with scripts off @core', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/tools');
  await page.getByLabel('Search tools', { exact: true }).last().fill('soft face');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/tools?q=soft+face');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('article').first()).toContainText('Soft-Face');
  await page.getByRole('link', { name: /^Hammers & Striking/ }).click();
  await expect(page).toHaveURL('/tools/c/hammers-striking?q=soft+face');
  await results.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy Now' }).first()).toHaveAttribute('href', /^\/purchase\//);
  await context.close();
});
