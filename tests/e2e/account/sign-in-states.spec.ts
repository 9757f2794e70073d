import { expect } from '@playwright/test';
import { arriveAt, giveSession, open, test } from '../../support/browser';
import { registerCustomer } from '../../support/people';

test('signing in shows the full-screen spinner, and replaces the login page in the history', async ({
  page,
}) => {
  const person = await registerCustomer();
  const gate: { open?: () => void } = {};
  const held = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route('**/api/auth/callback/credentials', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/blog');
  await open(page, '/login?from=/review');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const spinner = page.getByRole('status', { name: 'Loading' });
  await expect(spinner).toHaveCount(0);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(spinner).toBeVisible();
  const drawing = await spinner.boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(drawing?.width).toBeCloseTo(100, -1);
  expect((drawing?.x ?? 0) + (drawing?.width ?? 0) / 2).toBeCloseTo(width / 2, -1);

  gate.open?.();
  await arriveAt(page, '/review');
  await expect(spinner).toHaveCount(0);
  await page.goBack();
  await arriveAt(page, '/blog');
});

for (const status of [401, 403]) {
  test(`a ${status} on the own orders logs out and leads home`, async ({ page, noise }) => {
    noise.expect(new RegExp(String(status)));
    // The cart may be asked for while the session ends.
    noise.expect(/401.*\/api\/cart\b/);
    await giveSession(page, await registerCustomer());
    await page.route('**/api/order?*', (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status, code: 'forbidden', detail: 'You are not allowed to do this.' }),
      }),
    );
    await page.goto('/dashboard/my-order');
    await arriveAt(page, '/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await open(page, '/dashboard');
    await page.waitForURL(/\/login\?from=/);
  });
}
