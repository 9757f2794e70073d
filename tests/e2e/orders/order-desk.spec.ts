import { expect } from '@playwright/test';
import { ObjectId } from 'mongodb';
import { shortShipDay } from '@/lib/shared/shipments/ship-day-text';
import { faults } from '@/tests/support/pages/page-faults';
import { stored } from '../../api/support/database';
import { payOrder } from '../../api/support/provider';
import { openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';

test('several orders are selected and shipped at once, by keyboard alone', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 12.5, quantity: 100 });
  for (let count = 0; count < 2; count += 1) await payOrder(buyer, await placeOrder(buyer, toolId));
  await placeOrder(buyer, toolId);
  await openAs(page, admin, `/dashboard/manage-order?q=${encodeURIComponent(buyer.email)}`);
  const rows = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(rows).toHaveCount(3);

  await page.getByRole('button', { name: 'Keys' }).press('Enter');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Next order');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  // The newest, which is unpaid, comes first.
  for (let row = 0; row < 3; row += 1) {
    await page.keyboard.press('j');
    await expect(rows.nth(row).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText(`${row + 1} selected`)).toBeVisible();
  }
  await page.keyboard.press('k');
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused();

  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await faults(page, 'selected orders')).toEqual([]);
  await page.setViewportSize(size);

  await page.getByRole('button', { name: 'Ship 2' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Mark 2 orders as shipped?' });
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(toast(page, '2 orders shipped.')).toBeVisible();
  await expect(rows.getByText('Shipped', { exact: true })).toHaveCount(2);
  await expect(rows.getByText('Unpaid', { exact: true })).toHaveCount(1);
});

test('with shift, the rows between two presses are selected too, and the box of the page shows that it is a part', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 12.5, quantity: 100 });
  for (let count = 0; count < 4; count += 1) await placeOrder(buyer, toolId);
  await openAs(page, admin, `/dashboard/manage-order?q=${encodeURIComponent(buyer.email)}`);
  const boxes = page.getByRole('table', { name: 'Manage All Orders' }).getByRole('checkbox');
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await expect(boxes).toHaveCount(4);
  await boxes.nth(3).check();
  await boxes.nth(1).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await expect(boxes.nth(2)).toBeChecked();
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(all).toBeChecked({ indeterminate: true });
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText('1 selected')).toBeVisible();
  await all.check();
  await expect(page.getByText('4 selected')).toBeVisible();
});

test('keys of the list lead to the command box and its orders, and can be switched off', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const orderId = await placeOrder(buyer, await addTool(admin));
  await openAs(page, admin, `/dashboard/manage-order?q=${encodeURIComponent(buyer.email)}`);
  const link = page.getByRole('row').filter({ hasText: buyer.email }).getByRole('link').first();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Order, customer, tool, page or action' })).toBeFocused();
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('checkbox', { name: 'Use these shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(link).not.toBeFocused();
  await page.getByRole('button', { name: 'Keys' }).click();
  await help.getByRole('checkbox', { name: 'Use these shortcuts' }).check();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('j');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(orderId));
});

test('the tab of orders to ship shows how many are overdue, and so does the desk', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const orderId = await placeOrder(buyer, await addTool(admin));
  await payOrder(buyer, orderId);
  await stored('orders').updateOne({ _id: new ObjectId(orderId) }, { $set: { shipsOn: '2025-01-03' } });
  await openAs(page, admin, '/dashboard/manage-order');
  const tab = page.getByRole('link', { name: /^To ship [\d,]+ · [\d,]+ overdue$/ });
  await expect(tab).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await faults(page, 'overdue')).toEqual([]);
  await tab.click();
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(row).toContainText(`Should have shipped ${shortShipDay('2025-01-03', 'en')}`);
  await page.setViewportSize({ width: 360, height: 800 });
  // One day is enough on a phone.
  await expect(row.getByRole('time')).toBeHidden();
  await page.goto('/dashboard/desk');
  await expect(page.getByRole('link', { name: /orders? to ship [\d,]+ overdue/ })).toBeVisible();
});
