import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { open, openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, call, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

async function aTool(): Promise<{ sku: string; name: string }> {
  const [sku, name] = [unique('AN-').toUpperCase(), unique('Numbered Tool ')];
  await addTool(await anAdmin(), { sku, name, price: 12.5, moq: 1, quantity: 100 });
  return { sku, name };
}

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

test('own article numbers are added, found, corrected, deleted and put back, and leave and come as a file', async ({
  page,
}) => {
  const [one, two, buyer] = await Promise.all([aTool(), aTool(), registerCustomer()]);
  await openAs(page, buyer, '/dashboard/article-numbers');
  await expect(page.getByRole('heading', { name: 'My Article Numbers', level: 1 })).toBeVisible();
  await expect(page.getByText('No article numbers yet')).toBeVisible();

  const form = page.getByRole('form', { name: 'Add Number' });
  await page.getByRole('button', { name: 'Add Number' }).click();
  await expect(form.getByText('Please enter your number.')).toBeVisible();
  await form.getByLabel('Your number').fill('Regal 7');
  const tool = form.getByRole('combobox', { name: 'SKU or name of the tool' });
  await tool.fill('NOTHING-LIKE-9x9');
  await page.getByRole('button', { name: 'Add Number' }).click();
  await expect(form.getByText('There is no such tool.')).toBeVisible();
  await tool.fill(one.sku);
  await expect(form.getByRole('option', { name: one.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem', { name: 'Regal 7' });
  await expect(row).toContainText(one.name);

  await page.locator('input[type=file]').setInputFiles({
    name: 'numbers.csv',
    mimeType: 'text/csv',
    // As a spreadsheet on Windows writes it.
    buffer: Buffer.from(`Nummer;SKU\r\nTür 4;${two.sku}\r\nTür 5;NONE-9x\r\n`, 'latin1'),
  });
  await expect(page.getByText('1 added, 0 changed, 0 as before, 1 not taken.')).toBeVisible();
  await expect(page.getByText('Tür 5 → NONE-9x: There is no such SKU.')).toBeVisible();
  await expect(page.getByText('2 numbers')).toBeVisible();
  await page.getByLabel('Search your numbers').fill(two.name);
  await expect(page.getByText('1 number', { exact: true })).toBeVisible();
  await page.getByLabel('Search your numbers').fill('');

  await page.getByRole('button', { name: 'Edit Regal 7' }).click();
  const edit = page.getByRole('form', { name: 'Edit' });
  await edit.getByLabel('Your number').fill('Regal 8');
  await edit.getByRole('button', { name: 'Save Number' }).click();
  await expect(page.getByRole('listitem', { name: 'Regal 8' })).toContainText(one.name);
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Regal 8' }).click();
  await expect(toast(page, '“Regal 8” deleted')).toBeVisible();
  await expect(page.getByText('1 number', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem', { name: 'Regal 8' })).toContainText(one.sku);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`Regal 8,${one.sku},${one.name}`);
  expect((await buyer.call('GET', '/api/alias')).body).toMatchObject([
    { alias: 'Regal 8', sku: one.sku },
    { alias: 'Tür 4', sku: two.sku },
  ]);
});

test('an own article number is found by every search, and stands beside the SKU on cards, the tool’s page and in the cart @core', async ({
  page,
}) => {
  const [{ sku, name }, buyer, number] = [await aTool(), await registerCustomer(), unique('ACME ')];
  const toolId = (await call('GET', `/api/tool?q=${sku}`)).body[0]._id;
  expect((await buyer.call('POST', '/api/alias', { alias: number, toolId })).status).toBe(201);

  await openAs(page, buyer, '/contact');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /^Search by SKU/ });
  await box.fill(number.replace(' ', '-').toLowerCase());
  await expect(page.getByRole('option').first()).toContainText(sku);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(`SKU ${sku}`)).toContainText(number);

  await open(page, `/tools?q=${encodeURIComponent(number)}`);
  await page.getByRole('link', { name: `${sku} ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await open(page, `/tools?q=${sku}`);
  await expect(page.getByRole('article', { name }).getByText(number)).toBeVisible();

  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId, quantity: 1 }] });
  await open(page, '/cart');
  await expect(page.getByRole('listitem', { name }).getByText(number)).toBeVisible();
});
