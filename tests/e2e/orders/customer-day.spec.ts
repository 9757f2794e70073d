import { expect } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { arriveAt, open, openAs, reload, test, toast } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';

test('a buyer cancels an unpaid order and the units go back on sale @core', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { quantity: 100 });
  await placeOrder(buyer, toolId, 30);
  expect((await buyer.call('GET', `/api/tool/${toolId}`)).body.quantity).toBe(70);
  await openAs(page, buyer, '/dashboard/my-order');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Order cancelled successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  expect((await buyer.call('GET', `/api/tool/${toolId}`)).body.quantity).toBe(100);
});

test('the order form checks the minimum and what is available @core', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { moq: 10, quantity: 50, price: 2.5 });
  await openAs(page, buyer, `/purchase/${toolId}`);
  const quantity = page.getByLabel('Quantity', { exact: true });
  const submit = page.getByRole('button', { name: 'Place Order' });
  await expect(submit).toBeEnabled();
  const phone = page.getByLabel('Phone', { exact: true });
  await quantity.fill('');
  await submit.click();
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveAccessibleDescription(/Quantity required/);
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
    /Address is required/,
  );
  await expect(phone).toHaveAccessibleDescription(/Phone required/);
  await phone.fill('by pigeon');
  await expect(phone).toHaveAccessibleDescription(/Phone must be a number/);
  await phone.fill('5550100');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  for (const [units, message] of [
    ['9', /Quantity short than MOQ/],
    ['51', /Quantity greater than available/],
  ] as const) {
    await quantity.fill(units);
    await expect(quantity).toHaveAccessibleDescription(message);
  }
  for (const units of ['10', '50', '20']) {
    await quantity.fill(units);
    await expect(quantity).not.toHaveAttribute('aria-invalid');
  }
  await expect(page.getByText(money(50)).first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).not.toBeEditable();
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
});

test('a review and a profile are saved and shown @core', async ({ page }) => {
  const buyer = await registerCustomer();
  await openAs(page, buyer, '/dashboard/review');
  const review = page.getByLabel('Review', { exact: true });
  const rating = page.getByLabel('Rating', { exact: true });
  await page.getByRole('button', { name: 'Add Review' }).click();
  await expect(rating).toBeFocused();
  await expect(review).toHaveAccessibleDescription(/Please write something about us!/);
  await expect(rating).toHaveAccessibleDescription(/Rating required/);
  for (const [given, message] of [
    ['0', /Rating can't less than 1/],
    ['6', /Rating can't greater than 5/],
  ] as const) {
    await rating.fill(given);
    await expect(rating).toHaveAccessibleDescription(message);
  }
  await rating.fill('5');
  await expect(rating).not.toHaveAttribute('aria-invalid');
  await review.fill('x'.repeat(251));
  await expect(review).toHaveAccessibleDescription(/Please complete in 250 letter/);
  await review.fill(`Solid steel, says ${buyer.name}.`);
  await expect(review).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Add Review' }).click();
  await expect(toast(page, 'Review added successfully')).toBeVisible();
  await open(page, '/review');
  await expect(page.getByText(`Solid steel, says ${buyer.name}.`)).toBeVisible();

  await open(page, '/dashboard');
  await page.getByLabel('Phone').fill('5550199');
  await page.getByLabel('Address', { exact: true }).fill('12 Anvil Lane, Sheffield');
  await page.getByLabel('LinkedIn').fill('https://www.linkedin.com/in/robin');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await reload(page);
  await expect(page.getByLabel('Phone')).toHaveValue('5550199');

  // The next order starts with this buyer's delivery address.
  await open(page, `/purchase/${await addTool(await anAdmin())}`);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Anvil Lane, Sheffield');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('5550199');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await arriveAt(page, '/dashboard/my-order');
});

test('a long list of own orders has pages, and cancelled ones are shown on request @core', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { quantity: 1_000 });
  const first = await placeOrder(buyer, toolId);
  for (let count = 2; count <= 27; count += 1) await placeOrder(buyer, toolId);
  await buyer.call('DELETE', `/api/order/${first}`);
  await openAs(page, buyer, '/dashboard/my-order');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Pay', exact: true }) });
  await expect(rows).toHaveCount(25);
  // Prefetched while the pointer is over the link.
  const aheadOf2 = page.waitForResponse((response) => /page=2&_rsc/.test(response.url()));
  const next = page.getByRole('link', { name: 'Next' });
  await next.hover();
  await aheadOf2;
  await next.click();
  await page.waitForURL(/[?&]page=2/);
  await expect(rows).toHaveCount(1);

  await page.getByRole('checkbox', { name: 'Show canceled and expired' }).check();
  await page.waitForURL(/state=all/);
  await expect(rows).toHaveCount(25);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('cell').getByText('Canceled', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
});
