import { expect, type Page } from '@playwright/test';
import { openAs, test, toast } from '@/tests/support/browser';
import { addTool, anAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test('an admin finds a tool without German texts and writes them beside the English ones', async ({
  page,
}) => {
  const admin = await anAdmin();
  const [word, german] = [unique('Anvil'), unique('Amboss')];
  const id = await addTool(admin, { name: `Plain ${word}`, description: 'Heavy.' });
  await openAs(page, admin, `/dashboard/manage-product?q=${word}`);
  await page.getByRole('link', { name: 'Missing German (1)' }).click();
  await expect(page).toHaveURL(/missing=de/);
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row).toContainText('German: 2 texts missing');
  await row.getByRole('button', { name: 'Edit', exact: true }).click();

  await expect(page.getByText('German: 2 texts are missing')).toBeVisible();
  await expect(field(page, 'Description (German)')).toHaveAccessibleDescription(/^Missing/);
  await field(page, 'Name (German)').fill(german);
  await expect(page.getByText('German: 1 text is missing')).toBeVisible();
  await field(page, 'Description (German)').fill('Schwer.');
  await expect(page.getByText(/^German: /)).toHaveCount(0);
  await field(page, 'Alternative text of picture 1 (German)').fill('Auf seinem Block');
  await save(page);
  await expect(toast(page, 'Changes saved')).toBeVisible();
  await expect(field(page, 'Address (German)')).toHaveValue(german.toLowerCase());
  const { body } = await admin.call('GET', `/api/tool/${id}?state=all`);
  expect(body).toMatchObject({
    revision: 2,
    texts: {
      de: {
        ...{ name: german, slug: german.toLowerCase(), description: 'Schwer.' },
        pictureAlts: { '/placeholder.webp': 'Auf seinem Block' },
      },
    },
  });
  // The next change builds on this one, and leaves the address as it is.
  await field(page, 'Description (German)').fill('Sehr schwer.');
  await save(page);
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0);
  await page.goto(`/dashboard/manage-product?q=${word}&missing=de`);
  await expect(page.getByRole('link', { name: 'Missing German (0)' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(0);
});

test('an address that another tool has is refused at its field', async ({ page, noise }) => {
  noise.expect(/422/);
  const admin = await anAdmin();
  const taken = unique('zange').toLowerCase();
  await addTool(admin, { texts: { de: { name: taken } } });
  await openAs(page, admin, `/dashboard/manage-product/${await addTool(admin)}/edit`);
  await field(page, 'Address (German)').fill('Große Zange');
  await save(page);
  await expect(field(page, 'Address (German)')).toHaveAccessibleDescription(/^An address has small letters/);
  await field(page, 'Address (German)').fill(taken);
  await save(page);
  await expect(field(page, 'Address (German)')).toHaveAccessibleDescription(/^Another tool has this address/);
  await expect(field(page, 'Address (German)')).toBeFocused();
});

test('an admin translates words of specifications with the keyboard alone', async ({ page }) => {
  const admin = await anAdmin();
  const word = unique('Swivel');
  const specs = [
    { name: `${word} range`, value: '360', unit: '°' },
    { name: `${word} base`, value: `Forged ${word}` },
  ];
  await addTool(admin, { specs });
  await openAs(page, admin, `/dashboard/dictionary?q=${word}`);
  await expect(page.getByRole('link', { name: 'Missing 3' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `Forged ${word}` })).toContainText(
    'Value · used once',
  );
  await field(page, `German for Forged ${word}`).fill('Geschmiedet');
  await page.keyboard.press('Enter');
  await expect(field(page, `German for ${word} base`)).toBeFocused();
  await page.keyboard.type('Drehfuß');
  await expect(page.getByText('2 translations are not saved.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Drehbereich');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Translations saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Missing 0' })).toBeVisible();
  await expect(field(page, `German for ${word} base`)).toHaveValue('Drehfuß');
  const { body } = await admin.call('GET', `/api/catalogue-word?language=de&q=${word}&state=translated`);
  expect(body).toHaveLength(3);
});
