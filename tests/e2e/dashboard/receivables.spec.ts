import { expect } from '@playwright/test';
import { overdueCompany } from '@/tests/api/support/overdue-company';
import { faults } from '@/tests/support/pages/page-faults';
import { openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

test('who owes is found by age and reminded from the keyboard, after each mail was shown', async ({
  page,
}) => {
  const admin = await anAdmin();
  const toolId = await addTool(admin, { name: unique('Owed Tool '), price: 12.5, moq: 1, quantity: 1_000 });
  const company = await overdueCompany(toolId, 20);
  await openAs(page, admin, `/dashboard/receivables?q=${company.number}`);
  const ages = page.getByRole('navigation', { name: 'Open by age' });
  await ages.getByRole('link', { name: 'Over 90 days' }).press('Enter');
  await expect(page.getByText('No company matches')).toBeVisible();
  await ages.getByRole('link', { name: '1–30 days' }).press('Enter');
  const row = page.getByRole('table', { name: 'Receivables' }).getByRole('row', { name: company.name });
  await expect(row).toContainText('$125.00');
  await page.getByRole('link', { name: 'Company' }).press('Enter');
  await expect(page).toHaveURL(/sort=company/);
  expect((await row.boundingBox())?.height).toBeLessThan(44);

  await row.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Send Reminder' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send Reminder' });
  await expect(dialog).toContainText(company.invoiceNumber);
  await expect(dialog).toContainText(company.owner.email);
  expect(await faults(page, 'reminders')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send 1 Reminder' }).press('Enter');
  await expect(toast(page, '1 reminder sent')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(row).toContainText('Last reminder');
  expect(await faults(page, 'receivables')).toEqual([]);
});
