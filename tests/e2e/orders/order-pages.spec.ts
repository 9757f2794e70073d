import { expect } from '@playwright/test';
import { shop } from '#shop';
import { money } from '@/tests/support/shop/money';
import { payOrder, refundsAtProvider } from '../../api/support/provider';
import { fillCard, giveSession, open, openAs, reload, test, toast } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

async function newOrder() {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 12.5, quantity: 100 });
  const orderId = await placeOrder(buyer, toolId, 10);
  const { body: order } = await buyer.call('GET', `/api/order/${orderId}`);
  return { admin, buyer, toolId, orderId, order };
}

test('a buyer follows an order on its page: hold, timeline, receipt and invoice @core @phone', async ({
  page,
}) => {
  const { admin, buyer, orderId, order } = await newOrder();
  await openAs(page, buyer, '/dashboard/my-order');
  await page.getByRole('link', { name: order.number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
  await expect(page.getByText(/Not paid\. Held for you until/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveCount(0);

  const transactionId = await payOrder(buyer, orderId);
  await admin.call('PATCH', `/api/all-order/${orderId}`);
  await reload(page);
  await expect(page.getByText(transactionId)).toBeVisible();
  const steps = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(steps).toHaveText([/Placed.*by /, /Paid/, new RegExp(`Shipped.*by ${shop.name}`)]);
  await page.getByRole('link', { name: 'Receipt', exact: true }).click();
  const receipt = page.getByRole('article');
  for (const fact of [order.number, /INV-\d{6}/, buyer.name, `10 × ${money(12.5)}`, money(125)]) {
    await expect(receipt).toContainText(fact);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const pdf = await page.getByRole('link', { name: 'Invoice as PDF' }).getAttribute('href');
  const response = await page.request.get(pdf ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
});

test('names, addresses and descriptions of one long word widen no page', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, {
    name: unique('Tool').padEnd(120, 'l'),
    description: 'd'.repeat(250),
  });
  expect((await buyer.call('PATCH', '/api/account/name', { name: 'n'.repeat(100) })).status).toBe(200);
  const body = { toolId, orderQuantity: 10, address: 'a'.repeat(500), phone: '1'.repeat(32) };
  const orderId = (await buyer.call('POST', '/api/order', body)).body.insertedId;
  await giveSession(page, buyer);
  await page.setViewportSize({ width: 360, height: 740 });
  const { slug } = (await buyer.call('GET', `/api/tool/${toolId}`)).body;
  const order = `/dashboard/my-order/${orderId}`;
  const unpaid = [`/tools/${slug}`, `/purchase/${toolId}`, `/dashboard/payment/${orderId}`];
  const expectFit = async (paths: readonly string[]) => {
    for (const path of paths) {
      await open(page, path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  };
  await expectFit(unpaid);
  await payOrder(buyer, orderId);
  await expectFit(['/dashboard/my-order', order, `${order}/receipt`]);
});

test('someone else’s order and the receipt of an unpaid order do not exist @core', async ({
  page,
  noise,
}) => {
  noise.expect(/404/);
  const [{ orderId }, stranger] = await Promise.all([newOrder(), registerCustomer()]);
  await giveSession(page, stranger);
  for (const path of [`/dashboard/my-order/${orderId}`, `/dashboard/my-order/${orderId}/receipt`]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

test('an admin sees on an order who did what, and the money that was refunded automatically', async ({
  page,
}) => {
  const { admin, buyer, toolId, orderId, order } = await newOrder();
  const transactionId = await payOrder(buyer, orderId);
  await openAs(page, admin, `/dashboard/manage-order?q=${order.number}`);
  await page.getByRole('link', { name: order.number, exact: true }).click();
  await page.getByRole('link', { name: 'Open full page' }).click();
  // The list has a button of the same name, which disappears with its page.
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, `Order ${order.number} refunded`)).toBeVisible();
  const steps = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(steps.last()).toContainText(`by ${admin.name}`);
  await expect(page.getByRole('link', { name: /CN-\d{6}/ })).toBeVisible();
  await expect.poll(() => refundsAtProvider(transactionId)).toMatchObject([{ amount: 12_500 }]);
  const refunds = page.getByRole('table', { name: 'Refunds, newest first' });
  // The provider has the refund a moment before the store records it.
  await expect(async () => {
    await reload(page);
    await expect(refunds).toContainText('Sent back', { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(refunds).toContainText('Refunded by an admin');
  await open(page, '/dashboard/manage-order/refunds');
  await expect(refunds.getByRole('link', { name: order.number })).toBeVisible();
  await open(page, `/dashboard/manage-product/${toolId}`);
  await expect(page.getByRole('table')).toContainText('Order refunded');
});

test('an admin corrects the stock of a tool with a reason, based on the figure they saw @core', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const { admin, buyer, toolId } = await newOrder();
  await openAs(page, admin, `/dashboard/manage-product/${toolId}`);
  const ledger = page.getByRole('table', { name: /newest first/ });
  await expect(page.getByRole('definition')).toHaveText([/^90/, /^10/, /^100/]);
  await page.getByRole('button', { name: 'Correct Stock' }).click();
  await expect(page.getByText('Available Quantity required')).toBeVisible();

  await page.getByLabel('Reason').selectOption('Goods received');
  await page.getByLabel('Units received').fill('50');
  await expect(page.getByText('Change: +50. Then 140 available, 150 on hand.')).toBeVisible();
  await page.getByLabel('Note').fill('Delivery note 4711');
  await page.getByRole('button', { name: 'Correct Stock' }).click();
  await expect(toast(page, '140 available, 150 on hand.')).toBeVisible();
  await expect(ledger.getByRole('row').nth(1)).toContainText(/Goods received.*Delivery note 4711.*\+50/);

  await placeOrder(buyer, toolId, 20);
  await page.getByLabel('Reason').selectOption('Stock count');
  await page.getByLabel('Counted on hand').fill('200');
  await page.getByRole('button', { name: 'Correct Stock' }).click();
  await expect(page.getByText(/changed in the meantime: 120 available now/)).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/^120/);
});

test('3-D Secure interrupted by a reload: the order is paid once, with the next attempt', async ({
  page,
  noise,
}) => {
  noise.expect(/40[02]/);
  const { buyer, orderId } = await newOrder();
  await openAs(page, buyer, `/dashboard/payment/${orderId}`);
  await fillCard(page, '4000002500003155');
  await page.getByRole('button', { name: /^Pay\b/ }).click();
  const dialog = page.frameLocator('iframe[title="3D Secure authentication frame"]').getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
  await reload(page);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay\b/ }).click();
  await expect(toast(page, 'Congrats! Your payment is completed')).toBeVisible();
  const { body } = await buyer.call('GET', `/api/order/${orderId}`);
  expect(body).toMatchObject({ state: 'paid', paid: true });
  expect(await refundsAtProvider(body.transactionId)).toEqual([]);
});
