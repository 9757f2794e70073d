import { expect, type Page } from '@playwright/test';
import { arriveAt, giveSession, open, openAs, reload, test } from '../../support/browser';
import { colourViolations, violations } from '../../support/pages/axe';
import { anAdmin, registerCustomer } from '../../support/people';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

/** The sum of all layout shifts since the document began. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const values = await new Promise<number[]>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
    });
    return values.reduce((sum, value) => sum + value, 0);
  });
}

test('an admin’s pages have one bar of 48 px, whose links and Logout are one press away at every width', async ({
  page,
}) => {
  await giveSession(page, await anAdmin());
  const header = page.getByRole('banner');
  for (const path of ['/dashboard/manage-order', '/de/dashboard/manage-order']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, (await header.boundingBox())?.height]).toEqual([width, 49]);
      const beyond = await header
        .locator('a:visible, button:visible')
        .evaluateAll((all) =>
          all
            .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth)
            .map((one) => one.textContent),
        );
      expect([width, beyond]).toEqual([width, []]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await header.boundingBox())?.height).toBe(49);
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, '/dashboard/manage-order');
  for (const name of ['Dashboard', 'Tools', 'Cart'])
    await expect(header.getByRole('link', { name, exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(header.getByRole('link', { name: 'Blog', exact: true })).toBeHidden();
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Search or go to' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Search tools' })).toBeHidden();
});

test('the shop and a customer’s dashboard have the header of the shop', async ({ page }) => {
  await openAs(page, await anAdmin(), '/dashboard/overview');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Tools', exact: true }).click();
  await arriveAt(page, '/tools');
  await open(page, '/blog');
  await expect(header.getByRole('link', { name: 'Search tools' })).toBeVisible();
  expect((await header.boundingBox())?.height).toBe(97);
  await openAs(page, await registerCustomer(), '/dashboard');
  expect((await header.boundingBox())?.height).toBe(97);
});

test('a group of the menu folds by keyboard and stays folded after a reload, without a jump', async ({
  page,
}) => {
  await openAs(page, await anAdmin(), '/dashboard/overview');
  const menu = menuOf(page);
  const group = menu.getByRole('button', { name: 'Products', exact: true });
  const entry = menu.getByRole('link', { name: 'Manage Products' });
  await expect(entry).toBeVisible();
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
  await reload(page);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
  // A group that folds after the first paint moves what is below it by three times as much.
  expect(await shiftsOf(page)).toBeLessThan(0.003);

  // The entry of the current page stays.
  await open(page, '/dashboard/categories');
  await expect(menu.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Categories' })).toBeVisible();
  await expect(entry).toBeHidden();
  await group.press(' ');
  await expect(entry).toBeVisible();
  await entry.press('Enter');
  await arriveAt(page, '/dashboard/manage-product');
});

test('audit log and customers mark their own entries', async ({ page }) => {
  await openAs(page, await anAdmin(), '/dashboard/make-admin');
  for (const [name, path] of [
    ['Audit Log', '/dashboard/audit'],
    ['Customers', '/dashboard/customers'],
  ] as const) {
    await menuOf(page).getByRole('link', { name }).click();
    await arriveAt(page, path);
    await expect(menuOf(page).locator('[aria-current]')).toHaveText([name]);
  }
});

for (const width of [360, 800])
  test(`at ${width} px the menu of the header has the groups, and is accessible in both themes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openAs(page, await anAdmin(), '/dashboard/overview');
    const header = page.getByRole('banner');
    const opener = header.getByRole('button', { name: 'Open menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = header.getByRole('navigation', { name: 'Dashboard' });
    await expect(menu.getByRole('link', { name: 'Manage All Orders' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: null });
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Audit Log' }).press('Enter');
    await arriveAt(page, '/dashboard/audit');
    await expect(menu).toBeHidden();
  });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('with scripts off the menu and the bar are links', async ({ page, noise }) => {
    noise.expect(/^request: csp .*\/_next\/static\//);
    await giveSession(page, await anAdmin());
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/dashboard/overview');
      await menuOf(page).getByRole('link', { name: 'Customers' }).click();
      await arriveAt(page, '/dashboard/customers');
      await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    }
  });
});
