import { expect } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { money } from '@/tests/support/shop/money';
import { QUAY_LANE } from '../../support/addresses';
import { openAs, test } from '../../support/browser';
import { activeCompany } from '../../support/companies';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';

test('an admin views a customer’s pages, sees in a banner that it is read only, and ends it', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const { name: company } = await activeCompany(buyer);
  const toolId = await addTool(admin, { name: 'Viewed Vise', price: 3, quantity: 500 });
  await placeOrder(buyer, toolId, 20);
  await buyer.call('POST', '/api/list', {
    name: 'Van restock',
    lines: [{ toolId, quantity: 30, reference: '' }],
  });
  const slow = await addTool(admin, { name: 'Slow Vise', price: 3, quantity: 5, moq: 1, leadTimeDays: 12 });
  await buyer.call('PATCH', '/api/cart', {
    ops: [
      { op: 'add', toolId, quantity: 20, reference: 'Bay 7' },
      { op: 'add', toolId: slow, quantity: 9 },
    ],
  });
  await buyer.call('POST', '/api/address', QUAY_LANE);
  const { body } = await admin.call('GET', `/api/user?q=${encodeURIComponent(buyer.email)}`);
  await openAs(page, admin, `/dashboard/customers/${body[0]._id}`);
  await expect(page.getByRole('link', { name: company })).toHaveAttribute('href', /companies/);
  await page.getByRole('button', { name: 'View as Customer' }).click();
  await expect(page.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
  const banner = page.getByText(`You’re viewing the store as ${buyer.name}. Read only`);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('table', { name: 'My Orders' })).toContainText(money(60));

  await page.getByLabel('Search your orders').fill('nothing like it');
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await page.getByRole('checkbox', { name: 'Show canceled and expired' }).check();
  await expect(page).toHaveURL(/state=all/);
  expect(await faults(page, 'orders')).toEqual([]);

  await page.getByRole('table', { name: 'My Orders' }).getByRole('link', { name: /^ORD-/ }).click();
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
  await expect(banner).toBeVisible();
  expect(await faults(page, 'order')).toEqual([]);

  const parts = page.getByRole('navigation', { name: 'Pages of the customer' });
  for (const [part, shown] of [
    ['Cart', 'Waits for'],
    ['My Lists', 'Van restock'],
    ['My Addresses', '7 Quay Lane'],
    ['My Company', company],
    ['Catalog', 'Minimum order'],
  ] as const) {
    await parts.getByRole('link', { name: part }).click();
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await expect(banner).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await faults(page, part)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  for (const [part, quantities] of [
    ['Cart', { 'Viewed Vise': '20', 'Slow Vise': '9' }],
    ['My Lists', { 'Viewed Vise': '30' }],
  ] as const) {
    await parts.getByRole('link', { name: part }).click();
    // Both pages have such a link.
    await expect(page.getByRole('heading', { name: part, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Make an Offer' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(buyer.email);
    await expect(page.getByLabel('Company (optional)')).toHaveValue(company);
    for (const [name, quantity] of Object.entries(quantities))
      await expect(page.getByLabel(`Quantity of ${name}`)).toHaveValue(quantity);
    await expect(page.getByLabel('Unit price of Viewed Vise')).toHaveValue('3.00');
    await page.goBack();
  }
  await parts.getByRole('link', { name: 'Catalog' }).click();
  await page.getByRole('main').getByLabel('Search tools').fill('Viewed Vise');
  const card = page.getByRole('article', { name: 'Viewed Vise' }).first();
  await expect(card).toContainText(`${money(3)} per unit`);
  await expect(card).toContainText('480 in stock');
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card.getByRole('link')).toHaveCount(1);
  expect(await faults(page, 'cards found')).toEqual([]);
  await page.getByRole('main').getByLabel('Search tools').fill('zzqqxx');
  await expect(page.getByRole('heading', { name: /zzqqxx/ })).toBeVisible();
  await expect(banner).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all tools' }).click();
  await page.getByRole('main').getByLabel('Search tools').fill('Viewed Vise');
  await expect(page).toHaveURL(/q=Viewed/);
  await card.getByRole('link').click();
  await expect(page.getByText(`Pays the list price, ${money(3)} per unit`)).toBeVisible();
  expect(await faults(page, 'price')).toEqual([]);
  await page.getByRole('button', { name: 'End View' }).click();
  await expect(page.getByRole('button', { name: 'View as Customer' })).toBeVisible();
  await page.goto(`/dashboard/customers/${body[0]._id}/view`);
  await expect(page.getByRole('button', { name: 'View as Customer' })).toBeVisible();
});
