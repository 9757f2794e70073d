import { expect } from '@playwright/test';
import { openAs, test } from '../../support/browser';
import { anAdmin, registerCustomer } from '../../support/people';

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
