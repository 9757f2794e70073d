import { expect } from '@playwright/test';
import { open, openAs, test } from '../support/browser';
import { anAdmin, call, registerCustomer } from '../support/people';
import { mailTo } from '../support/store';

const ROWS_A_PAGE = 25;

test('an admin reads the audit log, filters it by person and action, and opens the next page', async ({
  page,
}) => {
  const [admin, person] = await Promise.all([anAdmin(), registerCustomer()]);
  // With the registration and its session: two entries more than fit one page.
  for (let change = 0; change < ROWS_A_PAGE; change += 1)
    await person.call('PATCH', '/api/account/name', { name: `Robin ${change}` });

  await openAs(page, admin, '/dashboard/audit');
  const log = page.getByRole('table', { name: 'Audit Log' });
  await expect(log.getByRole('row').nth(1)).toBeVisible();

  const filter = page.getByRole('search', { name: 'Filter the audit log' });
  await filter.getByLabel('Who').fill(person.email);
  await filter.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('status').getByText('27 entries')).toBeVisible();
  const newest = log.getByRole('row').nth(1);
  await expect(newest).toContainText('user.name-changed');
  await expect(newest).toContainText(person.email);
  await expect(newest).toContainText(/from (127\.0\.0\.1|0:0:0:0::\/64)/);
  // Of personal data the log shows only that it changed.
  await expect(newest).toContainText('not kept');
  await expect(log).not.toContainText('Robin 24');

  await page
    .getByRole('navigation', { name: 'Pages of this list' })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(log.getByText('user.registered')).toBeVisible();
  await expect(log.getByText('session.signed-in')).toBeVisible();
  await expect(filter.getByLabel('Who')).toHaveValue(person.email);

  await filter.getByLabel('Action').selectOption('user.registered');
  await filter.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('status').getByText('1 entry', { exact: true })).toBeVisible();
  await filter.getByLabel('Action').selectOption('order.refunded');
  await filter.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('No matching entries')).toBeVisible();
  await page.getByRole('link', { name: 'Show all entries' }).click();
  await expect(log.getByRole('row').nth(1)).toBeVisible();
});

test('the longest names of actions break on the narrowest phone instead of widening the page', async ({
  page,
}) => {
  const [admin, person] = await Promise.all([anAdmin(), registerCustomer()]);
  await call('POST', '/api/account/forgot-password', { email: person.email });
  // The call responds before it knows whether there is such an account.
  await mailTo(person.email, /reset/i);
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, admin, `/dashboard/audit?subject=${encodeURIComponent(person.email)}`);
  const log = page.getByRole('table', { name: 'Audit Log' });
  await expect(log.getByText('user.password-reset-requested')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('only an admin sees the audit log', async ({ page }) => {
  const person = await registerCustomer();
  await openAs(page, person, '/dashboard');
  await expect(page.getByRole('link', { name: 'Audit Log' })).toHaveCount(0);
  await open(page, '/dashboard/audit');
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Faudit$/);
});
