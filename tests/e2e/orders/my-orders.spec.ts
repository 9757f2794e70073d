import { expect } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { openAs, test } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light', timezoneId: 'Europe/Berlin' });

async function buyerWithOrders() {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const names = [unique('Own Tool '), unique('Own Tool ')];
  const ids = [];
  for (const name of names) {
    const toolId = await addTool(admin, { name, price: 12.5, moq: 1, quantity: 100 });
    const orderId = await placeOrder(buyer, toolId, 10);
    ids.push({ orderId, number: (await buyer.call('GET', `/api/order/${orderId}`)).body.number });
  }
  return { buyer, names, orders: ids as [(typeof ids)[0], (typeof ids)[0]] };
}

test('My Orders show what is still to be paid, until when, and lead to the payment', async ({ page }) => {
  const { buyer, orders } = await buyerWithOrders();
  const [first] = orders;
  // The amount above the button is for narrow screens.
  await page.setViewportSize({ width: 320, height: 700 });
  await openAs(page, buyer, '/dashboard/my-order');
  const banner = page.getByRole('region', { name: `${money(250)} to pay for 2 orders` });
  const entry = banner.getByRole('listitem').filter({ hasText: first.number });
  await expect(entry).toContainText(money(125));
  // In the time zone of the reader; the hold of an unverified account is a day.
  await expect(entry).toContainText(/Held until .*GMT\+[12].* (?:23 hours|1 day) left/);
  await entry.getByRole('link', { name: 'Pay Now' }).click();
  await page.waitForURL(new RegExp(`/dashboard/payment/${first.orderId}$`));
  const form = page.getByRole('form');
  await expect(form.getByText('Total due')).toBeVisible();
  await expect(form.getByText(money(125))).toBeVisible();
});

test('all times of an order are in the time zone of the reader', async ({ page }) => {
  const { buyer, orders } = await buyerWithOrders();
  await openAs(page, buyer, `/dashboard/my-order/${orders[0].orderId}`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Held .*GMT\+[12]/)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Placed' })).toContainText(/GMT\+[12]/);
  await expect(main).not.toContainText('UTC');
});

test('an order that is canceled leaves what is to be paid', async ({ page }) => {
  const { buyer, orders } = await buyerWithOrders();
  await openAs(page, buyer, '/dashboard/my-order');
  await expect(page.getByRole('region', { name: `${money(250)} to pay for 2 orders` })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: orders[0].number });
  const cancel = row.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  // Nothing behind the dialog can be used, and what opened it has the focus again.
  await expect(page.locator('body > :is(header, main, footer)[inert]')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await cancel.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const banner = page.getByRole('region', { name: `${money(125)} to pay` });
  await expect(banner).toContainText(orders[1].number);
  await expect(banner).not.toContainText(orders[0].number);
});

test('an unpaid order of one line can be ordered again, by the cart', async ({ page }) => {
  const { buyer, names, orders } = await buyerWithOrders();
  await openAs(page, buyer, `/dashboard/my-order/${orders[0].orderId}`);
  await page.getByRole('button', { name: 'Order Again' }).click();
  await page.waitForURL('/cart');
  const line = page.getByRole('list', { name: 'Lines of your cart' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(names[0] ?? '');
});

test('own orders are found by words, days and state; what is shown is in the address', async ({ page }) => {
  const { buyer, names, orders } = await buyerWithOrders();
  await openAs(page, buyer, '/dashboard/my-order');
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search your orders' }).fill(names[0] as string);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(orders[0].number);
  await page.waitForURL(/[?&]q=/);
  await page.getByRole('navigation', { name: 'State of the orders' }).getByText('Shipped').click();
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  // What is to be paid stays, whatever is searched for.
  await expect(page.getByRole('region', { name: `${money(250)} to pay for 2 orders` })).toBeVisible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('To', { exact: true }).fill('2026-01-31');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/[?&]to=2026-01-31/);
  await expect(rows).toHaveCount(0);
});
