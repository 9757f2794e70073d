import { expect, type Page } from '@playwright/test';
import { openAs, test } from '@/tests/support/browser';
import { addTool, anAdmin, call, type Person } from '@/tests/support/people';
import { money } from '@/tests/support/shop/money';
import { unique } from '@/tests/support/store';

const priceOf = async (id: string) => (await call('GET', `/api/tool/${id}`)).body.price;

async function openList(page: Page, admin: Person, word: string): Promise<void> {
  await openAs(page, admin, `/dashboard/manage-product?q=${word}`);
  await expect(page.getByRole('table', { name: 'Manage Products' })).toBeVisible();
}

test('prices of chosen tools are changed after a preview of each row, and restored', async ({ page }) => {
  const admin = await anAdmin();
  const word = unique('blk');
  const ids = [];
  for (const price of [10.05, 20, 0.05]) ids.push(await addTool(admin, { name: `${word} ${price}`, price }));
  await openList(page, admin, word);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await expect(page.getByText('3 tools selected')).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${word} 20` }).uncheck();
  await expect(page.getByText('2 tools selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select this page' })).toBeChecked({ indeterminate: true });

  await page.getByRole('button', { name: 'Change Selected' }).click();
  await page.getByLabel('Percent', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByLabel('Percent', { exact: true })).toHaveAccessibleDescription(
    /^Please enter a percentage/,
  );
  await page.getByLabel('Percent', { exact: true }).fill('-95');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('table', { name: 'What will change' });
  await expect(preview.getByRole('row').filter({ hasText: `${word} 10.05` })).toContainText(money(0.5));
  await expect(preview.getByRole('row').filter({ hasText: `${word} 0.05` })).toContainText(
    'less than a cent',
  );
  await expect(page.getByText('1 tool will change. 1 stays the same.')).toBeVisible();
  expect(await priceOf(ids[0] ?? '')).toBe(10.05);

  await page.getByRole('button', { name: 'Change 1 Tool' }).click();
  await expect(page.getByText('1 tool changed.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `${word} 10.05` })).toContainText(money(0.5));
  expect(await priceOf(ids[0] ?? '')).toBe(0.5);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 tool is back to its previous value.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `${word} 10.05` })).toContainText(money(10.05));
});

test('all that a filter finds changes its state, on every page of the list', async ({ page }) => {
  const admin = await anAdmin();
  const word = unique('all');
  await Promise.all(Array.from({ length: 27 }, (_, n) => addTool(admin, { name: `${word} ${n + 1}` })));
  await openList(page, admin, word);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await expect(page.getByText('25 tools selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 27 results' }).click();
  await page.getByRole('button', { name: 'Change Selected' }).click();
  await page.getByLabel('What to change').selectOption('State');
  await page.getByLabel('New state').selectOption('Draft');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Change 27 Tools' }).click();
  await expect(page.getByText('27 tools changed.')).toBeVisible();
  expect((await call('GET', `/api/tool?q=${word}`)).body).toEqual([]);
  await page.getByRole('link', { name: 'Draft' }).click();
  await expect(page.getByText('27 tools', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: word }).first()).toContainText('Draft');
});

test('a change that fails can be sent again, and offers no undo of the one before', async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED/);
  const admin = await anAdmin();
  const word = unique('twice');
  const id = await addTool(admin, { name: `${word} 1`, price: 10 });
  await openList(page, admin, word);
  const previewChange = async () => {
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'Change Selected' }).click();
    await page.getByLabel('Percent', { exact: true }).fill('10');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('1 tool will change.')).toBeVisible();
  };
  const change = page.getByRole('button', { name: 'Change 1 Tool' });
  await previewChange();
  await change.dblclick();
  await expect(page.getByText('1 tool changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await previewChange();
  await page.route('**/api/all-tool', (route) => route.abort());
  await change.click();
  await expect(page.getByRole('status').filter({ hasText: 'could not be reached' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.unroute('**/api/all-tool');
  await change.click();
  await expect(page.getByText('1 tool changed.')).toBeVisible();
  expect(await priceOf(id)).toBe(12.1);
});
