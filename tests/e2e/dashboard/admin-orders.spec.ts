import { expect, type Page } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { payOrder, refundsAtProvider } from '../../api/support/provider';
import { openAs, reload, test, toast } from '../../support/browser';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '../../support/people';
import { mailTo } from '../../support/store';

async function placedOrder() {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const orderId = await placeOrder(buyer, await addTool(admin, { price: 12.5 }), 10);
  return { admin, buyer, orderId };
}

/** The row of someone's only order; the whole list begins with whatever other tests have just ordered. */
async function openOrdersOf(page: Page, admin: Person, buyer: Person) {
  await openAs(page, admin, `/dashboard/manage-order?q=${encodeURIComponent(buyer.email)}`);
  return page.getByRole('row').filter({ hasText: buyer.email });
}

test('a paid order shows its payment and where it goes, and is shipped with one press @core @phone', async ({
  page,
}) => {
  const { admin, buyer, orderId } = await placedOrder();
  const transactionId = await payOrder(buyer, orderId);
  const row = await openOrdersOf(page, admin, buyer);
  await expect(row).toContainText('Paid');
  await expect(row).toContainText(transactionId);
  await expect(row).toContainText(money(125));
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

test('the slower of two admins sees what happened meanwhile, and the current list @core', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const { admin, buyer, orderId } = await placedOrder();
  const row = await openOrdersOf(page, admin, buyer);
  await expect(row.getByText('Unpaid', { exact: true })).toBeVisible();

  await payOrder(buyer, orderId);
  await row.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, /has changed/)).toBeVisible();
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();

  await admin.call('PATCH', `/api/all-order/${orderId}`);
  await row.getByRole('button', { name: 'pending' }).click();
  await expect(toast(page, /was already shipped/)).toBeVisible();
  await expect(row.getByText('Shipped', { exact: true })).toBeVisible();
});

test('a paid order is refunded in full: money, units and a mail @core @phone', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 12.5, quantity: 100 });
  const orderId = await placeOrder(buyer, toolId, 10);
  const transactionId = await payOrder(buyer, orderId);
  const { body: order } = await admin.call('GET', `/api/order/${orderId}`);
  await openAs(page, admin, `/dashboard/manage-order?q=${order.number}`);
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await row.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Refund order ${order.number}?` });
  for (const fact of [buyer.name, buyer.email, money(125), `10 × ${order.toolName}`]) {
    await expect(dialog).toContainText(fact);
  }
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(row.getByRole('button', { name: 'Refund' })).toBeFocused();
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, `Order ${order.number} refunded. ${money(125)} is on its way back`)).toBeVisible();
  await expect(row.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Refunded', exact: true }).click();
  await page.waitForURL(/state=refunded/);
  await expect(row.getByText('Refunded', { exact: true })).toBeVisible();

  expect((await admin.call('GET', `/api/tool/${toolId}`)).body).toMatchObject({ quantity: 100 });
  await expect.poll(() => refundsAtProvider(transactionId)).toMatchObject([{ amount: 12_500 }]);
  await mailTo(buyer.email, new RegExp(`Order ${order.number} refunded`));
});

test('an admin who refunds what was shipped or refunded meanwhile sees an error, and the current list', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const { admin, buyer, orderId } = await placedOrder();
  const other = await placeOrder(buyer, await addTool(admin), 10);
  await payOrder(buyer, orderId);
  const transactionId = await payOrder(buyer, other);
  await openAs(page, admin, `/dashboard/manage-order?q=${encodeURIComponent(buyer.email)}`);
  const rows = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(rows).toHaveCount(2);
  const dialog = page.getByRole('alertdialog');

  await admin.call('PATCH', `/api/all-order/${orderId}`);
  const shipped = rows.filter({ hasNotText: transactionId });
  await shipped.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, /has changed\. Only a paid order that has not shipped/)).toBeVisible();
  await expect(shipped.getByText('Shipped', { exact: true })).toBeVisible();
  await expect(shipped.getByRole('button')).toHaveCount(0);

  await admin.call('POST', `/api/all-order/${other}/refund`);
  const refunded = rows.filter({ hasText: transactionId });
  await refunded.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, /was already refunded/)).toBeVisible();
  await expect(refunded.getByText('Refunded', { exact: true })).toBeVisible();
});

test('Escape and "Back" do not change an order and return the focus to its button', async ({ page }) => {
  const { admin, buyer } = await placedOrder();
  const row = await openOrdersOf(page, admin, buyer);
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

test('orders are found by words and by state, at an address that can be shared', async ({ page }) => {
  const { admin, buyer, orderId } = await placedOrder();
  const { body: order } = await admin.call('GET', `/api/order/${orderId}`);
  await openAs(page, admin, '/dashboard/manage-order');
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  const rows = page.getByRole('row').filter({ hasText: buyer.email });
  await search.fill(order.number.toLowerCase());
  await page.waitForURL(/[?&]q=/);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);

  await page.getByRole('link', { name: 'Shipped', exact: true }).click();
  await page.waitForURL(/state=shipped/);
  await expect(page.getByRole('heading', { name: 'No matching orders' })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);

  await admin.call('DELETE', `/api/all-order/${orderId}`);
  await reload(page);
  await expect(page.getByRole('heading', { name: 'No matching orders' })).toBeVisible();
  await page.getByRole('link', { name: 'Canceled', exact: true }).click();
  await expect(rows.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(search).toHaveValue(order.number.toLowerCase());
});
