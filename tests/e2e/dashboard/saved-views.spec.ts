import { expect } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { money, moneyPattern } from '@/tests/support/shop/money';
import { openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test('an admin sorts the orders, saves what they see as a view, comes back by it and removes it', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 2, quantity: 500 });
  for (const units of [20, 40, 10]) await placeOrder(buyer, toolId, units);
  const list = `/dashboard/manage-order?q=${encodeURIComponent(buyer.email)}`;
  await openAs(page, admin, list);
  const values = page
    .getByRole('row')
    .filter({ hasText: buyer.email })
    .getByText(new RegExp(`^(?:${[80, 40, 20].map((value) => moneyPattern(value)).join('|')})$`));
  const head = page.getByRole('columnheader', { name: 'Value' });
  await head.getByRole('link').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(values).toHaveText([money(80), money(40), money(20)]);

  const name = unique('By value ');
  await page.getByRole('button', { name: 'Save View' }).press('Enter');
  await expect(page.getByLabel('Name of the view')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of the view')).toHaveAccessibleDescription('Name required');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'View saved.')).toBeVisible();
  const view = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name, exact: true });
  await expect(view).toHaveAttribute('aria-current', 'true');

  await expect(
    page.locator('.office-menu').getByRole('link', { name: new RegExp(`^${name} ?3$`) }),
  ).toBeVisible();
  await page.goto('/dashboard/manage-order');
  await view.click();
  await expect(values).toHaveText([money(80), money(40), money(20)]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await faults(page, 'orders')).toEqual([]);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await page.getByLabel('Sort by').selectOption({ label: 'Oldest first' });
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(values).toHaveText([money(40), money(80), money(20)]);
  await view.click();
  await page.getByRole('button', { name: `Remove “${name}”` }).click();
  await expect(view).toHaveCount(0);
});

test('a buyer saves what My Orders shows as a view, and comes back by it from the menu', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  await placeOrder(buyer, await addTool(admin));
  await openAs(page, buyer, '/dashboard/my-order?state=unpaid');
  const name = unique('To pay ');
  await page.getByRole('button', { name: 'Save View' }).press('Enter');
  await page.getByLabel('Name of the view').fill(name);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'View saved.')).toBeVisible();
  expect(await faults(page, 'My Orders with a view')).toEqual([]);
  await page.goto('/dashboard/my-order');
  await page.getByRole('link', { name: new RegExp(`^${name} ?1$`) }).click();
  await expect(page).toHaveURL(/my-order\?state=unpaid$/);
});
