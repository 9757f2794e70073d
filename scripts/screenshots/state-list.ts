import type { Page } from 'playwright';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { companyStates } from './company-states';
import { editorStates } from './editor-states';
import type { DemoIds, Screen } from './page-list';

export type Manner = 'print' | 'forced-colors' | 'no-script';

export type ScreenState = Screen & {
  manner?: Manner;
  act?: (page: Page, texts: Texts, ids: DemoIds) => Promise<unknown>;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

export function allStates(ids: DemoIds): ScreenState[] {
  const tool = ROUTES.tool(ids.toolSlug);
  return [
    { name: 'search-box', path: ROUTES.blog, as: 'visitor', act: (page) => searchFor(page, 'torque') },
    { name: 'search-box-nothing', path: ROUTES.blog, as: 'visitor', act: (page) => searchFor(page, 'zzzz') },
    {
      name: 'tool-zoom',
      path: tool,
      as: 'visitor',
      act: async (page, { catalogue }) => {
        const enlarge = new RegExp(fillText(catalogue.tool.enlarge, { name: '.*' }));
        await page.getByRole('link', { name: enlarge }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'login-errors',
      path: ROUTES.login,
      as: 'visitor',
      act: (page, { auth }) => submitRefused(page, auth.login.submit),
    },
    {
      name: 'contact-errors',
      path: ROUTES.contact,
      as: 'visitor',
      act: (page, { contact }) => submitRefused(page, contact.form.submit),
    },
    { name: 'quote-tool', path: ROUTES.quoteFor(ids.toolId), as: 'visitor' },
    {
      name: 'quote-picker',
      path: ROUTES.quote,
      as: 'visitor',
      act: async (page) => {
        await page.getByRole('main').getByRole('combobox').first().fill('torque');
        await page.getByRole('option').first().waitFor();
      },
    },
    { name: 'quick-order-checked', path: ROUTES.quickOrder, as: 'visitor', act: checkList },
    { name: 'home-no-script', path: ROUTES.home, as: 'visitor', manner: 'no-script' },
    { name: 'tools-no-script', path: `${ROUTES.tools}?q=torque`, as: 'visitor', manner: 'no-script' },
    { name: 'tool-no-script', path: tool, as: 'visitor', manner: 'no-script' },
    { name: 'quote-no-script', path: ROUTES.quote, as: 'visitor', manner: 'no-script' },
    { name: 'login-no-script', path: ROUTES.login, as: 'visitor', manner: 'no-script' },
    { name: 'tool-print', path: tool, as: 'visitor', manner: 'print' },
    { name: 'tools-forced-colors', path: ROUTES.tools, as: 'visitor', manner: 'forced-colors' },
    { name: 'tool-forced-colors', path: tool, as: 'visitor', manner: 'forced-colors' },
    ...memberStates(ids),
    ...companyStates(),
    ...editorStates(ids),
  ];
}

function memberStates(ids: DemoIds): ScreenState[] {
  return [
    {
      name: 'purchase-errors',
      path: ROUTES.purchase(ids.toolId),
      as: 'customer',
      act: async (page, { purchase }) => {
        for (const label of [purchase.form.quantity, purchase.form.address, purchase.form.phone])
          await page.getByLabel(label, { exact: true }).fill('');
        await submitRefused(page, purchase.form.submit);
      },
    },
    { name: 'my-order-all', path: `${ROUTES.myOrders}?state=all`, as: 'customer' },
    {
      name: 'cancel-dialog',
      path: ROUTES.myOrders,
      as: 'customer',
      act: async (page, { orders }) => openDialog(page, orders.cancel),
    },
    { name: 'order-paid', path: ROUTES.myOrder(ids.paidOrderId), as: 'customer' },
    { name: 'order-print', path: ROUTES.myOrder(ids.paidOrderId), as: 'customer', manner: 'print' },
    { name: 'my-order-print', path: ROUTES.myOrders, as: 'customer', manner: 'print' },
    { name: 'receipt-print', path: ROUTES.receipt(ids.paidOrderId), as: 'customer', manner: 'print' },
    {
      name: 'my-order-forced-colors',
      path: ROUTES.myOrders,
      as: 'customer',
      manner: 'forced-colors',
    },
    { name: 'review-tool', path: `${ROUTES.addReview}?tool=${ids.toolId}`, as: 'customer' },
    { name: 'manage-order-all', path: `${ROUTES.manageOrders}?state=all`, as: 'admin' },
    {
      name: 'refund-dialog',
      path: `${ROUTES.manageOrders}?state=paid`,
      as: 'admin',
      act: (page, { admin }) => openDialog(page, admin.orders.refund),
    },
    {
      name: 'delete-dialog',
      path: ROUTES.manageProducts,
      as: 'admin',
      act: (page, { dashboard }) => openDialog(page, dashboard.manageProducts.delete),
    },
    {
      name: 'add-product-errors',
      path: ROUTES.addProduct,
      as: 'admin',
      act: (page, { dashboard }) => submitRefused(page, dashboard.addProduct.submit),
    },
    {
      name: 'manage-order-forced-colors',
      path: ROUTES.manageOrders,
      as: 'admin',
      manner: 'forced-colors',
    },
    { name: 'manage-order-print', path: ROUTES.manageOrders, as: 'admin', manner: 'print' },
  ];
}

async function submitRefused(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(words);
  await dialog.getByRole('status').filter({ hasText: /./ }).waitFor({ state: 'attached' });
}

async function openDialog(page: Page, opener: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasText: new RegExp(`^${opener}$`) })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
}

async function checkList(page: Page, { quickOrder }: Texts): Promise<void> {
  const rows = [
    'SKU;Qty',
    'FL-BV-125;10',
    'fl tw 1220;7',
    'FL-PT-DD18;100000',
    'FL-BV-126;2',
    'Unobtainium 9x9;1',
  ];
  await page.getByLabel(quickOrder.list).fill(rows.join('\n'));
  await page.getByRole('button', { name: quickOrder.check }).click();
  await page.getByRole('listitem').filter({ hasText: 'Unobtainium' }).waitFor();
  await page.getByRole('heading', { name: quickOrder.heading }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
}
