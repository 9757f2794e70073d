import { expect } from '@playwright/test';
import { openAs, test } from '../support/browser';
import { faults } from '../support/page-faults';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../support/people';

test('an admin views a customer’s pages, sees in a banner that it is read only, and ends it', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { name: 'Viewed Vise', price: 3, quantity: 500 });
  await placeOrder(buyer, toolId, 20);
  await buyer.call('POST', '/api/list', {
    name: 'Van restock',
    lines: [{ toolId, quantity: 30, reference: '' }],
  });
  const { body } = await admin.call('GET', `/api/user?q=${encodeURIComponent(buyer.email)}`);
  await openAs(page, admin, `/dashboard/customers/${body[0]._id}`);
  await page.getByRole('button', { name: 'View as Customer' }).click();
  await expect(page.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
  const banner = page.getByText(`You’re viewing the store as ${buyer.name}. Read only`);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('table', { name: 'My Orders' })).toContainText('$60.00');

  await page.getByRole('table', { name: 'My Orders' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
  await expect(banner).toBeVisible();
  expect(await faults(page, 'order')).toEqual([]);

  const parts = page.getByRole('navigation', { name: 'Pages of the customer' });
  for (const [part, shown] of [
    ['Cart', 'The cart is empty.'],
    ['My Lists', 'Van restock'],
    ['Prices', 'Their price'],
  ] as const) {
    await parts.getByRole('link', { name: part }).click();
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await expect(banner).toBeVisible();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faults(page, part)).toEqual([]);
    }
  }
  await page.getByRole('main').getByLabel('Search tools').fill('Viewed Vise');
  await page
    .getByRole('table', { name: 'Prices' })
    .getByRole('link', { name: 'Viewed Vise' })
    .first()
    .click();
  await expect(page.getByText('Pays the list price, $3.00 per unit')).toBeVisible();
  expect(await faults(page, 'price')).toEqual([]);
  await page.getByRole('button', { name: 'End View' }).click();
  await expect(page.getByRole('button', { name: 'View as Customer' })).toBeVisible();
  await page.goto(`/dashboard/customers/${body[0]._id}/view`);
  await expect(page.getByRole('button', { name: 'View as Customer' })).toBeVisible();
});
