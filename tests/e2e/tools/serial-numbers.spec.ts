import { expect, type Page } from '@playwright/test';
import { payOrder } from '../../api/support/provider';
import { newPdf, serialisedTool } from '../../api/support/serials';
import { open, openAs, test, toast } from '../../support/browser';
import { anAdmin, placeOrder, registerCustomer } from '../../support/people';
import { newKey, unique } from '../../support/store';

/** What a scanner types: a number and Enter, wherever the focus is. */
async function scan(page: Page, number: string): Promise<void> {
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
}

/** Drops PDF files of these names on a part of the page. */
async function drop(page: Page, target: string, names: readonly string[]): Promise<void> {
  const files = names.map((name) => ({ name, content: newPdf().toString('base64') }));
  const data = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, content } of dropped) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'application/pdf' }));
    }
    return transfer;
  }, files);
  await page.getByText(target, { exact: true }).dispatchEvent('drop', { dataTransfer: data });
}

async function orderOfTwo() {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const tool = await serialisedTool({ moq: 1 });
  const orderId = await placeOrder(buyer, tool.id, 2);
  await payOrder(buyer, orderId);
  return { admin, buyer, tool, orderId };
}

test('an admin ships by serial number and drops the papers of the batch; the buyer finds a tool by its last four digits, with its paper @core', async ({
  page,
  noise,
}) => {
  noise.expect(/422/);
  const { admin, buyer, tool, orderId } = await orderOfTwo();
  const batch = unique('').slice(-8);
  const [first, second] = [`${batch}-0471`, `${batch}-0472`];
  await openAs(page, admin, `/dashboard/manage-order/${orderId}`);
  await page.getByRole('button', { name: 'Ship Units' }).click();
  const shipping = page.getByRole('dialog', { name: /^Ship units of order / });
  await shipping.getByLabel(`Serial numbers of ${tool.name}`).focus();
  await scan(page, first);
  await expect(shipping.getByText('1 of 2 scanned')).toBeVisible();
  await shipping.getByRole('button', { name: 'Ship 2 Units' }).click();
  await expect(toast(page, /^Shipment DN-\d{6} recorded$/)).toBeVisible();

  // The other one was forgotten.
  await page.getByRole('button', { name: 'Add Serials' }).click();
  const adding = page.getByRole('dialog', { name: /^Serial numbers of shipment DN-\d{6}$/ });
  await expect(adding.getByLabel(`Serial numbers of ${tool.name}`)).toBeFocused();
  await scan(page, first);
  await adding.getByRole('button', { name: 'Save Serials' }).focus();
  await scan(page, second);
  await expect(adding.getByText('More serial numbers than units')).toBeVisible();
  await adding.getByLabel(`Serial numbers of ${tool.name}`).fill(second);
  await adding.getByRole('button', { name: 'Save Serials' }).click();
  await expect(toast(page, 'Serial numbers saved')).toBeVisible();
  await expect(page.getByRole('article')).toContainText(`Serial numbers: ${first}, ${second}`);
  await expect(page.getByRole('button', { name: 'Add Serials' })).toHaveCount(0);

  await open(page, '/dashboard/serials');
  const names = [`${tool.sku}_${first}_2026-05-04.pdf`, `${tool.sku}_${second}_2026-05-04.pdf`, 'scan.pdf'];
  await drop(page, 'Drop files here', names);
  await expect(page.getByRole('status').filter({ hasText: '2 of 3 added' })).toBeVisible();
  const outcomes = page.getByRole('table', { name: 'Upload Papers' });
  await expect(outcomes.getByRole('row', { name: 'scan.pdf' })).toContainText(
    'File name must begin with SKU_serial',
  );

  await openAs(page, buyer, '/dashboard/tools');
  await expect(page.getByText('2 tools', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search serial numbers' }).focus();
  await scan(page, '0472');
  await expect(page.getByText('1 tool', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: second }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${tool.name} · ${second}` })).toBeVisible();
  const paper = page.getByRole('link', { name: `${tool.sku}_${second}_2026-05-04 (PDF)` });
  const [download] = await Promise.all([page.waitForEvent('download'), paper.click()]);
  expect(download.suggestedFilename()).toBe(`${tool.sku}_${second}_2026-05-04.pdf`);
  const { number } = (await buyer.call('GET', `/api/order/${orderId}`)).body.shipments[0];
  const note = await buyer.call('GET', `/api/order/${orderId}/delivery-note.pdf?number=${number}`);
  expect(note.status).toBe(200);
});

test('a serial number that another shipment has is named in the dialog, which stays open', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const { admin, tool, orderId, buyer } = await orderOfTwo();
  const lines = [{ toolId: tool.id, quantity: 1, serials: ['TAKEN-1'] }];
  await admin.call('POST', `/api/all-order/${orderId}/shipment`, { lines }, newKey());
  const other = await placeOrder(buyer, tool.id, 1);
  await payOrder(buyer, other);
  await admin.call('PATCH', `/api/all-order/${other}`);
  await openAs(page, admin, `/dashboard/manage-order/${other}`);
  await page.getByRole('button', { name: 'Add Serials' }).click();
  await expect(page.getByLabel(`Serial numbers of ${tool.name}`)).toBeFocused();
  await scan(page, 'taken 1');
  await page.getByRole('button', { name: 'Save Serials' }).click();
  await expect(toast(page, 'On another shipment already: taken 1')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});
