import { expect } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { money } from '@/tests/support/shop/money';
import { payOrder } from '../../api/support/provider';
import { openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';

test('a customer is found by an order number, and their page shows what they owe and ordered', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 12.5, quantity: 100 });
  const paid = await placeOrder(buyer, toolId);
  await payOrder(buyer, paid);
  const unpaid = await placeOrder(buyer, toolId, 20);
  const { number } = (await admin.call('GET', `/api/order/${unpaid}`)).body;
  await buyer.call('POST', '/api/quote', {
    name: buyer.name,
    email: buyer.email,
    lines: [{ toolId, quantity: 500 }],
  });

  await openAs(page, admin, '/dashboard/make-admin');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(String(number).toLowerCase());
  await page.waitForURL(/[?&]q=/);
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await row.getByRole('link', { name: buyer.name }).click();
  await expect(page.getByRole('heading', { name: buyer.name, level: 1 })).toBeVisible();
  const sum = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(sum('Unpaid').first()).toContainText(money(250));
  await expect(sum('To ship').first()).toContainText(money(125));
  await expect(sum('Paid in total')).toContainText('1 order');
  const orders = page.getByRole('table', { name: 'Manage All Orders' });
  await expect(orders.getByRole('button', { name: 'pending' })).toBeVisible();
  // The page is the buyer's.
  await expect(orders.getByRole('columnheader', { name: 'Buyer' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Requests for Quote' })).toBeVisible();

  await page.getByLabel('Notes on this customer').fill('Calls before noon');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(toast(page, 'Notes saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Notes' })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Notes on this customer')).toHaveValue('Calls before noon');

  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faults(page, 'customer')).toEqual([]);
  }

  await orders.getByRole('link', { name: number }).click();
  await page.getByRole('main').getByRole('link', { name: buyer.name }).click();
  await expect(page.getByRole('heading', { name: buyer.name, level: 1 })).toBeVisible();
});
