import { expect, type Page } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { money } from '@/tests/support/shop/money';
import { payOrder } from '../../api/support/provider';
import { open, openAs, reload, test, testInOwnContext, toast } from '../../support/browser';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '../../support/people';

type Placed = { id: string; number: string };

/** Orders of one buyer, newest first, as the list has them; the last ones are unpaid. */
async function ordersOf(count: number, paid: number) {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 12.5, quantity: 1_000 });
  const orders: Placed[] = [];
  for (let place = 0; place < count; place += 1) {
    const id = await placeOrder(buyer, toolId);
    if (place >= count - paid) await payOrder(buyer, id);
    orders.unshift({ id, number: (await admin.call('GET', `/api/order/${id}`)).body.number });
  }
  return { admin, buyer, orders };
}

const listOf = (buyer: Person) => `/dashboard/manage-order?q=${encodeURIComponent(buyer.email)}`;
const rowsOf = (page: Page, buyer: Person) => page.getByRole('row').filter({ hasText: buyer.email });
const panelOf = (page: Page, { number }: Placed) => page.getByRole('region', { name: `Order ${number}` });

test('by keyboard alone an admin goes through orders beside the list, ships one and refunds another', async ({
  page,
}) => {
  const { admin, buyer, orders } = await ordersOf(3, 2);
  const [first, second] = orders as [Placed, Placed, Placed];
  await openAs(page, admin, listOf(buyer));
  const rows = rowsOf(page, buyer);
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(rows.nth(0).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`order=${first.id}`));
  await expect(panelOf(page, first).getByText('1 Test Street')).toBeVisible();
  await expect(panelOf(page, first).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(panelOf(page, first).getByRole('region', { name: 'What happened' })).toContainText('Paid');

  await page.keyboard.press('j');
  await expect(panelOf(page, second)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`order=${second.id}`));
  await page.keyboard.press('k');
  await expect(panelOf(page, first)).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Mark as shipped');
  await page.keyboard.press('Escape');
  await expect(panelOf(page, first)).toBeVisible();

  const slip = page.waitForEvent('download');
  await page.keyboard.press('p');
  expect((await slip).suggestedFilename()).toBe(`packing-slip-${first.number}.pdf`);

  await page.keyboard.press('s');
  const question = page.getByRole('alertdialog', { name: `Mark order ${first.number} as shipped?` });
  await question.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(toast(page, 'Order shipped')).toBeVisible();
  await expect(panelOf(page, first).getByText('Shipped', { exact: true }).first()).toBeVisible();
  await expect(panelOf(page, first).getByRole('button', { name: 'pending' })).toHaveCount(0);

  await page.keyboard.press('j');
  await expect(panelOf(page, second).getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  await page.keyboard.press('r');
  const refund = page.getByRole('alertdialog', { name: `Refund order ${second.number}?` });
  await refund.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(toast(page, `Order ${second.number} refunded`)).toBeVisible();
  const goods = panelOf(page, second).getByRole('region', { name: 'Tool' });
  await expect(goods).toContainText(`Refunded${money(-125)}`);
  await expect(goods).toContainText(`Net${money(0)}`);

  await page.keyboard.press('Escape');
  await expect(panelOf(page, second)).toHaveCount(0);
  await expect(page).not.toHaveURL(/order=/);
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused();
  await expect(rows.nth(0).getByText('Shipped', { exact: true })).toBeVisible();
  await expect(rows.nth(1).getByText('Refunded', { exact: true })).toBeVisible();
});

test('an order beside the list is in the address: Back closes it, a reload opens it again, a row opens it', async ({
  page,
}) => {
  const { admin, buyer, orders } = await ordersOf(2, 1);
  const [first, second] = orders as [Placed, Placed];
  await openAs(page, admin, listOf(buyer));
  await rowsOf(page, buyer).nth(1).getByText(money(125)).click();
  await expect(panelOf(page, second).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous order' }).click();
  await expect(panelOf(page, first).getByRole('button', { name: 'pending' })).toBeVisible();
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faults(page, 'an order beside the list')).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goBack();
  await expect(panelOf(page, first)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${listOf(buyer).replaceAll(/[?.]/g, '\\$&')}$`));
  await page.goForward();
  await expect(panelOf(page, first).getByText('1 Test Street')).toBeVisible();
  await reload(page);
  await expect(panelOf(page, first).getByText('1 Test Street')).toBeVisible();
  await panelOf(page, first).getByRole('link', { name: 'Open full page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${first.number}` })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: buyer.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: buyer.name })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, listOf(buyer));
  await page.getByRole('link', { name: first.number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${first.number}` })).toBeVisible();
});

test('columns of the list are chosen, and stay so', async ({ page }) => {
  const { admin, buyer } = await ordersOf(1, 0);
  await openAs(page, admin, listOf(buyer));
  const head = page.getByRole('columnheader', { name: 'Buyer' });
  await expect(head).toBeVisible();
  const columns = page.getByRole('group', { name: 'Columns' });
  const picker = page.locator('summary[aria-label="Columns"]');
  await picker.press('Enter');
  await columns.getByRole('checkbox', { name: 'Buyer' }).uncheck();
  await expect(head).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(picker).toBeFocused();
  await reload(page);
  await expect(page.getByRole('columnheader', { name: 'Value' })).toBeVisible();
  await expect(head).toBeHidden();
  await picker.press('Enter');
  await columns.getByRole('checkbox', { name: 'Buyer' }).check();
  await expect(head).toBeVisible();
});

testInOwnContext(
  'without a network a key still asks before it ships, says what failed, and ships once there is one',
  async ({ page, context, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    const { admin, buyer, orders } = await ordersOf(1, 1);
    const [order] = orders as [Placed];
    await openAs(page, admin, listOf(buyer));
    await rowsOf(page, buyer).nth(0).getByText(money(125)).click();
    await expect(panelOf(page, order).getByRole('button', { name: 'pending' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const question = page.getByRole('alertdialog', { name: `Mark order ${order.number} as shipped?` });
    await context.setOffline(true);
    await page.keyboard.press('s');
    await question.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(toast(page, 'The store could not be reached')).toBeVisible();
    await context.setOffline(false);
    await page.keyboard.press('s');
    await question.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(toast(page, 'Order shipped')).toBeVisible();
  },
);
