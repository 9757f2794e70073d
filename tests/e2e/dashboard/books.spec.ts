import { expect, type Page } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { openAs, test, toast } from '../../support/browser';
import { companyOnAccount, invoicedOrder } from '../../support/on-account';
import { addTool, anAdmin } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

const toolOf = async () =>
  addTool(await anAdmin(), { name: unique('Owed Tool '), price: 12.5, moq: 1, quantity: 1_000 });

async function savedAs(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return (await saving).suggestedFilename();
}

test('the accountant’s month is a journal by kind and company, with its sums, CSV and papers', async ({
  page,
}) => {
  const company = await companyOnAccount();
  const { invoiceNumber, number } = await invoicedOrder(company, await toolOf());
  await openAs(page, await anAdmin(), '/dashboard');
  await page.getByRole('link', { name: 'Journal' }).click();
  const picker = page.getByLabel('Company', { exact: true });
  await picker.fill(company.number);
  await expect(page).toHaveURL(new RegExp(`company=${company.id}`));
  await expect(picker).toHaveValue(`${company.name} (${company.number})`);
  const lines = page.getByRole('table', { name: 'Journal' });
  const invoice = lines.getByRole('row', { name: invoiceNumber });
  await expect(invoice).toContainText('$125.00');
  await expect(invoice.getByRole('link', { name: number })).toHaveAttribute('href', /manage-order/);
  await page.getByLabel('Kind').selectOption('Invoice');
  await expect(page).toHaveURL(/kind=invoice/);
  await expect(page.getByText('Invoice (1)')).toBeVisible();
  expect(await faults(page, 'journal')).toEqual([]);
  expect(await savedAs(page, 'Export CSV')).toMatch(/^journal-.*\.csv$/);
  expect(await savedAs(page, 'Invoices (ZIP)')).toMatch(/^papers-.*\.zip$/);
  await page.setViewportSize({ width: 320, height: 740 });
  expect((await invoice.boundingBox())?.height).toBeLessThan(130);
  expect(await faults(page, 'journal on a phone')).toEqual([]);
  await picker.fill('');
  await expect(page).not.toHaveURL(/company=/);
});

test('a bank’s file of thirty rows is worked to its end from the inbox, and undone', async ({ page }) => {
  test.slow();
  const company = await companyOnAccount();
  const { invoiceNumber } = await invoicedOrder(company, await toolOf());
  const [payer, name] = [unique('Payer '), `${unique('bank-')}.csv`];
  const odd = [
    ...[11, 12, 13].map(
      (amount) => `2026-01-03,${amount},for the wrenches ${amount},${payer},odd-${payer}-${amount}`,
    ),
    ...[1, 2, 3].map(
      (place) => `2026-01-03,-${place},rent ${place},Landlord ${payer},rent-${payer}-${place}`,
    ),
  ];
  const named = Array.from(
    { length: 24 },
    (_, place) => `2026-01-02,5,${invoiceNumber},${payer},ref-${payer}-${place}`,
  );
  const file = ['Date,Amount,Purpose,Payer,Reference', ...named, ...odd].join('\n');
  await openAs(page, await anAdmin(), '/dashboard/bank');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Check File' }).click();
  await page.getByRole('button', { name: 'Book 24 Payments' }).click();
  await expect(toast(page, '24 payments booked, $120.00')).toBeVisible();
  await page.goto('/dashboard/bank');

  const inbox = page.getByRole('table', { name: 'Rows' });
  const waiting = inbox.getByRole('row', { name: payer });
  await expect(waiting).toHaveCount(6);
  const first = waiting.filter({ hasText: 'for the wrenches 11' });
  await first.getByLabel('Company for').fill(company.number);
  await expect(first).toContainText('$6.00 becomes credit');
  await first.getByRole('button', { name: 'Book' }).press('Enter');
  await expect(toast(page, `$11.00 booked for ${company.name}`)).toBeVisible();
  await expect(waiting).toHaveCount(5);
  await expect(waiting.filter({ hasText: 'given to this company before' })).toHaveCount(2);
  expect(await faults(page, 'bank')).toEqual([]);

  for (const amount of ['12', '13'])
    await waiting
      .filter({ hasText: `for the wrenches ${amount}` })
      .getByLabel('Select')
      .press('Space');
  await page.getByRole('button', { name: 'Book 2 Payments' }).click();
  await expect(toast(page, '2 payments booked')).toBeVisible();
  for (const place of ['1', '2', '3'])
    await waiting
      .filter({ hasText: `rent ${place}` })
      .getByLabel('Select')
      .press('Space');
  await page.locator('.work-bar').getByRole('button', { name: 'Set Aside' }).click();
  await expect(toast(page, '3 rows set aside')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await page.getByRole('button', { name: `Undo File ${name}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('27 payments are reversed');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, '27 payments reversed')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});
