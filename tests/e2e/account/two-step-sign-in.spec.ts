import { expect } from '@playwright/test';
import { arriveAt, logOut, open, openAs, test } from '@/tests/support/browser';
import { registerCustomer } from '@/tests/support/people';
import { appCode } from '@/tests/support/totp';

test('someone switches two-step sign-in on, has to enter a code, and logs out everywhere @core', async ({
  page,
  noise,
}) => {
  // The browser's own messages about a refused first step.
  noise.expect(/40[13]/);
  const account = await registerCustomer({ verified: true });
  await openAs(page, account, '/dashboard/security');
  const setUp = page.getByRole('form', { name: 'Set up two-step sign-in' });
  await setUp.getByLabel('Account password').fill(account.password);
  await setUp.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await expect(page.getByAltText(/QR code/)).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Authentication code').fill(appCode(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
  await logOut(page);

  await open(page, '/login?from=/dashboard/security');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // A code works once: the next one, which stays valid longest however slow this machine is.
  await page.getByLabel('Authentication code').fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Verify' }).click();
  await arriveAt(page, '/dashboard/security');

  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByText('This device')).toBeVisible();
  await sessions.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await arriveAt(page, '/');
  await open(page, '/dashboard');
  await expect(page).toHaveURL(/\/login\?from=/);
});
