import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '../../support/people';

async function openData(page: Page): Promise<Person> {
  const person = await registerCustomer();
  await openAs(page, person, '/dashboard/data');
  return person;
}

async function closeAccount(page: Page, password: string): Promise<void> {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Close Account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
}

test('a customer downloads their data as one file', async ({ page }) => {
  const person = await registerCustomer();
  const orderId = await placeOrder(person, await addTool(await anAdmin()));
  await openAs(page, person, '/dashboard/data');
  const downloads = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download My Data' }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('forgeline-my-data.json');
  const text = readFileSync(await download.path(), 'utf8');
  const data = JSON.parse(text);
  expect(data.account).toMatchObject({ email: person.email, name: person.name, role: 'customer' });
  expect(data.orders).toMatchObject([{ _id: orderId }]);
  expect(text).not.toMatch(/argon2|passwordHash|sessionVersion/);
});

test('a customer closes the account, after a confirmation and permanently @core', async ({ page }) => {
  const person = await openData(page);
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Close Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close your account?' });
  await expect(dialog).toContainText(person.email);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toBeHidden();
  expect((await person.call('GET', `/api/user/${person.email}`)).status).toBe(200);

  await page.getByRole('button', { name: 'Close Account' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Your account is closed.')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login', exact: true, includeHidden: true })).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  expect((await person.callWithSession('GET', '/api/account/sessions')).status).toBe(401);
});

test('a wrong password closes nothing, and is reported at its field', async ({ page, noise }) => {
  noise.expect(/422/);
  const person = await openData(page);
  const field = page.getByLabel('Your password');
  await page.getByRole('button', { name: 'Close Account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(field).toHaveAccessibleDescription(/Password required/);
  await closeAccount(page, 'not-the-password');
  await expect(field).toHaveAccessibleDescription(/password/i);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect((await person.call('GET', `/api/user/${person.email}`)).status).toBe(200);
});
