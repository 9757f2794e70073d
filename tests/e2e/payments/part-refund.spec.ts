import { expect } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { payOrder } from '../../api/support/provider';
import { openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';

test('an admin refunds a part of a shipped order, and its buyer reads what and why', async ({
  page,
  otherBrowser,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 12.5 });
  const orderId = await placeOrder(buyer, toolId, 10);
  await payOrder(buyer, orderId);
  await admin.call('PATCH', `/api/all-order/${orderId}`);
  const { number, toolName } = (await admin.call('GET', `/api/order/${orderId}`)).body;

  await openAs(page, admin, `/dashboard/manage-order/${orderId}`);
  await page.getByRole('button', { name: 'Refund a Part' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund a part of order ${number}` });
  // Nothing is sent while something is missing.
  await dialog.getByRole('button', { name: `Refund ${money(0)}` }).click();
  await expect(dialog.getByText('Please choose units or an amount.')).toBeVisible();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByRole('textbox', { name: `Units of ${toolName}` }).fill('11');
  await expect(dialog.getByText('Please enter no more units than there are.')).toBeVisible();
  await dialog.getByRole('textbox', { name: `Units of ${toolName}` }).fill('2');
  await dialog.getByRole('checkbox', { name: `Put units of ${toolName} back on sale` }).check();
  await dialog.getByLabel('Reason').fill('Two arrived scratched');
  await expect(dialog.getByText(money(100))).toBeVisible();
  await dialog.getByRole('button', { name: `Refund ${money(25)}` }).click();
  await expect(toast(page, `${money(25)} of order ${number} refunded`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${money(25)} refunded`)).toBeVisible();
  await expect(page.getByText('Two arrived scratched')).toBeVisible();

  await openAs(otherBrowser, buyer, `/dashboard/my-order/${orderId}`);
  await expect(otherBrowser.getByText('Two arrived scratched')).toBeVisible();
  await expect(otherBrowser.getByText(`2 × ${toolName}`)).toBeVisible();
  await expect(otherBrowser.getByRole('link', { name: /^CN-\d{6}/ })).toBeVisible();
});
