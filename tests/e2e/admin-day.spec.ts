import { expect } from '@playwright/test';
import { giveSession, test, toast } from '../support/browser';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '../support/people';
import { unique } from '../support/store';

test('an admin cancels an unpaid order, after a second thought', async ({ page }) => {
  const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
  await placeOrder(buyer, await addTool(admin));
  await giveSession(page, admin);
  await page.goto('/dashboard/manage-order');
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(row.getByText('Unpaid', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await row.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Order canceled successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an admin adds a product, which shows on the home page at once, and deletes it', async ({ page }) => {
  await giveSession(page, await signInAdmin());
  const name = unique('Proof Hammer ');
  await page.goto('/dashboard/add-product');
  await page.getByLabel('Image URL').fill('/placeholder.webp');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description').fill('Rings true on every anvil.');
  await page.getByLabel('Price').fill('24.90');
  await page.getByLabel('Minimum order quantity').fill('5');
  await page.getByLabel('Available quantity').fill('40');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(toast(page, 'Tool added successfully')).toBeVisible();

  await page.goto('/');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toContainText('$24.90');
  await expect(card.getByRole('link', { name: 'Buy Now' })).toBeVisible();

  await page.goto('/dashboard/manage-product');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Tool deleted successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a verified user becomes an admin, and the role works at once', async ({ page, browser }) => {
  const person = await registerCustomer({ verified: true });
  const other = await (await browser.newContext()).newPage();
  await giveSession(other, person);
  await other.goto('/dashboard');
  await expect(other.getByRole('link', { name: 'My Orders' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Make Admin' })).toHaveCount(0);

  await giveSession(page, await signInAdmin());
  await page.goto('/dashboard/make-admin');
  const row = page.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button', { name: 'Make Admin' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' });
  if (await confirm.isVisible()) await confirm.click();
  await expect(toast(page, 'Successfully made an admin')).toBeVisible();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();

  expect((await person.call('GET', '/api/all-order')).status).toBe(200);
  await other.goto('/dashboard');
  await expect(other.getByRole('link', { name: 'Make Admin' })).toBeVisible();
  await other.goto('/dashboard/manage-order');
  await expect(other.getByRole('heading', { name: 'Manage All Orders' })).toBeVisible();
});
