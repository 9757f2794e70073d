import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { giveSession, openAs, test, toast } from '@/tests/support/browser';
import { addCategory } from '@/tests/support/categories';
import { addTool, anAdmin, placeOrder, registerCustomer } from '@/tests/support/people';
import { money } from '@/tests/support/shop/money';
import { unique } from '@/tests/support/store';

const FIELDS = {
  image: 'Image URL',
  description: 'Description',
  price: 'Price',
  moq: 'Minimum order quantity',
  quantity: 'Available quantity',
} as const;

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

const onePicture = async (background: string) => ({
  name: 'mallet.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function fillTool(page: Page, name: string): Promise<void> {
  await field(page, FIELDS.image).fill('/placeholder.webp');
  await field(page, 'Name').fill(name);
  await field(page, FIELDS.description).fill('Rings true on every anvil.');
  await field(page, FIELDS.price).fill('24.90');
  await field(page, FIELDS.moq).fill('5');
  await field(page, FIELDS.quantity).fill('40');
}

test('an empty product form shows what is missing, each at its field, and focuses the first @core', async ({
  page,
}) => {
  await openAs(page, await anAdmin(), '/dashboard/add-product');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const messages = [
    [FIELDS.image, 'Image url required'],
    ['Name', 'Tool name url required'],
    [FIELDS.description, 'Description required'],
    [FIELDS.price, 'Price required'],
    [FIELDS.moq, 'Minimum order quantity required'],
    [FIELDS.quantity, 'Available Quantity required'],
  ] as const;
  for (const [label, message] of messages) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'Name')).toBeFocused();

  await field(page, FIELDS.price).fill('12.50');
  await expect(field(page, FIELDS.price)).not.toHaveAttribute('aria-invalid');
});

test('a product is added with several pictures and an empty specification row, and the next form says nothing of it', async ({
  page,
}) => {
  const admin = await anAdmin();
  const name = unique('Pictured Mallet ');
  await openAs(page, admin, '/dashboard/add-product');
  await fillTool(page, name);
  await field(page, FIELDS.image).fill('');
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByRole('button', { name: 'Add a Row' }).click();
  const pictures = await Promise.all(['#369', '#963'].map(onePicture));
  await page.locator('input[type=file][accept*="image"]').setInputFiles(pictures);
  await expect(field(page, FIELDS.image)).toHaveValue(/^\/files\//);
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.locator(':focus')).toContainText(`${name} is on sale`);
  await expect(page.getByText(/is now (the )?picture/)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Pictures' })).toHaveCount(0);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(field(page, 'URL of picture 2')).toHaveValue(/^\/files\//);
});

test('what the server refuses shows at the field it names, and nothing typed is lost @core', async ({
  page,
  noise,
}) => {
  noise.expect(/422/);
  await openAs(page, await anAdmin(), '/dashboard/add-product');
  const name = unique('Refused Tool ');
  await fillTool(page, name);
  await page.route('**/api/tool', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'urn:forgeline:problem:validation-failed',
        title: 'Invalid input',
        status: 422,
        detail: 'Please check the fields.',
        code: 'validation-failed',
        errors: { moq: ['Minimum order quantity must be a whole number of at least 1'] },
      }),
    }),
  );
  await page.getByRole('button', { name: 'Add Product' }).click();
  await expect(field(page, FIELDS.moq)).toHaveAccessibleDescription(/whole number of at least 1/);
  await expect(field(page, FIELDS.moq)).toBeFocused();
  await expect(field(page, 'Name')).toHaveValue(name);
});

test('the preview shows the card as buyers will see it', async ({ page }) => {
  await openAs(page, await anAdmin(), '/dashboard/add-product');
  await fillTool(page, 'Preview Hammer');
  const preview = page.locator('section').filter({ hasText: 'Preview' });
  await expect(preview).toContainText('Preview Hammer');
  await expect(preview).toContainText(money(24.9));
  await expect(preview).toContainText('40 in stock');
});

test('a copy is added as the draft that it says it is, and its editor is one press away', async ({
  page,
}) => {
  const admin = await anAdmin();
  const name = unique('Copied Clamp ');
  const id = await addTool(admin, { name, image: '/placeholder.webp' });
  await openAs(page, admin, `/dashboard/add-product?from=${id}`);
  await expect(page.getByText(`A draft copy of ${name}`)).toBeVisible();
  await field(page, FIELDS.quantity).fill('7');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const link = page.getByRole('link', { name: `Edit Copy of ${name}` });
  await expect(page.getByText(`Copy of ${name} was saved as a draft.`)).toBeInViewport();
  await expect(page.locator(':focus')).toContainText('was saved as a draft');
  // The form is of a new tool again, and says so.
  await expect(page.getByText('A draft copy of')).toBeHidden();
  await expect(page).toHaveURL(/add-product$/);
  await expect(field(page, 'Name')).toHaveValue('');
  await link.click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('draft');

  await page.goto(page.url().replace(/\/edit$/, ''));
  await expect(page.getByRole('table')).toContainText('Tool added');
});

test('a tool deleted by someone else is explained, and the list is updated', async ({ page, noise }) => {
  noise.expect(/404/);
  const admin = await anAdmin();
  const name = unique('Vanishing Vise ');
  const id = await addTool(admin, { name, image: '/placeholder.webp' });
  // The list has fetched its tools, and does not fetch them again before the tab is visited again.
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/tool');
  await openAs(page, admin, `/dashboard/manage-product?q=${encodeURIComponent(name)}`);
  await (await asked).finished();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(money(12.5));
  await expect(row).toContainText('100 in stock');
  await admin.call('DELETE', `/api/tool/${id}`);
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, /was already deleted/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No matching tools' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all tools' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('an admin sorts by the heads, filters by category and low stock, and sets a limit for a tool @core', async ({
  page,
}) => {
  const admin = await anAdmin();
  const word = unique('Sortable ');
  const [few] = await Promise.all([
    addTool(admin, { name: `${word} A few`, quantity: 30, price: 9, category: 'hammers-striking' }),
    addTool(admin, { name: `${word} B plenty`, quantity: 500, price: 5, category: 'hammers-striking' }),
    addTool(admin, { name: `${word} C other`, quantity: 400, price: 7 }),
  ]);
  await openAs(page, admin, `/dashboard/manage-product?q=${encodeURIComponent(word)}`);
  const names = page.getByRole('row').getByRole('link', { name: new RegExp(`^${word} `) });
  const shows = (...endings: string[]) =>
    expect(names).toHaveText(endings.map((ending) => new RegExp(`${ending}$`)));
  const head = (name: string) => page.getByRole('columnheader', { name });

  await head('Price').getByRole('link').click();
  await expect(head('Price')).toHaveAttribute('aria-sort', 'ascending');
  await shows('plenty', 'other', 'few');
  await head('Price').getByRole('link').press('Enter');
  await expect(head('Price')).toHaveAttribute('aria-sort', 'descending');
  await shows('few', 'other', 'plenty');
  await page.getByLabel('Category').selectOption({ label: 'Hammers & Striking' });
  await shows('few', 'plenty');
  await expect(page).toHaveURL(/sort=-price/);

  const row = page.getByRole('row').filter({ hasText: 'A few' });
  const actions = row.getByRole('cell').last().getByRole('button');
  await expect(actions.first()).toHaveText('Edit');
  await expect(actions.last()).toHaveText('Delete');
  await row.getByRole('button', { name: 'Edit', exact: true }).click();
  await field(page, 'Low stock below').fill('x');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(field(page, 'Low stock below')).toHaveAccessibleDescription(/^Low stock must be a whole/);
  await field(page, 'Low stock below').fill('31');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Changes saved')).toBeVisible();
  expect((await admin.call('GET', `/api/tool/${few}?state=all`)).body.quantity).toBe(30);

  await page.goto(`/dashboard/manage-product?q=${encodeURIComponent(word)}`);
  await page.getByLabel('Stock', { exact: true }).selectOption('Low stock');
  await shows('few');
  await expect(row.getByText('Low stock')).toBeVisible();
});

test('the tabs count the tools in each state, and the name of a tool opens it beside the list, from where it is edited', async ({
  page,
}) => {
  const admin = await anAdmin();
  const category = await addCategory(admin);
  const word = unique('Counted ');
  await addTool(admin, { name: `${word} sold`, category });
  await addTool(admin, { name: `${word} drawn`, category, state: 'draft' });
  await openAs(page, admin, `/dashboard/manage-product?category=${category}`);
  for (const tab of ['All 2', 'On sale 1', 'Draft 1', 'Retired 0'])
    await expect(page.getByRole('link', { name: tab })).toBeVisible();
  const link = (name: string) => page.getByRole('row').getByRole('link', { name, exact: true });
  await expect(link(`${word} sold`)).toHaveAttribute('href', /^\/tools\//);
  await link(`${word} drawn`).click();
  const panel = page.getByRole('region', { name: `${word} drawn` });
  await panel.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('drawn');
  await expect(page).toHaveURL(/\/edit$/);
});

test('the list fetches its tools with the admin’s token, and shows what others changed meanwhile', async ({
  page,
}) => {
  const admin = await anAdmin();
  const name = unique('Moving Mallet ');
  const id = await addTool(admin, { name, quantity: 100 });
  await giveSession(page, admin);
  const path = `/dashboard/manage-product?q=${encodeURIComponent(name)}`;
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.method() === 'GET' && new URL(asked.url()).pathname === '/api/tool'),
    page.goto(path),
  ]);
  expect(request.headers().authorization).toMatch(/^Bearer ey/);
  expect(new URL(request.url()).searchParams.get('q')).toBe(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('100 in stock');
  const first = await request.response();
  expect(first?.status()).toBe(200);
  await first?.finished();

  await placeOrder(await registerCustomer(), id, 40);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(row).toContainText('60 in stock');
});
