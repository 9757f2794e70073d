import { expect } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { open, openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test('an admin cancels an unpaid order, at the second attempt @core', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  await placeOrder(buyer, await addTool(admin));
  await openAs(page, admin, `/dashboard/manage-order?q=${encodeURIComponent(buyer.email)}`);
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

test('an admin adds a product, which shows on the home page at once, and deletes it @core', async ({
  page,
}) => {
  const name = unique('Proof Hammer ');
  await openAs(page, await anAdmin(), '/dashboard/add-product');
  await page.getByLabel('Image URL').fill('/placeholder.webp');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description').fill('Rings true on every anvil.');
  await page.getByLabel('Price').fill('24.90');
  await page.getByLabel('Minimum order quantity').fill('5');
  await page.getByLabel('Available quantity').fill('40');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(toast(page, 'Tool added successfully')).toBeVisible();

  await open(page, '/');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toContainText(money(24.9));
  await expect(card.getByRole('link', { name: 'Buy Now' })).toBeVisible();

  await open(page, `/dashboard/manage-product?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Tool deleted successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a verified user becomes an admin, and the role works at once @core', async ({ page, otherBrowser }) => {
  const person = await registerCustomer({ verified: true });
  await openAs(otherBrowser, person, '/dashboard');
  await expect(otherBrowser.getByRole('link', { name: 'My Orders' })).toBeVisible();
  await expect(otherBrowser.getByRole('link', { name: 'Make Admin' })).toHaveCount(0);

  await openAs(page, await anAdmin(), `/dashboard/make-admin?q=${encodeURIComponent(person.email)}`);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button', { name: 'Make Admin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Successfully made an admin')).toBeVisible();
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();

  expect((await person.call('GET', '/api/all-order')).status).toBe(200);
  await open(otherBrowser, '/dashboard');
  await expect(otherBrowser.getByRole('link', { name: 'Make Admin' })).toBeVisible();
  await open(otherBrowser, '/dashboard/manage-order');
  await expect(otherBrowser.getByRole('heading', { name: 'Manage All Orders' })).toBeVisible();
});
