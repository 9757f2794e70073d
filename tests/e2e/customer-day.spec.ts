import { expect } from '@playwright/test';
import { giveSession, test, toast } from '../support/browser';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '../support/people';

test('a buyer cancels an unpaid order and the units go back on sale', async ({ page }) => {
  const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { quantity: 100 });
  await placeOrder(buyer, toolId, 30);
  expect((await buyer.call('GET', `/api/tool/${toolId}`)).body.quantity).toBe(70);
  await giveSession(page, buyer);
  await page.goto('/dashboard/my-order');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Order cancelled successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  expect((await buyer.call('GET', `/api/tool/${toolId}`)).body.quantity).toBe(100);
});

test('the order form knows the minimum and what is available', async ({ page }) => {
  const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { moq: 10, quantity: 50, price: 2.5 });
  await giveSession(page, buyer);
  await page.goto(`/purchase/${toolId}`);
  const quantity = page.getByLabel('Quantity', { exact: true });
  const submit = page.getByRole('button', { name: 'Place Order' });
  await expect(submit).toBeEnabled();
  await quantity.fill('9');
  await submit.click();
  await expect(page.getByText('Quantity short than MOQ')).toBeVisible();
  await expect(page.getByText('Address is required')).toBeVisible();
  await expect(page.getByText('Phone required')).toBeVisible();
  await quantity.fill('51');
  await expect(page.getByText('Quantity greater than available')).toBeVisible();
  await quantity.fill('20');
  await expect(page.getByText('$50.00').first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).not.toBeEditable();
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
});

test('a review and a profile are saved and shown', async ({ page }) => {
  const buyer = await registerCustomer();
  await giveSession(page, buyer);
  await page.goto('/dashboard/review');
  await page.getByLabel('Review', { exact: true }).fill(`Solid steel, says ${buyer.name}.`);
  await page.getByLabel('Rating', { exact: true }).fill('6');
  await page.getByRole('button', { name: 'Add Review' }).click();
  await expect(page.getByText("Rating can't greater than 5")).toBeVisible();
  await page.getByLabel('Rating', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Add Review' }).click();
  await expect(toast(page, 'Review added successfully')).toBeVisible();
  await page.goto('/review');
  await expect(page.getByText(`Solid steel, says ${buyer.name}.`)).toBeVisible();

  await page.goto('/dashboard');
  await page.getByLabel('Phone').fill('5550199');
  await page.getByLabel('LinkedIn').fill('https://www.linkedin.com/in/robin');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('5550199');
});

test('a long list of own orders has pages, and cancelled ones are shown when asked for', async ({ page }) => {
  const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { quantity: 1_000 });
  const first = await placeOrder(buyer, toolId);
  for (let count = 2; count <= 27; count += 1) await placeOrder(buyer, toolId);
  await buyer.call('DELETE', `/api/order/${first}`);
  await giveSession(page, buyer);
  await page.goto('/dashboard/my-order');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Pay', exact: true }) });
  await expect(rows).toHaveCount(25);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/[?&]page=2/);
  await expect(rows).toHaveCount(1);

  await page.getByRole('checkbox', { name: 'Show cancelled and expired' }).check();
  await page.waitForURL(/state=all/);
  await expect(rows).toHaveCount(25);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('cell').getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
});
