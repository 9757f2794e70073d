import { expect } from '@playwright/test';
import { payOrder } from '../../api/support/provider';
import { openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';

test('an admin selects orders and saves their packing slips, pick list and CSV', async ({ page, noise }) => {
  noise.expect(/409/);
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 12.5 });
  const [paid, unpaid] = [await placeOrder(buyer, toolId), await placeOrder(buyer, toolId)];
  await payOrder(buyer, paid);
  const numberOf = async (id: string) => (await admin.call('GET', `/api/order/${id}`)).body.number as string;

  await openAs(page, admin, `/dashboard/manage-order?q=${encodeURIComponent(buyer.email)}`);
  const box = (number: string) => page.getByRole('checkbox', { name: `Select order ${number}` });
  await box(await numberOf(unpaid)).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Pick List' }).click();
  await expect(toast(page, 'None of these orders is ready for that. Please select paid ones.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  for (const [button, file] of [
    ['Packing Slips', `packing-slip-${await numberOf(paid)}.pdf`],
    ['Pick List', 'pick-list.pdf'],
    ['Export CSV', 'orders.csv'],
  ] as const) {
    const download = page.waitForEvent('download');
    // The first is the whole list's.
    await page.getByRole('button', { name: button }).last().click();
    expect((await download).suggestedFilename()).toBe(file);
  }
  await page.getByRole('checkbox', { name: 'Select all on this page' }).uncheck();
  await expect(page.getByRole('button', { name: 'Pick List' })).toHaveCount(0);
});
