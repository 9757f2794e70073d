import { expect } from '@playwright/test';
import { payOrder } from '../api/support/provider';
import { giveSession, test, toast } from '../support/browser';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '../support/people';

async function placedOrder() {
  const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
  const orderId = await placeOrder(buyer, await addTool(admin, { price: 12.5 }), 10);
  return { admin, buyer, orderId };
}

test('a paid order shows its payment and where it goes, and is shipped with one press @phone', async ({
  page,
}) => {
  const { admin, buyer, orderId } = await placedOrder();
  const transactionId = await payOrder(buyer, orderId);
  await giveSession(page, admin);
  await page.goto('/dashboard/manage-order');
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(row).toContainText('Paid');
  await expect(row).toContainText(transactionId);
  await expect(row).toContainText('$125.00');
  await expect(row).toContainText(buyer.name);
  await row.getByText('Delivery', { exact: true }).click();
  await expect(row.getByText('1 Test Street')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Cancel' })).toHaveCount(0);

  await row.getByRole('button', { name: 'pending' }).click();
  await expect(toast(page, 'Order shipped')).toBeVisible();
  await expect(row.getByText('Shipped', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /\d orders?$/ })).toBeFocused();
});

test('whoever comes second is told what happened meanwhile, and sees the list as it is', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const { admin, buyer, orderId } = await placedOrder();
  await giveSession(page, admin);
  await page.goto('/dashboard/manage-order');
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(row.getByText('Unpaid', { exact: true })).toBeVisible();

  await payOrder(buyer, orderId);
  await row.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, /changed in the meantime/)).toBeVisible();
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();

  await admin.call('PATCH', `/api/all-order/${orderId}`);
  await row.getByRole('button', { name: 'pending' }).click();
  await expect(toast(page, /had been shipped before/)).toBeVisible();
  await expect(row.getByText('Shipped', { exact: true })).toBeVisible();
});

test('Escape and "Back" leave an order alone and put the focus back on its button', async ({ page }) => {
  const { admin, buyer } = await placedOrder();
  await giveSession(page, admin);
  await page.goto('/dashboard/manage-order');
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  const cancel = row.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeEnabled();
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await expect(row.getByText('Unpaid', { exact: true })).toBeVisible();
});

test('orders are found by words and by state, in an address that can be shared @phone', async ({ page }) => {
  const { admin, buyer, orderId } = await placedOrder();
  const { body: order } = await admin.call('GET', `/api/order/${orderId}`);
  await giveSession(page, admin);
  await page.goto('/dashboard/manage-order');
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  const rows = page.getByRole('row').filter({ hasText: buyer.email });
  await search.fill(order.number.toLowerCase());
  await page.waitForURL(/[?&]q=/);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);

  await page.getByRole('link', { name: 'Shipped', exact: true }).click();
  await page.waitForURL(/state=shipped/);
  await expect(page.getByRole('heading', { name: 'No order fits' })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);

  await admin.call('DELETE', `/api/all-order/${orderId}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No order fits' })).toBeVisible();
  await page.getByRole('link', { name: 'Cancelled', exact: true }).click();
  await expect(rows.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(search).toHaveValue(order.number.toLowerCase());
});
