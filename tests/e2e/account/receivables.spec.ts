import { expect } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { money } from '@/tests/support/shop/money';
import { openAs, test, toast } from '../../support/browser';
import { changeCompany } from '../../support/companies';
import { companyOnAccount, invoicedOrder } from '../../support/on-account';
import { addTool, anAdmin } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

test('on a phone an invoice, an entry of the account and an order of the company are cards of a few lines', async ({
  page,
}) => {
  const toolId = await addTool(await anAdmin(), {
    name: unique('Owed Tool '),
    price: 12.5,
    moq: 1,
    quantity: 1_000,
  });
  const company = await companyOnAccount();
  const { invoiceNumber } = await invoicedOrder(company, toolId);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, company.owner, '/dashboard/company/statement');
  const cards = [
    page.getByRole('table', { name: 'Open invoices' }).getByRole('row', { name: invoiceNumber }),
    page.getByRole('table', { name: 'Account history' }).getByRole('row', { name: invoiceNumber }),
  ];
  for (const card of cards) expect((await card.boundingBox())?.height).toBeLessThan(130);
  expect(await faults(page, 'statement')).toEqual([]);
  await page.goto('/dashboard/company/orders');
  const order = page.getByRole('table', { name: 'Orders of the company' }).getByRole('row').nth(1);
  expect((await order.boundingBox())?.height).toBeLessThan(140);
  expect(await faults(page, 'orders of the company')).toEqual([]);
  // What narrows a list is a sheet on phones, which needs no script to open.
  const from = page.getByLabel('Placed from');
  await expect(from).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await expect(from).toBeVisible();
  expect(await faults(page, 'filters')).toEqual([]);
  await from.fill('2020-01-01');
  await from.press('Enter');
  await expect(page).toHaveURL(/from=2020-01-01/);
  await page.getByRole('button', { name: 'Show 1 order' }).click();
  await expect(from).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters, which narrow the list' })).toBeVisible();
});

test('what a company owes is paid by transfer, reversed, and paid by a bank’s file', async ({ page }) => {
  const admin = await anAdmin();
  const toolId = await addTool(admin, { name: unique('Owed Tool '), price: 12.5, moq: 1, quantity: 1_000 });
  const company = await companyOnAccount();
  const { invoiceNumber } = await invoicedOrder(company, toolId);

  await openAs(page, company.owner, '/dashboard/company/statement');
  const invoices = page.getByRole('table', { name: 'Open invoices' });
  await expect(invoices.getByRole('row', { name: invoiceNumber })).toContainText('$125.00');
  await expect(invoices.getByRole('link', { name: 'Pay Invoice' })).toBeVisible();
  expect(await faults(page, 'statement')).toEqual([]);
  await page.goto('/dashboard/company/orders');
  const orders = page.getByRole('table', { name: 'Orders of the company' });
  await expect(orders.getByRole('link', { name: /^Pay Invoice/ })).toBeVisible();
  expect(await faults(page, 'orders of the company')).toEqual([]);
  await orders.getByRole('link', { name: /^ORD-/ }).click();
  await expect(page.getByRole('link', { name: 'Pay Invoice' })).toHaveAttribute('href', /\/payment\//);

  await openAs(page, admin, `/dashboard/companies/${company.id}`);
  const form = page.getByRole('form', { name: 'Record Payment' });
  await form.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(form.getByText('Reference required')).toBeVisible();
  await form.getByLabel('Amount').fill('130');
  await form.getByLabel('Reference').fill('Transfer of November');
  await form.getByLabel(invoiceNumber).check();
  await form.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(toast(page, '$130.00 recorded, $5.00 of it as credit')).toBeVisible();
  const history = page.getByRole('table', { name: 'Account history' });
  await expect(history.getByRole('row', { name: 'Transfer of November' })).toContainText('-$130.00');
  expect(await faults(page, 'company')).toEqual([]);

  await history.getByRole('button', { name: 'Reverse' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await expect(dialog.getByText('Reason required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Bounced');
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await expect(toast(page, '$130.00 reversed')).toBeVisible();
  await expect(history.getByRole('row', { name: 'Reversal' })).toContainText('$125.00');

  await page.goto('/dashboard/companies/import');
  const file = [
    'Date,Amount,Purpose,Reference',
    `2026-01-02,125.00,Invoice ${invoiceNumber},${unique('bank-')}`,
    '2026-01-02,-9.00,Fee,fee',
  ].join('\n');
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'bank.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(file),
  });
  await page.getByRole('button', { name: 'Check File' }).click();
  const rows = page.getByRole('table', { name: 'Rows of the bank file' });
  await expect(rows.getByRole('row', { name: invoiceNumber })).toContainText(company.name);
  await expect(rows.getByRole('row', { name: 'Fee' })).toContainText('No money that came in');
  expect(await faults(page, 'bank file')).toEqual([]);
  const paid = rows.getByRole('row', { name: invoiceNumber });
  await expect(paid).toContainText('paid in full');
  await page.getByLabel('Book row 1').uncheck();
  await expect(page.getByRole('button', { name: 'Put Rows in the Inbox' })).toBeVisible();
  await page.getByLabel('Book row 1').check();
  await page.getByRole('button', { name: 'Book 1 Payment' }).click();
  await expect(page.locator(':focus')).toHaveRole('status');
  await expect(toast(page, '1 payment booked, $125.00')).toBeVisible();
  await expect(paid).toContainText('Booked');

  await page.getByRole('button', { name: 'Undo This File' }).click();
  await expect(page.locator(':focus')).toHaveRole('status');
  await expect(toast(page, '1 payment taken back, $125.00')).toBeVisible();
  await expect(paid).toContainText('paid in full');
  await page.getByRole('button', { name: 'Book 1 Payment' }).click();
  await expect(paid).toContainText('Booked');

  const another = ['Date,Amount,Purpose', `2026-01-03,125.00,${invoiceNumber}`, '2026-01-04,5.00,thanks'];
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'next.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(another.join('\n')),
  });
  await page.getByRole('button', { name: 'Check File' }).click();
  await expect(paid).toContainText('Already paid on Jan 2, 2026');
  await expect(page.getByRole('button', { name: 'Put Rows in the Inbox' })).toBeVisible();
  await page.getByLabel('Book row 1 as credit').check();
  await page.getByLabel('Company of row 2').fill(company.number);
  await expect(rows.getByRole('row', { name: 'thanks' })).toContainText('becomes credit');
  await page.getByRole('button', { name: 'Book 2 Payments' }).click();
  await expect(toast(page, '2 payments booked, $130.00')).toBeVisible();
});

test('a payment whose answer was lost is not recorded twice unasked', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|409/);
  const { id } = await companyOnAccount();
  await openAs(page, await anAdmin(), `/dashboard/companies/${id}`);
  const form = page.getByRole('form', { name: 'Record Payment' });
  const record = (amount: string) =>
    form
      .getByLabel('Amount')
      .fill(amount)
      .then(() => form.getByRole('button', { name: 'Record', exact: true }).click());
  const call = '**/api/all-company/*/payment';
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByLabel('Reference').fill('Lost');
  await record('3');
  await expect(form.getByText('The store could not be reached.')).toBeVisible();
  await page.unroute(call);
  await record('4');
  await expect(form.getByText('What you sent before may be recorded already.')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Account history' }).getByRole('row', { name: 'Lost' });
  await expect(rows).toHaveCount(1);
  await record('4');
  await expect(toast(page, `${money(4)} recorded, ${money(4)} of it as credit`)).toBeVisible();
  await expect(rows).toHaveCount(2);
});

test('terms that another admin saved meanwhile stand beside what was typed', async ({ page, noise }) => {
  noise.expect(/409/);
  const { id, name } = await companyOnAccount();
  await openAs(page, await anAdmin(), `/dashboard/companies/${id}`);
  const form = page.getByRole('form', { name: 'Terms' });
  await form.getByLabel('Payment terms (days)').fill('45');
  await changeCompany(id, { creditLimit: 777 });
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Someone edited this in the meantime.')).toBeVisible();
  await expect(form.getByText(`credit limit ${money(777)}`)).toBeVisible();
  await expect(form.getByLabel('Payment terms (days)')).toHaveValue('45');
  await form.getByLabel('Credit limit').fill('888');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Terms saved')).toBeVisible();
  await expect(form.getByText(/credit limit/)).toHaveCount(0);

  await changeCompany(id, { termsDays: 60 });
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(form.getByLabel('Payment terms (days)')).toHaveValue('60');
  await expect(form.getByLabel('Credit limit')).toHaveValue('888.00');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('link', { name: `Orders of ${name}` })).toBeVisible();
});
