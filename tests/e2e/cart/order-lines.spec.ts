import { expect } from '@playwright/test';
import { expectSoundPage } from '@/tests/support/pages/sound-page';
import { money } from '@/tests/support/shop/money';
import { payOrder } from '../../api/support/provider';
import { giveSession, open, openAs, test } from '../../support/browser';
import { addTool, anAdmin, type Person, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

type Placed = { admin: Person; buyer: Person; orderId: string; number: string; names: string[] };

/** A buyer's order of so many tools, from their cart; the first has a long name. */
async function orderOf(lines: number, more: object = {}): Promise<Placed> {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const names = Array.from({ length: lines }, (_, place) => unique(`Tool ${place + 1} `));
  names[0] = unique(
    'Torque Wrench for High Tensile Bolts of Bridges, Cranes and Towers, 1/2 in, 40–220 Nm ',
  ).slice(0, 120);
  const tools: string[] = [];
  for (const name of names) tools.push(await addTool(admin, { name, price: 12.5, moq: 1, quantity: 1_000 }));
  const ops = tools.map((toolId, place) => ({ op: 'add', toolId, quantity: place + 1 }));
  const { body: cart } = await buyer.call('PATCH', '/api/cart', { ops });
  const seen = { version: cart.version, seenDue: cart.due };
  const body = { ...seen, address: '1 Test Street\nTesttown', phone: '5550100', ...more };
  const placed = await buyer.call('POST', '/api/cart/order', body, { 'idempotency-key': unique('key-') });
  const orderId: string = placed.body.insertedId;
  const { body: order } = await buyer.call('GET', `/api/order/${orderId}`);
  return { admin, buyer, orderId, number: order.number, names };
}

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

test('a buyer sees the tools of an order of several in the list, on its page, when paying and on the receipt', async ({
  page,
}) => {
  const { buyer, orderId, number, names } = await orderOf(7, { poNumber: 'PO-2026-118', note: 'Gate 3' });
  await openAs(page, buyer, '/dashboard/my-order');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(names[0] as string);
  await expect(row).toContainText('28');
  await expect(row).toContainText(money(350));
  await row.getByText('and 6 more', { exact: true }).click();
  await expect(row.getByRole('listitem')).toHaveCount(5);
  await row.getByRole('link', { name: 'See all 7 tools' }).click();

  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  const goods = page.getByRole('region', { name: '7 tools' });
  await expect(goods.getByRole('listitem')).toHaveCount(7);
  for (const [place, name] of names.entries()) {
    const line = goods.getByRole('listitem').nth(place);
    await expect(line).toContainText(name);
    await expect(line).toContainText(`${place + 1} × ${money(12.5)}`);
  }
  await expect(goods).toContainText('PO-2026-118');
  await expect(page.getByText('Gate 3')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('28 units of 7 tools go back to stock.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back' }).click();

  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  const summary = page.getByRole('region', { name: `Order ${number}` });
  await expect(summary).toContainText('and 6 more');
  await expect(summary).toContainText(money(350));

  await payOrder(buyer, orderId);
  await open(page, `/dashboard/my-order/${orderId}/receipt`);
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('article')).toContainText('PO-2026-118');
  const pdf = await page.getByRole('link', { name: 'Invoice as PDF' }).getAttribute('href');
  expect((await page.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf');
});

test('an admin finds an order by any of its tools and by its PO number, and sees them all', async ({
  page,
}) => {
  const poNumber = unique('PO-');
  const { admin, number, names } = await orderOf(6, { poNumber });
  for (const q of [names[5] as string, poNumber]) {
    await openAs(page, admin, `/dashboard/manage-order?q=${encodeURIComponent(q)}`);
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('21 units of 6 tools');
    await expect(row.getByText('and 5 more', { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('region', { name: '6 tools' }).getByRole('listitem')).toHaveCount(6);
});

test('orders of many tools fit every screen in both themes, in English and German', async ({ page }) => {
  const { admin, buyer, orderId, number } = await orderOf(30);
  await giveSession(page, buyer);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/dashboard/my-order',
    `/de/dashboard/my-order/${orderId}`,
    `/dashboard/payment/${orderId}`,
  ]) {
    await open(page, path);
    // Instead of what is shown while it loads, which has no heading yet.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const fold of await page.locator('main details > summary').all()) await fold.click();
    await expectSoundPage(page);
  }
  await open(page, `/de/dashboard/my-order/${orderId}`);
  const goods = page.getByRole('region', { name: '30 Werkzeuge' });
  await expect(goods.getByRole('listitem').filter({ visible: true })).toHaveCount(20);
  await goods.getByText('10 weitere Werkzeuge anzeigen').click();
  await expect(goods.getByRole('listitem').filter({ visible: true })).toHaveCount(30);
  await openAs(page, admin, `/de/dashboard/manage-order?q=${number}`);
  await page.getByText('und 29 weitere').click();
  await expectSoundPage(page);
});
