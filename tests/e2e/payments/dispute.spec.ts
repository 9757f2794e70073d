import { expect } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { moveDispute, openDispute, payOrder } from '../../api/support/provider';
import { openAs, test } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';
import { eventually } from '../../support/store';

test('a chargeback is found from the desk, and its outcome is shown', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const orderId = await placeOrder(buyer, await addTool(admin, { price: 12.5 }), 10);
  const transactionId = await payOrder(buyer, orderId);
  const { id } = await openDispute(transactionId, { reason: 'product_not_received' });
  const untilOrder = (holds: (order: { disputedAt?: string; chargedBack?: object }) => unknown) =>
    eventually('the order to show it', async () => {
      const { body } = await admin.call('GET', `/api/order/${orderId}`);
      return holds(body) ? body : undefined;
    });
  const { number } = await untilOrder(({ disputedAt }) => disputedAt);

  await openAs(page, admin, '/dashboard/desk');
  await page.getByRole('link', { name: /chargebacks? to answer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chargebacks' })).toBeVisible();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText(`The buyer’s bank disputes ${money(125)}`)).toBeVisible();
  await expect(page.getByText('The buyer says nothing arrived.').first()).toBeVisible();

  await moveDispute(String(id), 'lost');
  await untilOrder(({ chargedBack }) => chargedBack);
  await page.reload();
  await expect(page.getByText(`${money(125)} went back to the buyer`)).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('already has the money, so none is sent')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await openAs(page, admin, `/dashboard/manage-order?q=${number}`);
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(row.getByText(`${money(125)} charged back`)).toBeVisible();
});
