import { expect, type Page } from '@playwright/test';
import { payOrder } from '../../api/support/provider';
import { giveSession, open, openAs, test, toast } from '../../support/browser';
import { colourViolations, violations } from '../../support/pages/axe';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';

async function paidOrder(units = 10) {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 12.5, quantity: 100 });
  const id = await placeOrder(buyer, toolId, units);
  await payOrder(buyer, id);
  const { body: order } = await buyer.call('GET', `/api/order/${id}`);
  return { admin, buyer, id, order, name: order.toolName as string };
}

/** What a scanner types: a number and Enter, wherever the focus is. */
async function scan(page: Page, number: string): Promise<void> {
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('by keyboard and scanner alone an admin ships a part with two parcels, and its buyer follows them @core', async ({
  page,
}) => {
  const { admin, buyer, id, order, name } = await paidOrder();
  await openAs(page, admin, `/dashboard/manage-order/${id}`);
  const status = page.getByRole('region', { name: 'Delivery status' });
  await expect(status.getByRole('row').nth(1)).toContainText(name);
  await status.getByRole('button', { name: 'Ship Units' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Ship units of order ${order.number}` });
  const numbers = dialog.getByLabel('Tracking number');
  await expect(numbers).toBeFocused();
  await expect(dialog.getByLabel(`Units of ${name}`)).toHaveValue('10');
  await scan(page, 'JD0146-1');
  await scan(page, 'JD0146-2');
  // Read twice.
  await scan(page, 'JD0146-2');
  await expect(dialog.getByText('JD0146-2 is in the list already')).toBeVisible();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(`Units of ${name}`).fill('4');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Ship 4 Units' })).toBeFocused();
  // A label that is scanned late is no press of the button.
  await scan(page, 'JD0146-3');
  await expect(numbers).toHaveCount(4);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(toast(page, /^Shipment DN-\d{6} recorded$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await expect(page.getByText('Partly shipped', { exact: true })).toBeVisible();
  const row = status.getByRole('row').nth(1);
  await expect(row).toContainText(/10.*4.*6/);
  const shipment = page.getByRole('article', { name: /^Shipment DN-\d{6}$/ });
  await expect(shipment).toContainText(`4 × ${name}`);
  await expect(shipment.getByRole('link', { name: /^Track JD0146-/ })).toHaveCount(3);

  await openAs(page, buyer, '/dashboard/my-order');
  await expect(page.getByText('Partly shipped', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Track JD0146-1' })).toHaveAttribute('href', /JD0146-1/);
  await open(page, `/dashboard/my-order/${id}`);
  await expect(page.getByRole('button', { name: 'Ship Units' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Correct Tracking' })).toHaveCount(0);
  const note = page.getByRole('article').getByRole('link', { name: 'Delivery Note' });
  const response = await page.request.get((await note.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
});

test('an admin corrects a tracking number of a carrier of their own, and finds what is partly shipped', async ({
  page,
}) => {
  const { admin, buyer, id, order, name } = await paidOrder();
  const { body: shipped } = await admin.call('POST', `/api/all-order/${id}/shipment`, {
    lines: [{ toolId: order.toolId, quantity: 3 }],
    externalId: `e2e ${id}`,
  });
  await openAs(page, admin, `/dashboard/manage-order/${id}`);
  await page.getByRole('button', { name: 'Correct Tracking' }).click();
  const dialog = page.getByRole('dialog', { name: `Correct tracking of shipment ${shipped.number}` });
  await dialog.getByLabel('Carrier', { exact: true }).selectOption('Other');
  await dialog.getByRole('button', { name: 'Save Tracking' }).click();
  await expect(dialog.getByText('Carrier required')).toBeVisible();
  await dialog.getByLabel('Carrier name').fill('Nord Freight');
  await dialog.getByLabel('Tracking link').fill('https://nord.example/7');
  await dialog.getByLabel('Tracking number').fill('N 7');
  await dialog.getByRole('button', { name: 'Save Tracking' }).click();
  await expect(toast(page, 'Tracking saved')).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: 'Track N 7' })).toHaveAttribute(
    'href',
    'https://nord.example/7',
  );
  await open(page, `/dashboard/manage-order?state=part-shipped&q=${encodeURIComponent(buyer.email)}`);
  await expect(page.getByRole('row').filter({ hasText: order.number })).toContainText('Partly shipped');
  await open(page, `/de/dashboard/manage-order/${id}`);
  const status = page.getByRole('region', { name: 'Lieferstand' });
  await status.getByRole('button', { name: 'Stückzahl versenden' }).click();
  const german = page.getByRole('dialog', { name: `Aus Bestellung ${order.number} versenden` });
  await german.getByLabel(`Stückzahl von ${name}`).fill('8');
  await german.getByRole('button', { name: /versenden$/ }).click();
  await expect(german.getByText('Bitte geben Sie nicht mehr ein, als offen ist.')).toBeVisible();
  await german.getByLabel(`Stückzahl von ${name}`).fill('7');
  await german.getByRole('button', { name: '7 Stück versenden' }).click();
  await expect(toast(page, /^Lieferung DN-\d{6} gespeichert$/)).toBeVisible();
  await expect(page.getByText('Versandt', { exact: true }).first()).toBeVisible();
});

test('the list of orders to ship shows what of an order is not there yet', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { quantity: 10, moq: 1, leadTimeDays: 15, backorderLimit: 20 });
  const id = await placeOrder(buyer, toolId, 16);
  await payOrder(buyer, id);
  await openAs(page, admin, `/dashboard/manage-order?q=${encodeURIComponent(buyer.email)}`);
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(row).toContainText('10 of 16 in stock');
  const delivery = { quantity: 6, seen: 0, reason: 'delivery' };
  expect((await admin.call('POST', `/api/tool/${toolId}/stock`, delivery)).status).toBe(200);
  await page.reload();
  await expect(row).toContainText('Paid');
  await expect(row).not.toContainText('in stock');
});

test('an order in parts and the dialog that ships have nothing that axe objects to, at 1280 and 320 px', async ({
  page,
}) => {
  const { admin, id, order } = await paidOrder();
  await admin.call('POST', `/api/all-order/${id}/shipment`, {
    lines: [{ toolId: order.toolId, quantity: 3 }],
    parcels: [{ carrier: 'other', name: 'Nord Freight', trackingNumber: 'JD 014 600 003 211 234 567' }],
    externalId: `axe ${id}`,
  });
  await giveSession(page, admin);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/dashboard/manage-order/${id}`);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Ship Units' }).click();
    await expect(page.getByLabel('Tracking number')).toBeFocused();
    expect(await colourViolations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});
