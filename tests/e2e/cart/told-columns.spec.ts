import { expect, type Page } from '@playwright/test';
import { expectSoundPage } from '@/tests/support/pages/sound-page';
import { open, openAs, test } from '../../support/browser';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

const list = (page: Page) => page.getByLabel('Paste or type your list');
const check = (page: Page) => page.getByRole('button', { name: 'Check List' }).click();

async function aList(): Promise<{ sku: string; text: string }> {
  const sku = unique('TW-').toUpperCase();
  await addTool(await anAdmin(), { sku, name: unique('Told Wrench '), price: 12.5, moq: 1, quantity: 100 });
  return { sku, text: `Ding\tWieviel\tWohin\tKasten\n${sku}\t5\tHalle 3\tRot\n${sku}\t6\tHalle 4\tBlau` };
}

test('columns of a German table with odd headings are told by keyboard, and learned for the next one @core @phone', async ({
  page,
}) => {
  const [{ sku, text }, buyer] = await Promise.all([aList(), registerCustomer()]);
  await openAs(page, buyer, '/quick-order');
  await list(page).fill(text);
  await check(page);
  await expect(page.getByText('1 column was not read: Kasten')).toBeVisible();
  await expect(page.getByText('Reference: Halle 3')).toBeVisible();
  await expect(page.getByLabel('Wohin')).toHaveValue('reference');
  await expectSoundPage(page);

  const box = page.getByLabel('Kasten');
  await box.focus();
  await box.press('n');
  await expect(page.getByText('Note: Rot')).toBeVisible();
  await expect(box).toBeFocused();
  await expect(page.getByText('as you said')).toBeVisible();
  await expect(page.getByText('1 column was not read')).toBeHidden();
  await expect(page.getByText('Reference: Halle 3')).toBeVisible();

  await page.getByRole('button', { name: 'Clear List' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await list(page).fill(text);
  await check(page);
  await expect(page.getByText('Note: Blau')).toBeVisible();
  await page.getByText('Columns', { exact: true }).click();
  await expect(page.getByText('as last time')).toBeVisible();
  await expect(page.getByRole('listitem', { name: sku })).toHaveCount(2);
});

test('a row that was edited or removed stays so while columns are told, and a visitor tells without being remembered', async ({
  page,
}) => {
  const { sku, text } = await aList();
  await open(page, '/quick-order');
  await list(page).fill(text);
  await check(page);
  await page.getByLabel('Quantity, 1').fill('7');
  await page.getByLabel('Quantity, 1').press('Enter');
  await page.getByRole('button', { name: 'Remove row 2' }).click();
  await page.getByLabel('Kasten').selectOption('note');
  await expect(page.getByText('Note: Rot')).toBeVisible();
  await expect(page.getByLabel('Quantity, 1')).toHaveValue('7');
  await expect(page.getByRole('listitem', { name: sku })).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('Note: Rot')).toBeVisible();
});
