import { expect } from '@playwright/test';
import { archive, picture } from '@/tests/support/archives';
import { openAs, test } from '@/tests/support/browser';
import { addTool, anAdmin, call } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { workbook } from '@/tests/support/workbooks';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an admin looks at a file, imports it and takes it back @core', async ({ page }) => {
  const admin = await anAdmin();
  const [known, added] = [unique('IK-'), unique('IA-')];
  // What is said of a column is remembered: one of its own.
  const colour = unique('Colour ');
  const id = await addTool(admin, { sku: known });
  const file =
    `SKU,Name,Description,Price,Minimum,Stock,Pictures,Details,${colour}\n` +
    `${known},,,15.00,,,,"## In the box\n\n- <b>One</b> tool",red\n` +
    `${added},Imported Tool,Text,1.50,1,3,/placeholder.webp,,\n` +
    `${unique('IX-')},,,,,,,,\n`;
  await openAs(page, admin, '/dashboard/manage-product');
  await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', /export\/tools\.csv/);
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Check File' }).click();
  await expect(page.getByLabel('CSV file or Excel workbook')).toHaveAccessibleDescription(
    /Please choose a file/,
  );
  await page.getByRole('radio', { name: 'Tools' }).check();
  await page.getByLabel('CSV file or Excel workbook').setInputFiles(csv('tools.csv', file));
  await page.getByRole('button', { name: 'Check File' }).click();
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(colour) })).toContainText('Not known, left out');
  // What a column is can be said on the page, which looks at the file again.
  await page.getByLabel(`What ${colour} is`).selectOption(`spec:${colour}`);
  await expect(page.getByRole('row', { name: new RegExp(colour) }).first()).toContainText(
    `Specification: ${colour}`,
  );
  await expect(page.getByRole('row', { name: new RegExp(known) })).toContainText('Price $15.00');
  await expect(page.getByRole('table', { name: 'Refused rows' })).toContainText('Description required');
  expect((await call('GET', `/api/tool/${id}`)).body.price).toBe(12.5);

  await page.getByRole('button', { name: 'Import 2 Rows' }).click();
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible();
  await expect.poll(async () => (await call('GET', `/api/tool/${id}`)).body.price).toBe(15);

  // The address names the import: a reload shows it again.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible();

  const { slug } = (await call('GET', `/api/tool/${id}`)).body;
  const importing = page.url();
  await page.goto(`/tools/${slug}`);
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByRole('heading', { name: 'In the box' })).toBeVisible();
  await expect(details.getByRole('listitem')).toHaveText('<b>One</b> tool');

  await page.goto(importing);
  await page.getByRole('table', { name: 'Last imports' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 rows were undone.')).toBeVisible();
  await expect.poll(async () => (await call('GET', `/api/tool/${id}`)).body.price).toBe(12.5);
});

test('an admin gives tools the pictures of a ZIP file, and takes them back', async ({ page }) => {
  const admin = await anAdmin();
  const sku = unique('ZJ-');
  const id = await addTool(admin, { sku });
  const buffer = archive(
    { name: `${sku}.jpg`, content: await picture('#204060') },
    { name: `${sku}_2.jpg`, content: await picture('#602040') },
    { name: 'nobody.jpg', content: await picture('#204060') },
    { name: 'readme.txt', content: 'Read me' },
  );
  await openAs(page, admin, '/dashboard/import');
  await page.getByRole('radio', { name: 'Pictures and documents' }).press('Space');
  await expect(page.getByLabel('All rows or none')).toBeHidden();
  await page.getByLabel('ZIP file').setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer });
  await page.getByRole('button', { name: 'Check File' }).press('Enter');
  const row = (table: string, name: string) =>
    page.getByRole('table', { name: table }).getByRole('row', { name: new RegExp(name) });
  await expect(row('Placed', `${sku}_2`)).toContainText('Picture 2');
  await expect(row('Not placed', 'nobody.jpg')).toContainText('SKU or GTIN of no tool');
  await expect(row('Refused', 'readme.txt')).toContainText('no picture');
  await page.getByRole('button', { name: 'Place 2 Files' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible();
  const shown = async () => (await call('GET', `/api/tool/${id}`)).body.pictures?.length;
  await expect.poll(shown).toBe(2);
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('1 tool has the pictures and documents of before.')).toBeVisible();
  await expect.poll(shown).not.toBe(2);
});

test('a file that is no CSV file is told what to do, in German too', async ({ page, noise }) => {
  noise.expect(/422/);
  await openAs(page, await anAdmin(), '/de/dashboard/import');
  await page
    .getByLabel('CSV-Datei oder Excel-Arbeitsmappe')
    .setInputFiles(csv('tools.xlsx', 'PK\u0003\u0004 and so on'));
  await page.getByRole('button', { name: 'Datei prüfen' }).click();
  await expect(page.getByText(/weder eine CSV-Datei noch eine Excel-Arbeitsmappe/)).toBeVisible();
});

test('a workbook is imported as it is, from the sheet that is chosen', async ({ page }) => {
  const sku = unique('XL-');
  const id = await addTool(await anAdmin(), { sku, price: 10 });
  const sheet = (name: string, price: number) => ({
    name,
    rows: [
      ['SKU', 'Price'],
      [sku, price],
    ],
  });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const buffer = await workbook(sheet('Cover', 11), sheet('Prices', 12.75));
  await openAs(page, await anAdmin(), '/dashboard/import');
  await page
    .getByLabel('CSV file or Excel workbook')
    .setInputFiles({ name: 'prices.xlsx', mimeType, buffer });
  await page.getByRole('button', { name: 'Check File' }).click();
  await page.getByLabel('Sheet of the workbook').selectOption('Prices');
  await expect(page.getByRole('row', { name: new RegExp(sku) })).toContainText('Price $12.75');
  await page.getByRole('button', { name: 'Import 1 Row' }).click();
  await expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeVisible();
  expect((await call('GET', `/api/tool/${id}`)).body.price).toBe(12.75);
});

test('a check that was cancelled leaves nothing, and the same file is checked anew', async ({ page }) => {
  const prefix = unique('IC-');
  const rows = Array.from({ length: 6_000 }, (_, place) => `${prefix}${place},1.50`);
  await openAs(page, await anAdmin(), '/dashboard/import');
  await page
    .getByLabel('CSV file or Excel workbook')
    .setInputFiles(csv('many.csv', ['SKU,Price', ...rows].join('\n')));
  await page.getByRole('button', { name: 'Check File' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What would happen' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Check File' }).click();
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('definition').last()).toHaveText('6,000');
});
