import type { Page } from 'playwright';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { DemoIds } from './page-list';
import type { ScreenState } from './state-list';

const LONG_NAME =
  'Schwerlast-Drehmomentschlüssel-Aufsteckwerkzeugsatz, forty-eight pieces, with certificate, DIN EN ISO 6789';

export function editorStates(ids: DemoIds): ScreenState[] {
  const path = ROUTES.editTool(ids.toolId);
  return [
    { name: 'edit-tool-errors', path, as: 'admin', act: makeErrors },
    { name: 'edit-tool-conflict', path, as: 'admin', act: (page, texts) => causeConflict(page, texts, ids) },
    { name: 'edit-tool-leave', path, as: 'admin', act: beginToLeave },
    { name: 'bulk-preview', path: ROUTES.manageProducts, as: 'admin', act: previewPrices },
    { name: 'add-product-details', path: ROUTES.duplicateProduct(ids.toolId), as: 'admin' },
  ];
}

async function makeErrors(page: Page, { editor }: Texts): Promise<void> {
  await page.getByLabel(editor.fields.price, { exact: true }).fill('free');
  await page.getByRole('button', { name: editor.packs.add }).click();
  await page.getByRole('button', { name: editor.submit }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

/** Someone else saved the tool meanwhile, with a long name. */
async function causeConflict(page: Page, { editor }: Texts, { toolId }: DemoIds): Promise<void> {
  const tool = await (await page.request.get(new URL(`/api/tool/${toolId}`, page.url()).href)).json();
  const pictures = [{ url: tool.image }, { url: '/placeholder.webp', alt: 'From above' }];
  const current = {
    ...tool,
    name: LONG_NAME,
    price: 48.05,
    moq: 20,
    pictures,
    details: '',
    documents: [],
    successorId: null,
    lowStockBelow: null,
    leadTimeDays: null,
    revision: 9,
  };
  const body = { title: '', detail: '', status: 409, code: 'edited-meanwhile', current };
  await page.route(`**/api/tool/${toolId}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify(body),
        })
      : route.continue(),
  );
  await page.getByLabel(editor.fields.price, { exact: true }).fill('51');
  await page.getByLabel(editor.fields.description, { exact: true }).fill('Clicks at what it is set to.');
  await page.getByRole('button', { name: editor.submit }).click();
  await page.getByRole('region', { name: editor.conflict.heading }).waitFor();
}

async function beginToLeave(page: Page, { editor }: Texts): Promise<void> {
  await page.getByLabel(editor.fields.price, { exact: true }).fill('51');
  await page.getByText(editor.unsaved).waitFor();
  await page.getByRole('link', { name: editor.stock, exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function previewPrices(page: Page, { bulk }: Texts): Promise<void> {
  await page.getByRole('checkbox', { name: bulk.selectPage }).check();
  await page.getByRole('button', { name: bulk.open }).click();
  await page.getByLabel(bulk.percent, { exact: true }).fill('3.5');
  await page.getByRole('button', { name: bulk.preview }).click();
  await page.getByRole('table', { name: bulk.previewHeading }).waitFor();
}
