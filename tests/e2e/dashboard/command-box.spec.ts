import { expect, type Page } from '@playwright/test';
import {
  arriveAt,
  giveSession,
  holdScripts,
  open,
  openAs,
  test,
  testInOwnContext,
} from '../../support/browser';
import { colourViolations, violations } from '../../support/pages/axe';
import { addTool, anAdmin, placeOrder, placeOrderWithPo, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

/** The pace of a quick typist. */
const PER_KEY = { delay: 60 };

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Order, customer, tool, page or action' });

test('by keyboard alone the command box opens an order, a customer, a tool, a page and an action', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const name = unique('Commanded Vise ');
  const toolId = await addTool(admin, { name, price: 12.5, quantity: 100 });
  const poNumber = unique('Command-');
  const orderId = await placeOrderWithPo(buyer, toolId, poNumber);
  await openAs(page, admin, '/dashboard/overview');

  for (const [key, typed, path, heading] of [
    ['Control+k', poNumber, `/dashboard/manage-order/${orderId}`, /ORD-/],
    ['/', buyer.email, undefined, buyer.name],
    ['Control+k', name, `/dashboard/manage-product/${toolId}/edit`, name],
    ['/', 'price li', '/dashboard/price-lists', 'Price Lists'],
    ['Control+k', 'import', '/dashboard/import', 'Import'],
  ] as const) {
    await page.keyboard.press(key);
    await page.keyboard.type(typed, PER_KEY);
    await expect(fieldOf(page)).toHaveValue(typed);
    // The customer stands after their orders.
    if (typed === buyer.email) {
      const option = page.getByRole('option', { name: buyer.name }).filter({ hasText: buyer.email });
      await expect(option).toBeVisible();
      while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    if (path) await arriveAt(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('Enter before the answer waits for it, and an older answer never replaces a newer one', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const orderId = await placeOrder(buyer, await addTool(admin), 10);
  const { number } = (await admin.call('GET', `/api/order/${orderId}`)).body;
  await openAs(page, admin, '/dashboard/overview');
  // The answer to the first letters comes last.
  await page.route(/api\/command\?q=ORD$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ORD');
  await page.waitForTimeout(120);
  await page.keyboard.type(number.slice(3));
  await page.keyboard.press('Enter');
  await arriveAt(page, `/dashboard/manage-order/${orderId}`);
});

test('Escape closes the command box and gives the focus back; no answer and no match are said in words', async ({
  page,
  noise,
}) => {
  noise.expect(/Failed to load resource|net::ERR_FAILED/);
  await openAs(page, await anAdmin(), '/dashboard/make-admin');
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('zzqqxx');
  const dialog = page.getByRole('dialog', { name: 'Search or go to' });
  await expect(dialog.getByText('Nothing found for “zzqqxx”.').first()).toBeVisible();
  await expect(dialog.getByRole('option')).toHaveCount(3);

  await page.route('**/api/command?**', (route) => route.abort());
  await page.keyboard.type('y');
  await expect(dialog.getByText('The store could not be reached.')).toBeVisible();
  await fieldOf(page).fill('messages');
  await expect(dialog.getByRole('option').first()).toContainText('Messages');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(search).toBeFocused();
});

test('the open command box is accessible in both themes, in German, and fits 320 px', async ({ page }) => {
  await openAs(page, await anAdmin(), '/de/dashboard/overview');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('vise');
  await expect(page.getByRole('group', { name: 'Werkzeuge' }).getByRole('option').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Schließen' })).toBeInViewport({
    ratio: 1,
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.emulateMedia({ colorScheme: null });
});

for (const [box, path, name] of [
  ['command', '/dashboard/overview', 'Order, customer, tool, page or action'],
  ['search', '/blog', 'Search by SKU, name or measure'],
] as const)
  testInOwnContext(
    `no key is lost that is typed right after the load event into the ${box} box`,
    async ({ page }) => {
      await giveSession(page, await anAdmin());
      await page.goto(path, { waitUntil: 'load' });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('torque wrench', PER_KEY);
      const field = page.getByRole('combobox', { name });
      await expect(field).toHaveValue('torque wrench');
      await expect(field).toBeFocused();
    },
  );

testInOwnContext(
  'keys typed while the code of a box is held back are in it afterwards, Enter too',
  async ({ page }) => {
    await open(page, '/blog');
    const release = await holdScripts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('torqze');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ue');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL('/tools?q=torque');
  },
);
