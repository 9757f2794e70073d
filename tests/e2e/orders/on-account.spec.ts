import { expect, type Page } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { expectSoundPage } from '@/tests/support/pages/sound-page';
import { money } from '@/tests/support/shop/money';
import { openAs, test, toast } from '../../support/browser';
import { activeCompany, changeCompany } from '../../support/companies';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

const payment = (page: Page) => page.getByRole('group', { name: 'Payment' });

/** Returns what is wrong with a page at the narrowest phone, and at the size of a desktop. */
async function faultsAtBothSizes(page: Page, where: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 800 });
  const narrow = await faults(page, where);
  await page.setViewportSize({ width: 1280, height: 800 });
  return [...narrow, ...(await faults(page, where))];
}

test('a member orders the cart on account, the shop ships it, and its invoice is due', async ({ page }) => {
  const [admin, company] = await Promise.all([anAdmin(), activeCompany()]);
  const { owner } = company;
  await changeCompany(company.id, { termsDays: 30, creditLimit: 1_000 });
  const name = unique('Account Tool ');
  const toolId = await addTool(admin, { name, price: 12.5, moq: 1, quantity: 100 });
  await owner.call('PATCH', '/api/cart', { ops: [{ op: 'set', toolId, quantity: 10 }] });

  await openAs(page, owner, '/cart');
  const account = payment(page).getByRole('radio', { name: 'On account (30 days)' });
  const card = payment(page).getByRole('radio', { name: 'Pay by card' });
  await expect(account).toBeChecked();
  await expect(payment(page)).toContainText(`Credit left: ${money(1_000)}`);
  await expect(page.getByText('The invoice goes to your company when the order ships.')).toBeVisible();
  // By keyboard.
  await account.press('ArrowUp');
  await expect(card).toBeChecked();
  await expect(page.getByText('You pay under My Orders.')).toBeVisible();
  await card.press('ArrowDown');
  await expect(account).toBeChecked();
  await expectSoundPage(page);
  await page.getByLabel('Address', { exact: true }).fill('1 Test Street');
  await page.getByLabel('Phone', { exact: true }).fill('5550100');
  await page.getByLabel('PO number').fill('PO 4711');
  await page.getByRole('button', { name: 'Place Order' }).click();

  await expect(page).toHaveURL(/\/dashboard\/my-order$/);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('On account', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Pay', exact: true })).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'On account', exact: true })).toBeVisible();
  expect(await faultsAtBothSizes(page, 'my orders')).toEqual([]);

  await openAs(page, admin, `/dashboard/manage-order?state=on-account&q=${encodeURIComponent(owner.email)}`);
  const managed = page.getByRole('row').filter({ hasText: owner.name });
  await expect(managed).toContainText('On account');
  await expect(managed).toContainText(company.name);
  await expect(managed.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await managed.getByRole('button', { name: 'pending' }).click();
  await expect(toast(page, 'Order shipped')).toBeVisible();

  await openAs(page, owner, '/dashboard/my-order');
  await expect(row).toContainText(/Invoice due \w+ \d+, \d{4}/);
  await expect(row.getByText('Paid', { exact: true })).toHaveCount(0);
  await expect(row.getByRole('link', { name: 'Pay Invoice' })).toBeVisible();
  expect(await faultsAtBothSizes(page, 'my orders with an invoice')).toEqual([]);
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ORD-');
  await expect(page.getByRole('main')).toContainText('Invoice due');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /INV-\d+/ })
      .first(),
  ).toBeVisible();
  expect(await faultsAtBothSizes(page, 'an order with an invoice')).toEqual([]);
});

test('a member whose company is over its limit learns so before they order, and pays by card', async ({
  page,
}) => {
  const [admin, company] = await Promise.all([anAdmin(), activeCompany()]);
  await changeCompany(company.id, { termsDays: 14, creditLimit: 100 });
  const toolId = await addTool(admin, { price: 12.5, moq: 1, quantity: 100 });
  await company.owner.call('PATCH', '/api/cart', { ops: [{ op: 'set', toolId, quantity: 10 }] });
  await openAs(page, company.owner, '/cart');
  await expect(payment(page).getByRole('radio', { name: 'Pay by card' })).toBeChecked();
  await expect(payment(page)).toContainText('This is more than is free of your company’s credit limit.');
  await page.getByLabel('Address', { exact: true }).fill('1 Test Street');
  await page.getByLabel('Phone', { exact: true }).fill('5550100');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/dashboard\/my-order$/);
  await expect(page.getByRole('row').getByText('Unpaid', { exact: true })).toBeVisible();
});

test('whoever belongs to no company sees nothing of it in the cart', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 12.5, moq: 1, quantity: 100 });
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'set', toolId, quantity: 10 }] });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openAs(page, buyer, '/cart');
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
  await expect(payment(page)).toHaveCount(0);
  expect(requests).not.toContain('/api/cart/approval');
  await openAs(page, buyer, '/dashboard/my-order?state=all');
  await expect(page.getByRole('link', { name: 'On account', exact: true })).toHaveCount(0);
});
