import { expect, type Page } from '@playwright/test';
import { openAs, test, toast } from '@/tests/support/browser';
import { addTool, anAdmin, call } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const word = () =>
  unique('quib')
    .replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')
    .replace(/\W/g, '')
    .toLowerCase();

/** So often that it is among the first of the list. */
const SEARCHES = 30;

async function searchInVain(page: Page, words: string): Promise<void> {
  for (let times = 0; times < SEARCHES; times += 1) await page.request.get(`/tools?q=${words}`);
}

test('a search without a match becomes a synonym, another one is not sold, and a group is edited', async ({
  page,
}) => {
  const admin = await anAdmin();
  const [name, typed, foreign] = [word(), word(), word()];
  const id = await addTool(admin, { name });
  await searchInVain(page, typed);
  await searchInVain(page, foreign);
  await openAs(page, admin, '/dashboard/search');
  const vain = page.getByRole('region', { name: 'Searches without a match' });
  await expect(async () => {
    await page.reload();
    await expect(vain.getByRole('row').filter({ hasText: foreign })).toBeVisible({ timeout: 1_000 });
    await expect(vain.getByRole('row').filter({ hasText: typed })).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await vain.getByRole('button', { name: `We Don’t Sell This: ${foreign}` }).click();
  await expect(toast(page, `“${foreign}” is listed as not sold.`)).toBeVisible();
  await expect(vain.getByRole('row').filter({ hasText: foreign })).toHaveCount(0);

  await vain.getByRole('link', { name: `Add as Synonym: ${typed}` }).click();
  await expect(field(page, 'Words')).toHaveValue(`${typed}\n`);
  const form = page.getByRole('form', { name: 'Add Words' });
  await form.getByRole('button', { name: 'Add Words' }).click();
  await expect(field(page, 'Words')).toHaveAccessibleDescription(/^Please enter at least two words/);
  await field(page, 'Words').fill(`${typed}\n${name}`);
  await form.getByRole('button', { name: 'Add Words' }).click();
  await expect(toast(page, 'Words added')).toBeVisible();
  await expect(field(page, 'Words')).toHaveValue('');
  await expect(vain.getByRole('row').filter({ hasText: typed })).toHaveCount(0);
  const { body } = await call('GET', `/api/search?q=${typed}`);
  expect(body.results).toMatchObject([{ _id: id }]);

  const table = page.getByRole('table', { name: 'Search Words' });
  await table.getByRole('link', { name: `Edit: ${typed}` }).click();
  await expect(field(page, 'Words')).toHaveValue(`${typed}\n${name}`);
  await field(page, 'Kind of group').selectOption('One way');
  await field(page, 'Words').fill(typed);
  await field(page, 'Find').fill(name);
  await page.getByRole('button', { name: 'Save Words' }).click();
  await expect(toast(page, 'Words saved')).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: typed })).toContainText('One way');
  await page.getByRole('link', { name: 'Add Other Words' }).click();
  await expect(form).toBeVisible();
  await expect(field(page, 'Words')).toHaveValue('');
  await expect(table.getByRole('row').filter({ hasText: typed })).toContainText('One way');
});
