import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { colourViolations, violations } from '@/tests/support/pages/axe';
import { openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

test('a buyer stores the cart as a list, changes it, and puts it into the cart again @core', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const names = [unique('List Tool '), unique('List Tool ')];
  for (const name of names) {
    const toolId = await addTool(admin, { name, price: 12.5, moq: 1, quantity: 100 });
    await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId, quantity: 4 }] });
  }
  await openAs(page, buyer, '/cart');
  await page.getByLabel('Name of the list').fill('Van 3');
  await page.getByRole('button', { name: 'Save List' }).click();
  await expect(toast(page, 'Your cart is stored as the list “Van 3”')).toBeVisible();
  for (const name of names) await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();

  await openAs(page, buyer, '/dashboard/lists');
  await expect(page.getByRole('heading', { name: 'Van 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Van 4');
  await page.getByRole('textbox', { name: `Quantity of ${names[0]}` }).fill('25');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save List' }).click();
  await expect(page.getByRole('heading', { name: 'Van 4' })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toBe('Van 4.csv');
  // A toast keeps the colours of the theme in which it appeared.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await colourViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add All to Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('textbox', { name: `Quantity of ${names[0]}` })).toHaveValue('25');
});

test('a list goes out as a file and comes in again; wrong rows are shown, corrected, and not lost', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const ids = [];
  for (const name of [unique('File Tool '), unique('File Tool ')]) {
    ids.push(await addTool(admin, { name, price: 12.5, moq: 1, quantity: 100 }));
  }
  const lines = ids.map((toolId, place) => ({ toolId, quantity: 250 + place, reference: `Bay ${place}` }));
  const { body: stored } = await buyer.call('POST', '/api/list', { name: 'Van 3', lines });
  await openAs(page, buyer, '/dashboard/lists');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const written = await readFile(await (await waiting).path(), 'utf8');
  const choose = async (name: string, content: string) => {
    // While a list is stored no other can be chosen.
    await expect(page.getByRole('button', { name: 'Import CSV' })).toBeEnabled();
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
    await page.getByLabel('Import CSV').setInputFiles(file);
  };

  await choose('Van 4.csv', written);
  await expect(page.getByText('2 tools were read', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name of the list')).toHaveValue('Van 4');
  await page.getByRole('button', { name: 'Save List' }).click();
  await expect(toast(page, 'Stored as the list “Van 4”')).toBeVisible();
  const linesOf = async (id: string) => {
    const { body } = await buyer.call('GET', `/api/list/${id}`);
    return body.lines.map(({ toolId, quantity, reference }: (typeof lines)[number]) => ({
      ...{ toolId, quantity, reference },
    }));
  };
  const [again] = (await buyer.call('GET', '/api/list')).body;
  expect(await linesOf(again._id)).toEqual(await linesOf(stored.insertedId));

  const { body: first } = await admin.call('GET', `/api/tool/${ids[0]}`);
  await choose('supplier.csv', `Artikel;Menge\n${first.sku};12\nFT-NO-SUCH-THING;5\n`);
  await expect(page.getByText('1 tool was read · 1 row needs a look')).toBeVisible();
  const open = page.getByRole('list', { name: 'Rows that need a look' });
  await expect(open).toContainText('FT-NO-SUCH-THING;5');
  expect(await violations(page)).toEqual([]);
  const { body: second } = await admin.call('GET', `/api/tool/${ids[1]}`);
  await page.getByLabel('Rows to correct').fill(`${second.sku};5`);
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByText('2 tools were read', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save List' }).click();
  await expect(page.getByRole('heading', { name: 'supplier' })).toBeVisible();
});

test('rows join a list that exists: each shows what will change, and a list changed meanwhile is not overwritten', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const tools: { toolId: string; sku: string }[] = [];
  for (const name of [unique('Row Tool '), unique('Row Tool '), unique('Row Tool ')]) {
    const toolId = await addTool(admin, { name, price: 12.5, moq: 1, quantity: 100 });
    tools.push({ toolId, sku: (await admin.call('GET', `/api/tool/${toolId}`)).body.sku });
  }
  const [first, second, third] = tools as [(typeof tools)[0], (typeof tools)[0], (typeof tools)[0]];
  const lines = [{ toolId: first.toolId, quantity: 4, reference: 'Bay 7' }];
  const { body: stored } = await buyer.call('POST', '/api/list', { name: 'Van 3', lines });
  const listed = async () => {
    const { body } = await buyer.call('GET', `/api/list/${stored.insertedId}`);
    return body.lines.map(({ toolId, quantity, reference = '' }: (typeof lines)[number]) => [
      ...[toolId, quantity, reference],
    ]);
  };
  await openAs(page, buyer, '/dashboard/lists');
  await page.getByRole('button', { name: 'Add Rows' }).click();
  await page
    .getByRole('textbox', { name: 'Rows to add' })
    .fill(`${first.sku};10\n3 x ${second.sku}\nFT-NO-SUCH-THING;5`);
  await page.getByRole('button', { name: 'Check Rows' }).click();
  await expect(page.getByText('2 tools were read · 1 row needs a look')).toBeVisible();
  const outcomes = page.getByRole('list', { name: 'What will change' });
  await expect(outcomes.getByRole('listitem').filter({ hasText: first.sku })).toContainText('4 → 10');
  await expect(outcomes.getByRole('listitem').filter({ hasText: second.sku })).toContainText('New: 3');
  await page.getByLabel('Tools already in this list').selectOption('Add the new quantity to the old one');
  await expect(outcomes.getByRole('listitem').filter({ hasText: first.sku })).toContainText('4 → 14');
  expect(await violations(page)).toEqual([]);

  // Meanwhile another device changes the list.
  const elsewhere = [{ ...lines[0], quantity: 6 }];
  const change = { name: 'Van 3', note: '', version: 1, lines: elsewhere };
  expect((await buyer.call('PUT', `/api/list/${stored.insertedId}`, change)).status).toBe(200);
  await page.getByRole('button', { name: 'Save without 1 row' }).click();
  await expect(page.getByText('Someone changed this in the meantime. Please look again.')).toBeVisible();
  await expect(outcomes.getByRole('listitem').filter({ hasText: first.sku })).toContainText('6 → 16');
  expect(await listed()).toEqual([[first.toolId, 6, 'Bay 7']]);
  await page.getByRole('button', { name: 'Save without 1 row' }).click();
  await expect(toast(page, 'Saved to “Van 3”: 1 new, 1 changed, 0 as before')).toBeVisible();
  expect(await listed()).toEqual([
    [first.toolId, 16, 'Bay 7'],
    [second.toolId, 3, ''],
  ]);

  // What was not understood is still there to be corrected; a file comes beside it.
  await expect(page.getByLabel('Rows to correct')).toHaveValue('FT-NO-SUCH-THING;5');
  await page.getByLabel('Rows to correct').fill('');
  await page.getByLabel('Choose a File').setInputFiles({
    ...{ name: 'more.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`Article number;Quantity;Reference;Name\n${third.sku};7;Dock 2;Tool\n`),
  });
  await expect(outcomes).toContainText('New: 7');
  await page.getByRole('button', { name: 'Save to the List' }).click();
  await expect(page.getByText('3 tools', { exact: true })).toBeVisible();
  expect((await listed())[2]).toEqual([third.toolId, 7, 'Dock 2']);
});
