import { expect, type Page } from '@playwright/test';
import { openAs, test, toast } from '@/tests/support/browser';
import { addTool, anAdmin, call } from '@/tests/support/people';
import { money } from '@/tests/support/shop/money';
import { unique } from '@/tests/support/store';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const editorOf = (id: string) => `/dashboard/manage-product/${id}/edit`;

test('an admin edits a tool from its row, and everyone sees it @core', async ({ page }) => {
  const admin = await anAdmin();
  const name = unique('Editable Anvil ');
  const id = await addTool(admin, { name });
  await openAs(page, admin, `/dashboard/manage-product?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit ${name}`);

  const sku = unique('AV-');
  await field(page, 'SKU').fill(sku);
  await field(page, 'Category').selectOption({ label: 'Hammers & Striking' });
  await field(page, 'Price').fill('19,95');
  await field(page, 'Minimum order quantity').fill('12');
  await field(page, 'Order step').fill('6');
  await page.getByRole('button', { name: 'Add a Pack' }).click();
  await expect(field(page, 'Pack 1').last()).toBeFocused();
  await page.keyboard.type('Box');
  await field(page, 'Units in pack 1').fill('24');
  await page.getByRole('button', { name: 'Add a Row' }).click();
  await page.keyboard.type('Weight');
  await field(page, 'Type 1').selectOption('Number');
  await field(page, 'Value 1').fill('2,5');
  await field(page, 'Unit 1').fill('kg');
  await field(page, 'Alternative text of picture 1').fill('On its block');
  await save(page);
  await expect(toast(page, 'Changes saved')).toBeVisible();
  const tool = (await call('GET', `/api/tool/${id}`)).body;
  expect(tool).toMatchObject({
    sku,
    category: 'hammers-striking',
    price: 19.95,
    moq: 12,
    step: 6,
    packs: [{ name: 'Box', units: 24 }],
    specs: [{ name: 'Weight', type: 'number', value: '2.5', unit: 'kg' }],
    pictures: [{ url: '/placeholder.webp', alt: 'On its block' }],
    revision: 2,
  });
  // The next change builds on this one.
  await field(page, 'Price').fill('20');
  await save(page);
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0);
  await expect.poll(async () => (await call('GET', `/api/tool/${id}`)).body.price).toBe(20);
});

test('an error shows at its field, also one that only the server can find', async ({ page, noise }) => {
  noise.expect(/409/);
  const admin = await anAdmin();
  const sku = unique('TK-');
  await addTool(admin, { sku });
  await openAs(page, admin, editorOf(await addTool(admin)));
  await field(page, 'Price').fill('free');
  await field(page, 'Order step').fill('4');
  await page.getByRole('button', { name: 'Add a Row' }).click();
  await field(page, 'Value 1').fill('steel');
  await save(page);
  await expect(field(page, 'Price')).toHaveAccessibleDescription(/^Price must be a positive amount/);
  await expect(field(page, 'Property 1')).toHaveAccessibleDescription(/^Please say what is specified/);
  await expect(field(page, 'Price')).toBeFocused();
  await field(page, 'Price').fill('12.50');
  await page.getByRole('button', { name: 'Remove Row 1' }).click();
  await save(page);
  await expect(field(page, 'Minimum order quantity')).toHaveAccessibleDescription(
    /multiple of the order step/,
  );
  await field(page, 'Order step').fill('5');
  await field(page, 'SKU').fill(sku.toLowerCase());
  await save(page);
  await expect(field(page, 'SKU')).toHaveAccessibleDescription(/^Another tool has this SKU\./);
  await expect(field(page, 'SKU')).toBeFocused();
});

test('of two admins the second sees both versions, chooses, and loses nothing @core', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const admin = await anAdmin();
  const name = unique('Contested Clamp ');
  const id = await addTool(admin, { name, price: 10 });
  await openAs(page, admin, editorOf(id));
  await field(page, 'Price').fill('11');
  await field(page, 'Description').fill('Mine.');
  const theirs = { revision: 1, price: 12, moq: 20 };
  expect((await admin.call('PATCH', `/api/tool/${id}`, theirs)).status).toBe(200);
  await save(page);

  const conflict = page.getByRole('region', { name: /saved this tool while you were editing/ });
  await expect(conflict.getByRole('heading')).toBeFocused();
  const price = conflict.getByRole('group', { name: /^Price/ });
  await expect(price).toContainText(money(11));
  await expect(price).toContainText(money(12));
  // Each change that only one of them made is proposed; of the price there are two.
  await expect(conflict.getByRole('group', { name: /^Description/ }).getByLabel(/^Yours/)).toBeChecked();
  await expect(conflict.getByRole('group', { name: /^Minimum/ }).getByLabel(/^Theirs/)).toBeChecked();
  await conflict.getByRole('button', { name: 'Use These' }).click();
  await expect(conflict.getByRole('alert')).toHaveText('Please choose a version for each field.');
  await price.getByLabel(/^Yours/).check();
  await conflict.getByRole('button', { name: 'Use These' }).click();

  await expect(field(page, 'Price')).toHaveValue('11.00');
  await expect(field(page, 'Minimum order quantity')).toHaveValue('20');
  await expect(field(page, 'Description')).toHaveValue('Mine.');
  expect((await call('GET', `/api/tool/${id}`)).body).toMatchObject({ price: 12, moq: 20 });
  await save(page);
  await expect(toast(page, 'Changes saved')).toBeVisible();
  expect((await call('GET', `/api/tool/${id}`)).body).toMatchObject({
    price: 11,
    moq: 20,
    description: 'Mine.',
    revision: 3,
  });
});

test('a save whose answer is lost is no edit of someone else when it is sent again', async ({
  page,
  noise,
}) => {
  noise.expect(/409|ERR_CONNECTION_RESET/);
  const id = await addTool(await anAdmin());
  await openAs(page, await anAdmin(), editorOf(id));
  await field(page, 'Price').fill('19.95');
  await page.route(`**/api/tool/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await route.fetch();
    await route.abort('connectionreset');
  });
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
  await expect(field(page, 'Price')).toHaveValue('19.95');
  await page.unroute(`**/api/tool/${id}`);
  await save(page);
  await expect(toast(page, 'Changes saved')).toBeVisible();
  await expect(page.getByText('Someone saved this tool')).toHaveCount(0);
  expect((await call('GET', `/api/tool/${id}`)).body).toMatchObject({ price: 19.95, revision: 2 });
  await field(page, 'Price').fill('20');
  await save(page);
  await expect.poll(async () => (await call('GET', `/api/tool/${id}`)).body.price).toBe(20);
});

test('rows are put in order with the keyboard, and the focus stays with the row', async ({ page }) => {
  const admin = await anAdmin();
  const specs = ['One', 'Two', 'Three'].map((name) => ({ name, value: name.toLowerCase() }));
  const id = await addTool(admin, { specs });
  await openAs(page, admin, editorOf(id));
  await field(page, 'Property 3').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(field(page, 'Property 2')).toHaveValue('Three');
  await expect(field(page, 'Property 2')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(field(page, 'Property 1')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'is now 1 of 3' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Move Row 1 down' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Row 2 down' })).toBeFocused();
  await save(page);
  await expect(toast(page, 'Changes saved')).toBeVisible();
  const names = (await call('GET', `/api/tool/${id}`)).body.specs.map((spec: { name: string }) => spec.name);
  expect(names).toEqual(['One', 'Three', 'Two']);
});

test('changes that are not saved are not left by accident', async ({ page }) => {
  const admin = await anAdmin();
  await openAs(page, admin, editorOf(await addTool(admin)));
  const back = page.getByRole('link', { name: 'Manage Products' }).last();
  await field(page, 'Price').fill('11');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await back.click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(field(page, 'Price')).toHaveValue('11');
  await expect(back).toBeFocused();
  await back.click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Products' })).toBeVisible();
});

test('an admin sets how a tool is taxed and shipped, in German too', async ({ page }) => {
  const admin = await anAdmin();
  const id = await addTool(admin);
  await openAs(page, admin, editorOf(id));
  const section = page.getByRole('region', { name: 'Shipping and Tax' });
  await section.getByLabel('Tax class').fill('Reduced rate');
  await section.getByLabel('Weight (kg)').fill('12,5');
  await section.getByLabel('Bulky').check();
  await save(page);
  await expect(section.getByText('A tax class has 1 to 30 small letters')).toBeVisible();
  await section.getByLabel('Tax class').fill('reduced');
  await save(page);
  await expect(toast(page, 'Changes saved')).toBeVisible();
  const shipping = { taxClass: 'reduced', weightGrams: 12_500, bulky: true };
  expect((await call('GET', `/api/tool/${id}`)).body).toMatchObject(shipping);

  await page.goto(`/de${editorOf(id)}`);
  const german = page.getByRole('region', { name: 'Versand und Steuer' });
  await expect(german.getByLabel('Gewicht (kg)')).toHaveValue('12,5');
  await german.getByLabel('Sperrgut').uncheck();
  await german.getByLabel('Steuerklasse').fill('');
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(toast(page, 'Änderungen gespeichert')).toBeVisible();
  const edited = (await call('GET', `/api/tool/${id}`)).body;
  expect(edited).toMatchObject({ weightGrams: 12_500 });
  expect(edited).not.toHaveProperty('bulky');
  expect(edited).not.toHaveProperty('taxClass');
});
