import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectSoundPage } from '@/tests/support/pages/sound-page';
import { money } from '@/tests/support/shop/money';
import { open, openAs, reload, test, toast } from '../../support/browser';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

type Sold = { toolId: string; sku: string; name: string };

async function aTool(rules: object = {}): Promise<Sold> {
  const [sku, name] = [unique('QE-').toUpperCase(), unique('Quick Tool ')];
  const toolId = await addTool(await anAdmin(), { sku, name, price: 12.5, moq: 1, quantity: 100, ...rules });
  return { toolId, sku, name };
}

const list = (page: Page) => page.getByLabel('Paste or type your list');
const rowOf = (page: Page, text: string) => page.getByRole('listitem', { name: text });
const check = (page: Page) => page.getByRole('button', { name: 'Check List' }).click();

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

test('a pasted list is checked, corrected and put into the cart; what is wrong stays @core @phone', async ({
  page,
}) => {
  const [many, stepped, few, meant, buyer] = await Promise.all([
    aTool(),
    aTool({ moq: 10, step: 5 }),
    aTool({ quantity: 3, leadTimeDays: 12 }),
    aTool(),
    registerCustomer(),
  ]);
  await openAs(page, buyer, '/quick-order');
  await expect(page.getByRole('heading', { name: 'Quick Order', level: 1 })).toBeVisible();
  await check(page);
  await expect(page.getByText('Please paste or type at least one row.')).toBeVisible();

  const mistyped = meant.sku.slice(0, -1);
  await list(page).fill(
    [
      'Artikelnummer;Menge',
      `${many.sku.replaceAll('-', ' ')};4`,
      `${stepped.sku};12`,
      `${few.sku};5`,
      `${mistyped};2`,
      'NOTHING-LIKE-9x9x9;1',
    ].join('\n'),
  );
  await check(page);
  await expect(page.getByText('1 row is ready · 4 rows need a look')).toBeVisible();
  await expect(rowOf(page, many.sku)).toContainText(money(50));
  await rowOf(page, stepped.sku).getByRole('button', { name: 'Accept 10' }).click();
  await expect(page.getByText('2 rows are ready · 3 rows need a look')).toBeVisible();
  await expect(rowOf(page, stepped.sku)).toContainText('steps of 5');
  await expect(page.getByText('1 line names no tool')).toBeVisible();
  await expect(rowOf(page, few.sku).getByText(/^On request: ships about /)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Ships (today|\w+day)/)).toHaveCount(1);
  await expectSoundPage(page);

  await rowOf(page, few.sku).getByRole('button', { name: 'Take 3' }).click();
  const near = rowOf(page, `: ${mistyped}`);
  await near.getByRole('button', { name: new RegExp(meant.sku) }).click();
  await expect(page.getByText('4 rows are ready · 1 row needs a look')).toBeVisible();
  await rowOf(page, meant.sku)
    .getByRole('button', { name: `Remember “${mistyped}”` })
    .click();
  await expect(toast(page, `“${mistyped}” is now your number for ${meant.sku}.`)).toBeVisible();

  // Rows from before are checked again: prices may have changed.
  const admin = await anAdmin();
  const { revision } = (await admin.call('GET', `/api/tool/${many.toolId}`)).body;
  await admin.call('PATCH', `/api/tool/${many.toolId}`, { price: 13, revision });
  await reload(page);
  await expect(page.getByText('4 rows are ready · 1 row needs a look')).toBeVisible();
  await expect(rowOf(page, many.sku)).toContainText(money(52));
  await page.getByRole('button', { name: 'Add All to Cart' }).click();
  await expect(page.getByText('4 tools are in your cart.')).toBeVisible();
  await expect(page.getByText('1 row needs a look')).toBeVisible();
  const { body: cart } = await buyer.call('GET', '/api/cart');
  const units = Object.fromEntries(
    cart.lines.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity]),
  );
  expect(units).toEqual({ [many.sku]: 4, [stepped.sku]: 10, [few.sku]: 3, [meant.sku]: 2 });

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('4 rows are ready · 1 row needs a look')).toBeVisible();
  expect((await buyer.call('GET', '/api/cart')).body.lines).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Open Rows' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('open-rows.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain(
    'NOTHING-LIKE-9x9x9,1,There is no such article number',
  );
  await page.getByRole('button', { name: 'Clear List' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Undo')).toBeHidden();
  // What was learned is read from now on.
  await list(page).fill(`3 x ${mistyped}`);
  await check(page);
  await expect(rowOf(page, meant.sku)).toContainText('Ready');
});

test('a checked list is where one looks: its heading has the focus, and rows say what became of them', async ({
  page,
}) => {
  const [plain, low, few] = await Promise.all([
    aTool(),
    aTool({ moq: 10 }),
    aTool({ quantity: 3, leadTimeDays: 12 }),
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/quick-order');
  const typed = [`${plain.sku};4`, `${low.sku};3`, `${few.sku};10`, `${plain.sku};2`, 'FL-XX-999;1'].join(
    '\n',
  );
  await list(page).fill(typed);
  await reload(page);
  await expect(list(page)).toHaveValue(typed);
  await check(page);
  const heading = page.getByRole('heading', { name: 'Your list' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(rowOf(page, 'Row 5')).toBeInViewport({ ratio: 1 });
  await expect(rowOf(page, 'Row 2')).toContainText(`raised 3 → 10, +${money(87.5)}`);
  await expect(rowOf(page, 'Row 1')).toContainText('Also in row 4');
  await expect(rowOf(page, 'Row 3')).toContainText('10 asked for, 3 in stock');
  await expect(rowOf(page, 'Row 3').getByText(/^On request: ships about /)).toBeVisible();
  await expect(rowOf(page, 'Row 3').getByRole('link', { name: 'Request for Quote' })).toHaveAttribute(
    'href',
    `/quote?tool=${few.toolId}&quantity=10`,
  );
  await expect(page.getByLabel('Article number, 3')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Quantity, 3')).toHaveAttribute('aria-invalid', 'true');
  await expect(rowOf(page, 'Row 4')).toContainText('Also in row 1');
  await expect(rowOf(page, 'Row 5')).toContainText('There is no such article number');
  await expect(rowOf(page, 'Row 5').getByRole('button')).toHaveCount(1);
  await expectSoundPage(page);
});

test('equal rows are raised together once accepted, each pile is shown by itself, and the cart keeps what was written @core', async ({
  page,
}) => {
  const [low, mat] = await Promise.all([aTool({ moq: 24 }), aTool({ moq: 10 })]);
  await open(page, '/quick-order');
  const lines = ['Artikel\tMenge\tBemerkung\tLiefertermin', `${low.sku}\t24\tHalle 3\t1.12.`];
  await list(page).fill([...lines, `${low.sku}\t6`, `${mat.sku}\t5\tHalle 4`].join('\n'));
  await check(page);
  await expect(page.getByText('1 column was not read: Liefertermin')).toBeVisible();
  await expect(page.getByText('2 rows are ready · 1 row needs a look')).toBeVisible();
  await expect(rowOf(page, 'Row 1')).toContainText('Reference: Halle 3');
  await page.getByRole('button', { name: /^Changed by us/ }).click();
  await expect(rowOf(page, 'Row 1')).toBeHidden();
  await page.getByRole('button', { name: 'Accept All Changes' }).click();
  await expect(page.getByText('3 rows are ready')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your list' })).toBeFocused();
  await expect(rowOf(page, 'Row 3')).toBeVisible();
  await page.getByRole('button', { name: /^Changed by us/ }).click();
  await expect(rowOf(page, 'Row 1')).toBeVisible();

  // An edited row counts with the others of its tool.
  await page.getByLabel('Quantity, 1').fill('10');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Row 2')).toContainText('raised 16 → 24');
  await page.getByLabel('Quantity, 1').fill('24');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 rows are ready')).toBeVisible();
  await page.getByRole('button', { name: 'Add All to Cart' }).click();
  const added = page.getByText('2 tools are in your cart.');
  await expect(added).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Cart' }).click();
  const cart = page.getByRole('list', { name: 'Lines of your cart' });
  const line = (name: string) => cart.getByRole('listitem', { name });
  await expect(line(low.name).getByLabel(`Quantity of ${low.name}`)).toHaveValue('30');
  await expect(line(low.name)).toContainText(`30 written: “${low.sku} ⇥ 24 ⇥ Halle 3`);
  await expect(line(mat.name).getByLabel(`Quantity of ${mat.name}`)).toHaveValue('10');
  await expect(line(mat.name)).toContainText('5 written');
});

test('a visitor types rows by keyboard with suggestions, chooses a file, and finds them in the cart', async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED/);
  const [typed, dropped] = await Promise.all([aTool(), aTool()]);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/quick-order');
  const form = page.getByRole('form', { name: 'Add a row' });
  const article = form.getByRole('combobox', { name: 'Article number' });
  await article.pressSequentially(typed.sku.slice(0, -1).toLowerCase().replaceAll('-', ' '));
  await expect(form.getByRole('option', { name: typed.name })).toHaveAttribute('aria-selected', 'true');
  await expectSoundPage(page);
  await page.keyboard.press('Enter');
  await expect(article).toHaveValue(typed.sku);
  await expect(form.getByLabel('Quantity')).toBeFocused();
  await expect(form.getByText(`${typed.sku}: ${typed.name}. How many?`)).toBeVisible();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, typed.sku)).toContainText('Ready');
  await expect(article).toBeFocused();
  await expect(article).toHaveValue('');

  const file = {
    name: 'list.csv',
    mimeType: 'text/csv',
    // As a spreadsheet's "Unicode text" is.
    buffer: Buffer.from(`\ufeffSKU,Qty,Größe\r\n"${dropped.sku}",2,L\r\n`, 'utf16le'),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(list(page)).toHaveValue(new RegExp(dropped.sku));
  const other = {
    name: 'list.xlsx',
    mimeType: 'text/csv',
    buffer: Buffer.from('PK\u0003\u0004\u0000\u0000'),
  };
  await page.locator('input[type=file]').setInputFiles(other);
  await expect(page.getByText('This file cannot be read.')).toBeVisible();
  await page.route('**/api/quick-order/check', (route) => route.abort());
  await check(page);
  await expect(page.getByText('This file cannot be read.')).toBeHidden();
  await expect(list(page)).toHaveValue(new RegExp(dropped.sku));
  await page.unroute('**/api/quick-order/check');
  await check(page);
  await expect(page.getByText('2 rows are ready')).toBeVisible();
  await expectSoundPage(page);
  await page.getByLabel('Quantity, 1').fill('8');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, typed.sku)).toContainText(money(100));
  await page.getByRole('button', { name: 'Add All to Cart' }).click();
  await expect(page.getByText('2 tools are in your cart.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Cart' }).click();
  const cart = page.getByRole('list', { name: 'Lines of your cart' });
  for (const { name } of [typed, dropped]) await expect(cart.getByRole('listitem', { name })).toBeVisible();
});

test('a row is typed by own number, arrow keys and Escape; a near miss is never taken unasked', async ({
  page,
}) => {
  const name = unique('Gripfixer ');
  const [meant, buyer] = await Promise.all([aTool({ name }), registerCustomer()]);
  const alias = unique('Regal ');
  await buyer.call('POST', '/api/alias', { alias, toolId: meant.toolId });
  await openAs(page, buyer, '/de/quick-order');
  const form = page.getByRole('form', { name: 'Zeile hinzufügen' });
  const article = form.getByRole('combobox', { name: 'Artikelnummer' });
  const options = form.getByRole('option');
  await article.pressSequentially(alias.slice(0, -1));
  await expect(options.filter({ hasText: meant.sku })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(article).toHaveValue(alias.slice(0, -1));
  await page.keyboard.type(alias.slice(-1));
  await expect(options.filter({ hasText: meant.sku })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, meant.sku)).toContainText('Bereit');

  // A slip is offered what may be meant; unless that is chosen, the row is a question.
  const wrong = 'Grippfixer';
  await article.pressSequentially(wrong);
  await expect(options.filter({ hasText: meant.sku })).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await expect(article).toHaveValue(wrong);
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, `: ${wrong}`)).toContainText('Unklar');
  await article.pressSequentially(wrong);
  await expect(options.filter({ hasText: meant.sku })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(article).toHaveValue(meant.sku);
});
