import { expect } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { money } from '@/tests/support/shop/money';
import { payOrder } from '../../api/support/provider';
import { openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

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
  await expect(dialog.getByRole('button', { name: `Refund ${money(0)}` })).toBeDisabled();
  await dialog.getByRole('textbox', { name: `Units of ${toolName}` }).fill('11');
  await dialog.getByRole('button', { name: /^Refund \S*\d/ }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
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

test('of an order of many lines a refund shows its totals and its button at once, and each line when it has the focus', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const ops: object[] = [];
  for (let place = 1; place <= 15; place += 1) {
    const toolId = await addTool(admin, { name: unique(`Tool ${place} `), price: 12.5, moq: 1 });
    ops.push({ op: 'add', toolId, quantity: 2 });
  }
  const { body: cart } = await buyer.call('PATCH', '/api/cart', { ops });
  const order = { version: cart.version, seenDue: cart.due, address: '1 Test Street', phone: '5550100' };
  const placed = await buyer.call('POST', '/api/cart/order', order, { 'idempotency-key': unique('key-') });
  const orderId: string = placed.body.insertedId;
  await payOrder(buyer, orderId);

  await openAs(page, admin, `/dashboard/manage-order/${orderId}`);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Refund a Part' }).click();
    const dialog = page.getByRole('dialog', { name: /^Refund a part of order/ });
    await expect(dialog.getByRole('listitem')).toHaveCount(15);
    await expect(dialog.getByText('Left afterwards')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: `Refund ${money(0)}` })).toBeInViewport({ ratio: 1 });
    const last = dialog.getByRole('textbox', { name: /^Units of Tool 15 / });
    // Nothing of the list lies over what stands below it.
    await dialog.getByLabel('Amount').click({ trial: true });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await faults(page, 'refund of many lines')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
