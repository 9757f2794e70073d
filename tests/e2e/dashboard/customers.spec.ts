import { expect, type Page } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { payOrder } from '../../api/support/provider';
import { openAs, test } from '../../support/browser';
import { faults } from '../../support/pages/page-faults';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

const table = (page: Page) => page.getByRole('table', { name: 'Customers' });

test('a customer’s figures follow refunds and cancelled orders, and their name leads to their page', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 12.5, quantity: 1000 });
  const [partly, whole, unpaid, cancelled] = [
    await placeOrder(buyer, toolId, 20),
    await placeOrder(buyer, toolId, 10),
    await placeOrder(buyer, toolId, 10),
    await placeOrder(buyer, toolId, 10),
  ];
  await payOrder(buyer, partly);
  await payOrder(buyer, whole);
  await buyer.call('DELETE', `/api/order/${cancelled}`);
  const part = await admin.call(
    'POST',
    `/api/all-order/${partly}/refund`,
    { amount: 50, reason: 'Dented' },
    { 'idempotency-key': unique('part-') },
  );
  expect(part.status).toBe(200);
  expect((await admin.call('POST', `/api/all-order/${whole}/refund`)).status).toBe(200);
  expect(unpaid).toBeTruthy();

  await openAs(page, admin, '/dashboard/customers');
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(buyer.email);
  await page.waitForURL(/[?&]q=/);
  const row = table(page).getByRole('row').filter({ hasText: buyer.email });
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
  const cell = (column: number) => row.getByRole('cell').nth(column);
  await expect(cell(2)).toHaveText(/3$/);
  await expect(cell(3)).toContainText(money(200));
  await expect(cell(4)).toHaveText(/2$/);
  await row.getByRole('link', { name: buyer.name }).press('Enter');
  await page.getByRole('link', { name: 'Open full page' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: buyer.name })).toBeVisible();
  await page.getByRole('link', { name: 'All customers' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
});

test('customers are sorted by the heads of their columns, with the keyboard alone, in rows of at most 48 px', async ({
  page,
}) => {
  await openAs(page, await anAdmin(), '/dashboard/customers');
  const revenue = table(page).getByRole('columnheader', { name: 'Revenue' });
  const amounts = async () =>
    (await table(page).getByRole('row').locator('td:nth-child(4)').allTextContents()).map((text) =>
      Number(text.replace(/[^\d.-]/g, '')),
    );
  await revenue.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/sort=-revenue/);
  await expect(revenue).toHaveAttribute('aria-sort', 'descending');
  const down = await amounts();
  expect(down).toEqual(down.toSorted((one, other) => other - one));
  await page.getByRole('link', { name: 'With open orders' }).press('Enter');
  await expect(page).toHaveURL(/open=true/);
  await expect(page.getByRole('link', { name: 'With open orders' })).toHaveAttribute('aria-current', 'true');
  const heights = await table(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(48);
});

test('the list of customers is sound in German, on a small laptop and at 320 px', async ({ page }) => {
  const admin = await anAdmin();
  for (const path of ['/de/dashboard/customers', '/dashboard/customers?q=zzqqxx']) {
    await page.setViewportSize({ width: 1024, height: 800 });
    await openAs(page, admin, path);
    for (const width of [1024, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faults(page, 'customers'), `${path} at ${width}`).toEqual([]);
    }
  }
  await expect(page.getByText('No matching customers')).toBeVisible();
});
