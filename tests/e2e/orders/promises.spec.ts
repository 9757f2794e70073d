import { expect } from '@playwright/test';
import { payOrder } from '../../api/support/provider';
import { open, openAs, test, toast } from '../../support/browser';
import { inDays } from '../../support/offers';
import { addTool, anAdmin, registerCustomer } from '../../support/people';

test('a buyer wishes a day and one delivery in the cart, and both read it until an admin moves the day', async ({
  page,
  noise,
}) => {
  noise.expect(/422/);
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { quantity: 100 });
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId, quantity: 10 }] });
  await openAs(page, buyer, '/cart');
  await page.getByLabel('Address', { exact: true }).fill('1 Test Street\nTesttown');
  await page.getByLabel('Phone').fill('5550100');
  const parts = page.getByRole('group', { name: 'Complete or in parts' });
  await expect(parts.getByRole('radio', { name: 'Send what is ready first' })).toBeChecked();
  await parts.getByRole('radio', { name: 'Send everything together' }).check();
  const wished = page.getByLabel('Requested delivery date');
  await wished.fill('2020-01-01');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Requested date must be today or later')).toBeVisible();
  await wished.fill(inDays(60));
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/dashboard\/(my-order|payment)/);
  const [order] = (await buyer.call('GET', `/api/order?email=${encodeURIComponent(buyer.email)}`)).body;
  await payOrder(buyer, order._id);
  await open(page, `/dashboard/my-order/${order._id}`);
  await expect(page.getByText('Everything together')).toBeVisible();

  const name: string = order.toolName;
  await openAs(page, admin, `/dashboard/manage-order/${order._id}`);
  await expect(page.getByText('Everything together')).toBeVisible();
  await page.getByRole('button', { name: 'Change Dates' }).click();
  const dialog = page.getByRole('dialog', { name: `Change dates of order ${order.number}` });
  const save = dialog.getByRole('button', { name: 'Save Dates' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel(`Promised day of ${name}`).fill(inDays(90));
  await dialog.getByLabel('Reason').fill('Steel is late');
  await save.click();
  await expect(toast(page, 'Dates saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Change Dates' }).click();
  await dialog.getByRole('checkbox', { name: `No date for ${name}` }).check();
  await save.click();
  await expect(toast(page, 'Dates saved').last()).toBeVisible();
  await openAs(page, buyer, `/dashboard/my-order/${order._id}`);
  await expect(page.getByRole('region', { name: 'Delivery status' })).toContainText('No date yet');
});
