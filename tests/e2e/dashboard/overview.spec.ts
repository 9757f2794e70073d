import { expect } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { money } from '@/tests/support/shop/money';
import { payOrder } from '../../api/support/provider';
import { openAs, test } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';

test('the overview leads from the desk to figures, their table, orders and the customer', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const orderId = await placeOrder(buyer, await addTool(admin, { price: 99_000, quantity: 100 }), 10);
  await payOrder(buyer, orderId);

  await openAs(page, admin, '/dashboard/desk');
  await page.locator('#page').getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
  const plots = page.getByRole('img', { name: /^Bar chart of / });
  await expect(plots).toHaveCount(3);

  await page.getByRole('link', { name: '12 months' }).click();
  await page.waitForURL(/days=365/);
  await page.getByText('Show figures as a table').press('Enter');
  const table = page.getByRole('region', { name: 'Sales by day or month' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('columnheader', { name: 'Revenue', exact: true })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 800 });
  expect(await faults(page, 'overview')).toEqual([]);

  // The figures may be five seconds old.
  const customer = page.getByRole('link', { name: buyer.name, exact: true });
  await expect(async () => {
    await page.reload();
    await expect(customer).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await customer.click();
  await expect(page.getByRole('heading', { name: buyer.name, level: 1 })).toBeVisible();
  await expect(page.getByText(money(990_000)).first()).toBeVisible();
});
