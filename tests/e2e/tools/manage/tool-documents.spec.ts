import { expect, type Page } from '@playwright/test';
import { openAs, test, toast } from '@/tests/support/browser';
import { pdf } from '@/tests/support/hostile-files';
import { addTool, anAdmin, call } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const document = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf({ objects: `4 0 obj (${unique('')}) endobj` }),
});

test('an admin uploads documents and describes them, and buyers save them', async ({ page }) => {
  const admin = await anAdmin();
  const sku = unique('DOC-');
  const id = await addTool(admin, { sku });
  await openAs(page, admin, `/dashboard/manage-product/${id}/edit`);
  await field(page, 'Description').fill('Changed before its documents.');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Documents' }).click();
  await (await chooser).setFiles([document('sheet.pdf'), document('blatt.pdf')]);
  await expect(field(page, 'Kind of document 2')).toBeVisible();
  await field(page, 'Language of document 2').selectOption('German');
  await field(page, 'Kind of document 2').selectOption('Certificate');
  await field(page, 'Title of document 2 (optional)').fill('DGUV 2026');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Changes saved')).toBeVisible();
  const { slug } = (await call('GET', `/api/tool/${id}`)).body;

  await page.goto(`/tools/${slug}`);
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByRole('link')).toHaveText([
    /^Data sheetEnglish · PDF$/,
    /^DGUV 2026Certificate · German · PDF$/,
  ]);
  const saved = page.waitForEvent('download');
  await documents.getByRole('link').first().click();
  expect((await saved).suggestedFilename()).toBe(`${sku}-data-sheet-en.pdf`);

  await page.goto(`/de/tools/${slug}`);
  await expect(page.getByRole('region', { name: 'Dokumente' }).getByRole('link').first()).toHaveText(
    /^DGUV 2026Zertifikat · Deutsch · PDF$/,
  );
});
