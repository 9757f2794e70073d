import { expect } from '@playwright/test';
import { colourViolations, violations } from '@/tests/support/pages/axe';
import { open, openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

const SITE = {
  ...{
    label: 'Site',
    name: 'Site office',
    street: '400 Foundry Row',
    postalCode: '44113',
    city: 'Cleveland',
  },
  ...{ region: 'OH', country: 'US', phone: '216 5550100' },
};

test('a buyer stores addresses, and orders to one of them from the cart and from a tool', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { name: unique('Sent Tool '), price: 12.5, moq: 1, quantity: 100 });
  await openAs(page, buyer, '/dashboard/addresses');
  await expect(page.getByText('No addresses yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Address' }).click();
  await page.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByText('Company or name required')).toBeVisible();
  await expect(page.getByText('Street required')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Company', { exact: true }).fill('Rhein Werkzeug GmbH');
  await page.getByLabel('Street and number').fill('Domstraße 4');
  await page.getByLabel('Postal code').fill('50667');
  await page.getByLabel('City').fill('Köln');
  await page.getByLabel('Phone').fill('+49 221 5550100');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('DE');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await expect(toast(page, 'Address saved')).toBeVisible();
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const cologne = card('Rhein Werkzeug GmbH, Köln');
  await expect(cologne).toContainText('50667 Köln');
  await expect(cologne.getByText('Default', { exact: true })).toBeVisible();

  // Another device adds one, and changes it while this page still shows it as it was.
  const { body } = await buyer.call('POST', '/api/address', SITE);
  await openAs(page, buyer, '/dashboard/addresses');
  const site = card('400 Foundry Row').or(card('402 Foundry Row'));
  await site.getByRole('button', { name: 'Edit' }).click();
  const changed = { ...SITE, street: '402 Foundry Row', version: 1 };
  expect((await buyer.call('PUT', `/api/address/${body.insertedId}`, changed)).status).toBe(200);
  await site.getByLabel('Additional line').fill('Dock 7');
  await site.getByRole('button', { name: 'Save Address' }).click();
  await expect(site.getByText('402 Foundry Row')).toBeVisible();
  await expect(site.getByLabel('Additional line')).toHaveValue('Dock 7');
  await site.getByLabel('Street and number').fill('402 Foundry Row');
  await site.getByRole('button', { name: 'Save Address' }).click();
  await expect(site.getByLabel('Additional line')).toHaveCount(0);
  await expect(site).toContainText('Dock 7');

  await site.getByRole('button', { name: 'Make Default' }).click();
  await expect(site.getByText('Default', { exact: true })).toBeVisible();
  await site.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Address deleted: Site')).toBeVisible();
  await expect(site).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(site.getByText('Default', { exact: true })).toBeVisible();

  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId, quantity: 4 }] });
  const address = page.getByLabel('Address', { exact: true });
  const choice = page.getByRole('combobox', { name: 'Deliver to' });
  await open(page, '/cart');
  await expect(page.getByRole('main').getByText('402 Foundry Row')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(address).toHaveValue(
    /^Site office\n402 Foundry Row\nDock 7\nCleveland, OH 44113\nUnited States$/,
  );
  await expect(page.getByLabel('Phone')).toHaveValue('216 5550100');
  await choice.selectOption('Rhein Werkzeug GmbH, Köln');
  await expect(address).toHaveValue('Rhein Werkzeug GmbH\nDomstraße 4\n50667 Köln\nGermany');
  await address.press('ControlOrMeta+End');
  await address.pressSequentially('\nTor 7');
  await expect(choice.locator('option:checked')).toHaveText('Another address');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/dashboard\/my-order$/);
  const [order] = (await buyer.call('GET', '/api/order')).body;
  expect(order).toMatchObject({
    address: 'Rhein Werkzeug GmbH\nDomstraße 4\n50667 Köln\nGermany\nTor 7',
    phone: '+49 221 5550100',
  });

  await open(page, `/purchase/${toolId}`);
  await expect(address).toHaveValue(/^Site office\n/);
  await choice.selectOption('Rhein Werkzeug GmbH, Köln');
  await expect(address).toHaveValue(/\n50667 Köln\n/);
  await expect(page.getByLabel('Phone')).toHaveValue('+49 221 5550100');
});

test('an address that was typed for an order is stored from the cart and from a tool, without ordering', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { name: unique('Typed Tool '), price: 12.5, moq: 1, quantity: 100 });
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId, quantity: 4 }] });
  await openAs(page, buyer, '/cart');
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  const save = page.getByRole('button', { name: 'Save this address' });
  const dialog = page.getByRole('dialog', { name: 'Save this address' });
  await page.getByRole('textbox', { name: 'Phone' }).fill('216 5550100');
  await address.fill('Acme Inc.\n400 Foundry Row\nCleveland, OH 44113');
  await save.click();
  await expect(dialog.getByLabel('Company')).toHaveValue('Acme Inc.');
  await expect(dialog.getByLabel('Postal code')).toHaveValue('44113');
  await expect(dialog.getByLabel('Country')).toHaveValue('US');
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('City').fill('');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(dialog.getByText('City required')).toBeVisible();
  await dialog.getByLabel('City').fill('Cleveland');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(toast(page, 'Address saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(save).toHaveCount(0);
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('Acme Inc.\n400 Foundry Row\nCleveland, OH 44113\nUnited States');
  await expect(page.getByRole('combobox', { name: 'Deliver to' }).locator('option:checked')).toHaveText(
    'Acme Inc., Cleveland',
  );
  expect((await buyer.call('GET', '/api/address')).body).toMatchObject([
    { company: 'Acme Inc.', street: '400 Foundry Row', city: 'Cleveland', region: 'OH', country: 'US' },
  ]);
  expect((await buyer.call('GET', '/api/order')).body).toEqual([]);

  await open(page, `/purchase/${toolId}`);
  await expect(address).toHaveValue(/^Acme Inc\./);
  await expect(save).toHaveCount(0);
  await address.fill('Rhein Werkzeug GmbH\nDomstraße 4\n50667 Köln');
  await save.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(address).toHaveValue('Rhein Werkzeug GmbH\nDomstraße 4\n50667 Köln');
  await save.click();
  await dialog.getByLabel('Country').selectOption('DE');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(address).toHaveValue('Rhein Werkzeug GmbH\nDomstraße 4\n50667 Köln\nGermany');
  expect((await buyer.call('GET', '/api/address')).body).toHaveLength(2);
});

test('addresses are sound on a narrow screen, in either theme', async ({ page }) => {
  const buyer = await registerCustomer();
  await buyer.call('POST', '/api/address', { ...SITE, label: 'x'.repeat(60), company: 'y'.repeat(60) });
  await page.setViewportSize({ width: 320, height: 700 });
  await openAs(page, buyer, '/dashboard/addresses');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Cleveland');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await colourViolations(page)).toEqual([]);
});
