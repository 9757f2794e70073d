import { expect, type Page } from '@playwright/test';
import { chooseMore, openAs, test, toast } from '@/tests/support/browser';
import { faults } from '@/tests/support/pages/page-faults';
import { addTool, anAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('an admin adds a category, edits it, and deletes it once it has no tools', async ({ page, noise }) => {
  noise.expect(/409/);
  const [admin, name] = [await anAdmin(), unique('Bending ')];
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, admin, '/dashboard/categories');
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(field(page, 'Address')).toBeFocused();
  await expect(field(page, 'Name (English)')).toHaveAccessibleDescription(/Name required/);
  await field(page, 'Address').fill('wrenches');
  await field(page, 'Name (English)').fill(name);
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(field(page, 'Address')).toHaveAccessibleDescription(/There is a category with this address/);
  await field(page, 'Address').fill(slug);
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(toast(page, 'Category added')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('');
  expect(await faults(page, 'categories')).toEqual([]);

  await row.getByRole('link', { name: `Edit: ${name}` }).click();
  // The list's own form has fields of the same names.
  await expect(page.getByRole('button', { name: 'Save Category' })).toBeVisible();
  await field(page, 'Name (German)').fill('Biegen');
  await field(page, 'Key specifications').fill('Length\nWeight');
  expect(await faults(page, 'a category')).toEqual([]);
  await page.getByRole('button', { name: 'Save Category' }).click();
  await expect(toast(page, 'Category saved')).toBeVisible();
  await expect(row).toContainText('Biegen');
  const { body } = await admin.call('GET', `/api/category/${slug}`);
  expect(body).toMatchObject({ names: { en: name, de: 'Biegen' }, keySpecs: ['Length', 'Weight'] });

  const more = page.getByRole('button', { name: `More: ${name}` });
  const item = page.getByRole('menuitem', { name: 'Delete' });
  await more.press('ArrowDown');
  await expect(item).toBeFocused();
  expect(await faults(page, 'the menu of a row')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(item).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.press('Enter');
  await item.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back' }).press('Enter');
  await expect(more).toBeFocused();

  const toolId = await addTool(admin, { category: slug });
  const remove = async () => {
    await chooseMore(page, name, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  };
  await remove();
  await expect(toast(page, 'It still has 1 tool.')).toBeVisible();
  await admin.call('DELETE', `/api/tool/${toolId}`);
  await remove();
  await expect(toast(page, 'Category deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});
