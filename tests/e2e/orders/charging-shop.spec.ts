import { expect, type Page } from '@playwright/test';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { payOrder } from '@/tests/api/support/provider';
import { open, openAs, toast } from '@/tests/support/browser';
import { violations } from '@/tests/support/pages/axe';
import { faults } from '@/tests/support/pages/page-faults';
import { pdfText } from '@/tests/support/pdf-text';
import { addTool, anAdmin, registerCustomer } from '@/tests/support/people';
import { testInOwnStore as test } from '@/tests/support/servers/own-store';
import { money, moneyPattern } from '@/tests/support/shop/money';
import { unique } from '@/tests/support/store';
import { MUNICH_SELLER } from '@/tests/support/trade-settings';

test.setTimeout(240_000);

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });

/** A German shop with the published rates and a parcel for 10.00, set up by its page alone. */
async function setUpShop(page: Page): Promise<void> {
  await tab(page, 'Shipping').click();
  await page.getByLabel('Your country').selectOption({ label: 'Germany' });
  await page.getByLabel('Domestic price').fill('10');
  await page.getByRole('button', { name: 'Set Up' }).press('Enter');
  await expect(page.getByText('Zones, a method and tax were filled in.')).toBeVisible();
  await tab(page, 'Seller').click();
  const seller = page.locator('#trade-seller');
  const { name, street, postalCode, city, vatId, phone, email, bank } = MUNICH_SELLER;
  const typed = { 'Company name': name, Street: street, 'Postal code': postalCode, City: city };
  for (const [label, text] of Object.entries({
    ...{ ...typed, 'VAT number': vatId, Phone: phone, Email: email, IBAN: bank.iban },
  }))
    await seller.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Changes saved')).toBeVisible();
}

/** A visitor's cart says what it comes to by country and postal code. */
async function showCosts(page: Page, sku: string): Promise<void> {
  await open(page, '/cart');
  await page.getByLabel('SKU or number').fill(sku);
  await page.getByLabel('Quantity', { exact: true }).first().fill('2');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const place = page.getByRole('group', { name: 'Delivery to' });
  await place.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' });
  await place.getByLabel('Postal code').pressSequentially('50667');
  await page.getByRole('button', { name: 'Show Costs' }).press('Enter');
  await expect(page.getByText(`VAT 19% on ${money(110)}`)).toBeVisible();
  await expect(page.getByText(money(130.9))).toBeVisible();
  // The bar of phones has the goods alone.
  await expect(page.getByRole('main').getByText('Amount due', { exact: true })).toHaveCount(1);
}

test('a shop is set up with VAT by its page; a buyer orders on a small phone in German, and the papers have the same figures', async ({
  page,
  browser,
}) => {
  const admin = await anAdmin();
  await openAs(page, admin, '/dashboard/trade');
  await setUpShop(page);
  const toolA = await addTool(admin, { name: unique('Vise '), price: 50, moq: 1, quantity: 50 });
  const toolB = await addTool(admin, { price: 10, moq: 1, quantity: 50, taxClass: 'reduced' });

  const visitor = await browser.newContext();
  await showCosts(await visitor.newPage(), (await admin.call('GET', `/api/tool/${toolA}`)).body.sku);
  await visitor.close();

  const buyer = await registerCustomer();
  const ops = [
    { op: 'set', toolId: toolA, quantity: 2 },
    { op: 'set', toolId: toolB, quantity: 5 },
  ];
  await buyer.call('PATCH', '/api/cart', { ops });
  await page.setViewportSize({ width: 320, height: 800 });
  await openAs(page, buyer, '/de/cart');
  const { costs, cart, addresses, orderPage } = textsFor('de');
  await expect(page.getByText(costs.plus['vat-and-shipping'])).toBeVisible();
  const { form } = addresses;
  const main = page.getByRole('main');
  const address = { name: 'Bo Käufer', street: 'Domplatz 4', postalCode: '50667', city: 'Köln' } as const;
  for (const [field, text] of Object.entries({ ...address, phone: '+49 221 5550100' }))
    await main.getByLabel(form[field as keyof typeof address]).fill(text);
  await main.getByRole('combobox', { name: form.country }).selectOption({ label: 'Deutschland' });
  const region = page.getByRole('region', { name: costs.heading });
  const due = region.getByRole('status', { name: costs.due });
  await expect(due).toHaveText(money(184, 'de'));
  await expect(region).toContainText(new RegExp(`USt\\.\\s19\\s%.*${moneyPattern(106.67, 'de')}`));
  await expect(region).toContainText(money(20.27, 'de'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: cart.order.submit }).press('Enter');
  await expect.poll(async () => (await buyer.call('GET', '/api/order')).body[0]?.orderValue).toBe(184);
  const [{ _id: id }] = (await buyer.call('GET', '/api/order')).body;
  await payOrder(buyer, id);

  await open(page, `/de/dashboard/my-order/${id}`);
  const documents = page.getByRole('table', { name: orderPage.documents.heading });
  await expect(page.getByRole('region', { name: costs.heading })).toContainText(/USt\.\s19\s%/);
  const invoice = documents.getByRole('row').nth(1);
  for (const dollars of [160, 24, 184]) await expect(invoice).toContainText(money(dollars, 'de'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await faults(page, 'my-order')).toEqual([]);
  const pdf = await page.request.get(
    (await invoice.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '',
  );
  expect(pdf.status()).toBe(200);
  const printed = await pdfText(new Uint8Array(await pdf.body()));
  for (const dollars of [106.67, 20.27, 53.33, 3.73, 184]) expect(printed).toContain(money(dollars, 'de'));

  // The next order goes where the last one went, unless the buyer changes it.
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'set', toolId: toolA, quantity: 1 }] });
  await open(page, '/de/cart');
  await expect(due).toHaveText(money(71.4, 'de'));

  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, admin, `/dashboard/manage-order/${id}`);
  await page.getByRole('button', { name: 'Refund a Part' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Units of Vise/).fill('1');
  const back = dialog.getByRole('region', { name: 'What goes back' });
  await expect(back).toContainText(`VAT 19% on ${money(50)}`);
  await expect(back).toContainText(money(59.5));
  expect(await faults(page, 'refund', '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('Reason').fill('Bent');
  await dialog.getByRole('button', { name: `Refund ${money(59.5)}` }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const papers = page.getByRole('table', { name: 'Documents' });
  await expect(papers.getByRole('row').nth(2)).toContainText(money(-59.5));
});
