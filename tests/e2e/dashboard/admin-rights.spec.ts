import { expect } from '@playwright/test';
import { arriveAt, open, openAs, test, toast } from '../../support/browser';
import { anAdmin, registerCustomer } from '../../support/people';

test('a customer sees none of the admin pages, nor links to them', async ({ page }) => {
  await openAs(page, await registerCustomer(), '/dashboard/audit');
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Faudit$/);
  await expect(page.getByText('needs an admin account')).toBeVisible();
  await open(page, '/dashboard');
  await expect(page.getByRole('link', { name: 'My Orders' }).first()).toBeAttached();
  for (const name of ['Manage All Orders', 'Add a Product', 'Make Admin', 'Manage Products', 'Audit Log'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a visitor has to log in and then gets the requested list', async ({ page }) => {
  await open(page, '/dashboard/manage-product?q=hammer');
  await page.waitForURL(/\/login\?from=/);
  await page.getByLabel('Email', { exact: true }).fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('admin-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await arriveAt(page, '/dashboard/manage-product');
  await expect(page).toHaveURL(/\?q=hammer$/);
  await expect(page.getByRole('searchbox', { name: 'Search tools' })).toHaveValue('hammer');
});

test('rights require a verified address, and users are found by name or e-mail', async ({ page }) => {
  const [admin, person] = await Promise.all([anAdmin(), registerCustomer()]);
  await openAs(page, admin, '/dashboard/make-admin');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email);
  await page.waitForURL(/[?&]q=/);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await expect(row).toContainText(person.name);
  await expect(row.getByText('Not verified')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Make Admin' })).toBeDisabled();
  await expect(row.getByRole('button', { name: 'Make Admin' })).toHaveAccessibleDescription(/verified/);
});

test('someone who is no longer an admin sees that it failed', async ({ page, noise }) => {
  noise.expect(/403/);
  const [admin, person] = await Promise.all([anAdmin(), registerCustomer({ verified: true })]);
  await openAs(page, admin, `/dashboard/make-admin?q=${encodeURIComponent(person.email)}`);
  await page.route('**/api/user/admin/**', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'urn:forgeline:problem:forbidden',
        title: 'Not allowed',
        status: 403,
        detail: 'You are not allowed to do this.',
        code: 'forbidden',
      }),
    }),
  );
  const row = page.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button', { name: 'Make Admin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Failed to make an admin')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Make Admin' })).toBeFocused();
});
