import { expect, type Page } from '@playwright/test';
import { openAs, test, toast } from '@/tests/support/browser';
import { faults } from '@/tests/support/pages/page-faults';
import { addTool, anAdmin, type Person } from '@/tests/support/people';
import { money } from '@/tests/support/shop/money';
import { unique } from '@/tests/support/store';
import { MUNICH_SELLER } from '@/tests/support/trade-settings';

/** The settings are the shop's, which other tests order in: none of these saves a shipping method. */

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const stored = async (admin: Person) => (await admin.call('GET', '/api/trade')).body;

test('a shop is set up by its country in one press, and an order is tried before anything is saved', async ({
  page,
}) => {
  const admin = await anAdmin();
  const sku = unique('TRY-');
  await addTool(admin, { sku, name: unique('Tried Vise '), price: 20, moq: 1, quantity: 50, bulky: true });
  await openAs(page, admin, '/dashboard/trade');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.getByRole('link', { name: 'Shipping and Tax' })).toHaveAttribute('aria-current', 'page');
  await tab(page, 'Shipping').click();
  await expect(page).toHaveURL(/\?tab=shipping$/);
  await page.getByLabel('Your country').selectOption({ label: 'Germany' });
  await page.getByLabel('Domestic price').fill('4.90');
  await page.getByLabel('EU price').fill('12');
  await page.getByLabel('Tax of the country too').uncheck();
  await page.getByRole('button', { name: 'Set Up' }).click();
  await expect(page.getByText('Zones and a method were filled in.')).toBeVisible();
  await expect(group(page, 'Zone Germany')).toBeVisible();
  await expect(group(page, 'Zone European Union')).toContainText('Countries (26)');
  const prices = page.getByRole('table', { name: 'Prices of Parcel' });
  await prices.getByRole('row', { name: 'Row 1' }).getByLabel('Bulky surcharge').fill('25');

  await tab(page, 'Try It').click();
  await expect(page.getByText('Your unsaved changes are tried.')).toBeVisible();
  await page.getByLabel('SKU or name').fill(sku);
  await page.getByRole('option', { name: sku }).click();
  await page.getByLabel('Quantity').fill('2');
  const order = page.getByRole('form', { name: 'Try an order' });
  await order.getByLabel('Country').selectOption({ label: 'Germany' });
  await order.getByRole('button', { name: 'Calculate' }).click();
  const costs = page.getByRole('table', { name: 'Costs' });
  await expect(costs.getByRole('row', { name: 'Goods' })).toContainText(money(40));
  await expect(costs.getByRole('row', { name: 'Shipping' })).toContainText(money(29.9));
  await expect(costs.getByRole('status', { name: 'Amount due' })).toHaveText(money(69.9));
  await order.getByLabel('Country').selectOption({ label: 'Japan' });
  await order.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('radio', { name: 'Parcel on request' })).toBeVisible();
  await expect(costs).toHaveCount(0);

  await page.goBack();
  await expect(group(page, 'Zone Germany')).toBeVisible();
  expect((await stored(admin)).shipping.methods).toEqual([]);
});

test('a German shop has VAT in a few minutes: rates as published, others by OSS, a change from a day, all tried before', async ({
  page,
}) => {
  const admin = await anAdmin();
  const sku = unique('VAT-');
  await addTool(admin, { sku, name: unique('Taxed Vise '), price: 20, moq: 1, quantity: 50 });
  await openAs(page, admin, '/dashboard/trade?tab=shipping');
  await page.getByLabel('Your country').selectOption({ label: 'Germany' });
  await page.getByLabel('Domestic price').fill('4.90');
  await page.getByRole('button', { name: 'Set Up' }).press('Enter');
  await expect(page.getByText('Zones, a method and tax were filled in.')).toBeVisible();
  await tab(page, 'Tax').click();
  await expect(page.getByRole('radio', { name: 'VAT', exact: true })).toBeChecked();
  const rates = page.getByRole('table', { name: 'Rates' });
  await expect(rates.getByRole('row', { name: 'Rate 1' }).getByLabel('Rate %')).toHaveValue('19');
  await expect(rates.getByRole('row', { name: 'Rate 2' }).getByLabel('Rate %')).toHaveValue('7');

  await page.getByLabel('Published rates of').selectOption({ label: 'Austria' });
  await page.getByRole('button', { name: 'Add Its Rates' }).press('Enter');
  await expect(rates.getByRole('row', { name: 'Rate 4' }).getByLabel('Rate %')).toHaveValue('10');
  await page.getByRole('button', { name: 'Add Rate', exact: true }).press('Enter');
  const change = rates.getByRole('row', { name: 'Rate 5' });
  await expect(change.getByLabel('Country')).toBeFocused();
  await change.getByLabel('Country').selectOption({ label: 'Germany' });
  await change.getByLabel('Class').selectOption({ label: 'Standard rate' });
  await change.getByLabel('Rate %').fill('21');
  await change.getByLabel('From').fill('2099-07-01');
  await tab(page, 'Seller').click();
  const seller = page.locator('#trade-seller');
  const { name, street, postalCode, city, vatId, phone, email } = MUNICH_SELLER;
  const typed = { 'Company name': name, Street: street, 'Postal code': postalCode, City: city };
  for (const [label, text] of Object.entries({ ...typed, 'VAT number': vatId, Phone: phone, Email: email }))
    await seller.getByLabel(label, { exact: true }).fill(text);
  await save(page).click();
  // The old rate has no end yet.
  await expect(change.getByLabel('From')).toBeFocused();
  await expect(change.getByLabel('From')).toHaveAccessibleDescription('Two rates for one day');
  await rates.getByRole('row', { name: 'Rate 1' }).getByLabel('To').fill('2099-06-30');

  await tab(page, 'Try It').click();
  const order = page.getByRole('form', { name: 'Try an order' });
  await order.getByLabel('SKU or name').fill(sku);
  await page.getByRole('option', { name: sku }).click();
  await order.getByLabel('Quantity').fill('2');
  await order.getByLabel('Unit price').fill('50');
  await order.getByLabel('Country').selectOption({ label: 'Germany' });
  await order.getByRole('button', { name: 'Calculate' }).click();
  const costs = page.getByRole('table', { name: 'Costs' });
  await expect(costs.getByRole('row', { name: `VAT 19% on ${money(104.9)}` })).toContainText(money(19.93));
  await expect(costs.getByRole('status', { name: 'Amount due' })).toHaveText(money(124.83));
  await order.getByLabel('Day').fill('2099-07-01');
  await order.getByRole('button', { name: 'Calculate' }).click();
  await expect(costs.getByRole('row', { name: `VAT 21% on ${money(104.9)}` })).toContainText(money(22.03));
  expect((await stored(admin)).tax.mode).toBe('none');
  await tab(page, 'Tax').click();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await faults(page, 'trade')).toEqual([]);
  await rates
    .getByRole('row', { name: 'Rate 5' })
    .getByRole('button', { name: 'Remove rate 5' })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Add Rate', exact: true })).toBeFocused();
});

test('zones and prices are written by keyboard alone at 320 px, and what is removed comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openAs(page, await anAdmin(), '/dashboard/trade?tab=shipping');
  await page.getByRole('button', { name: 'Add Zone' }).press('Enter');
  await expect(page.getByLabel('Zone name')).toBeFocused();
  await page.keyboard.type('Home');
  await expect(group(page, 'Zone Home')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Austria');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10, 11');
  await page.getByRole('button', { name: 'Add Zone' }).press('Enter');
  await page.keyboard.type('Elsewhere');
  const elsewhere = group(page, 'Zone Elsewhere');
  await elsewhere.getByLabel('Country').selectOption({ label: 'All countries' });
  await elsewhere.getByRole('button', { name: 'Move Up' }).press('Enter');
  await expect(page.getByLabel('Zone name').first()).toHaveValue('Elsewhere');
  // At the beginning there is only the other way.
  await expect(elsewhere.getByRole('button', { name: 'Move Down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Zone name').first()).toHaveValue('Home');

  await page.getByRole('button', { name: 'Add Method' }).press('Enter');
  await expect(page.getByLabel('Method name')).toBeFocused();
  await page.keyboard.type('Freight');
  const freight = group(page, 'Method Freight');
  await freight.getByRole('button', { name: 'Add Price' }).press('Enter');
  const prices = freight.getByRole('table', { name: 'Prices of Freight' });
  const first = prices.getByRole('row', { name: 'Row 1', exact: true });
  await expect(first.getByLabel('Price', { exact: true })).toBeFocused();
  await page.keyboard.type('6.90');
  await expect(first.getByLabel('Zone')).toHaveValue(/./);
  await first.getByLabel('Price by').selectOption('Weight');
  await first.getByRole('button', { name: 'Add Step' }).press('Enter');
  await expect(prices.getByRole('row', { name: 'Row 1, step 2' }).getByLabel('From')).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('14.90');
  await expect(freight.getByText('Not offered in Elsewhere')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await faults(page, 'trade')).toEqual([]);

  await group(page, 'Zone Home').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('Zone Home was removed, with its prices in methods.')).toBeVisible();
  await expect(first).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(group(page, 'Zone Home').getByLabel('Postal codes')).toHaveValue('10, 11');
  await expect(
    prices.getByRole('row', { name: 'Row 1, step 2' }).getByLabel('Price', { exact: true }),
  ).toHaveValue('14.90');
});

test('a field that is wrong is shown, though it is on another tab, and nothing is saved', async ({
  page,
}) => {
  const admin = await anAdmin();
  await openAs(page, admin, '/dashboard/trade?tab=shipping');
  await page.getByRole('button', { name: 'Add Zone' }).click();
  await page.keyboard.type('Nowhere');
  await tab(page, 'Tax').click();
  await expect(page.getByRole('radio', { name: 'No tax' })).toBeChecked();
  await save(page).click();
  await expect(tab(page, 'Shipping')).toHaveAttribute('aria-current', 'page');
  const nowhere = group(page, 'Zone Nowhere');
  await expect(nowhere.getByLabel('Country')).toBeFocused();
  await expect(nowhere.getByLabel('Country')).toHaveAccessibleDescription(/country/i);
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Audit Log' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nowhere.getByLabel('Zone name')).toHaveValue('Nowhere');
  expect((await stored(admin)).shipping.zones).toEqual([]);
});

test('what somebody else saved meanwhile is named, and nothing that was typed is lost', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const admin = await anAdmin();
  const { revision } = await stored(admin);
  const seller = { ...MUNICH_SELLER, city: 'München' };
  const saved = await admin.call('PUT', '/api/trade', { revision, seller });
  await openAs(page, admin, '/dashboard/trade');
  await expect(page.getByLabel('Company name')).toHaveValue('Muster GmbH');
  await page.getByLabel('City').fill('Augsburg');

  const theirs = { ...seller, phone: '+49 89 2' };
  await admin.call('PUT', '/api/trade', { revision: saved.body.revision, seller: theirs });
  await save(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'saved meanwhile' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Augsburg');
  await notice.getByRole('button', { name: 'Show What Was Saved' }).click();
  await expect(page.getByLabel('City')).toHaveValue('München');
  await expect(page.getByLabel('Phone')).toHaveValue('+49 89 2');

  await page.getByLabel('City').fill('Augsburg');
  await save(page).click();
  await expect(toast(page, 'Changes saved')).toBeVisible();
  expect((await stored(admin)).seller).toMatchObject({ city: 'Augsburg', phone: '+49 89 2' });
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0);
});

test('the settings are in German, with amounts as German writes them', async ({ page }) => {
  await openAs(page, await anAdmin(), '/de/dashboard/trade?tab=shipping');
  await expect(page.getByRole('heading', { name: 'Versand und Steuer', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Versandart hinzufügen' }).click();
  await page.keyboard.type('Abholung');
  const method = group(page, 'Versandart Abholung');
  await method.getByLabel('Art', { exact: true }).selectOption('Abholung');
  const prices = method.getByRole('table', { name: 'Preise von Abholung' });
  await prices.getByLabel('Preis', { exact: true }).fill('1.250,50');
  await page
    .getByRole('navigation', { name: 'Abschnitte' })
    .getByRole('link', { name: 'Ausprobieren' })
    .click();
  await expect(page.getByRole('button', { name: 'Berechnen' })).toBeVisible();
  expect(await faults(page, 'trade')).toEqual([]);
});
