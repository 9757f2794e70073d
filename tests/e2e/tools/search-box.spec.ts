import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { violations } from '@/tests/support/pages/axe';
import { open, openAs, test, toast, waitForHydration } from '../../support/browser';
import { addTool, anAdmin, call, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search tools' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: /^Search by SKU/ });
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true });
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name });

/** Opens the box by its keys, with these words in it. */
async function search(page: Page, words: string): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await field(page).fill(words);
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

async function faults(page: Page): Promise<string[]> {
  const found = await violations(page, {}, 'dialog');
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.querySelector('dialog') ?? document.body;
    return scrollWidth - clientWidth;
  });
  return overflow > 0 ? [...found, `${overflow} px too wide`] : found;
}

test('by keyboard alone: an own number, its quantity into the cart, the categories, a page, and recent searches @core', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const [name, number] = [unique('Box Wrench '), unique('ACME ')];
  const toolId = await addTool(admin, { name, moq: 10, step: 5, category: 'wrenches' });
  expect((await buyer.call('POST', '/api/alias', { alias: number, toolId })).status).toBe(201);

  await openAs(page, buyer, '/blog');
  await search(page, number.slice(0, -1));
  await expect(group(page, 'Your article numbers').getByRole('option')).toContainText(name);
  await expect(group(page, 'Your article numbers').getByRole('option')).toContainText(
    `Your number ${number}`,
  );
  await expect(chosen(page)).toHaveCount(0);
  expect(await faults(page)).toEqual([]);

  // Tab leads from the tool to its quantity and its button.
  await page.keyboard.press('Tab');
  const quantity = dialog(page).getByRole('textbox', { name: 'Quantity', exact: true, description: name });
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue('10');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'MOQ' })).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(quantity).toHaveValue('15');
  await page.keyboard.press('Tab');
  const add = dialog(page).getByRole('button', { name: 'Add to Cart', description: name });
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, `Added to your cart: ${name} × 15`)).toBeVisible();
  await expect(page.locator('.cart-link b')).toHaveText('1');
  // What the toast offers can be used while the box is open.
  await dialog(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.locator('.cart-link b')).toHaveCount(0);

  // An arrow key leads back to the options: through those of all groups, and around.
  await quantity.focus();
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeFocused();
  await field(page).fill('wrench');
  await expect(group(page, 'Categories')).toBeVisible();
  await expect(group(page, 'Your article numbers')).toHaveCount(0);
  const options = dialog(page).getByRole('option');
  const count = await options.count();
  await field(page).press('ArrowDown');
  for (let position = 0; position < count; position += 1) {
    await expect(options.nth(position)).toHaveAttribute('aria-selected', 'true');
    const id = (await options.nth(position).getAttribute('id')) ?? '';
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
    await field(page).press('ArrowDown');
  }
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const category = group(page, 'Categories').getByRole('option', { name: /^Wrenches \d+ tools$/ });
  while ((await category.getAttribute('aria-selected')) !== 'true') await field(page).press('ArrowUp');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/tools/c/wrenches');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wrenches');

  // A page of the menu, which the box opens where no tool is called so.
  await search(page, 'my orders');
  await expect(group(page, 'Pages').getByRole('option')).toHaveText('My Orders');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/dashboard/my-order');
  // Another document: its keys are heard once its scripts run.
  await waitForHydration(page);

  // What was searched for, the last first, and pages not.
  await search(page, '');
  const recent = group(page, 'Recent searches').getByRole('option');
  await expect(recent).toHaveText(['wrench', number.slice(0, -1)]);
  expect(await faults(page)).toEqual([]);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/tools?q=wrench');
  await page.keyboard.press('Control+k');
  await field(page).press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('a visitor’s press adds one line on a narrow phone, a tool out of stock leads to a quote, and searches are forgotten @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const admin = await anAdmin();
  const word = unique('boxed')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  await addTool(admin, { name: `${word} there`, moq: 10 });
  const gone = await addTool(admin, { name: `${word} gone`, moq: 10, quantity: 5 });
  await open(page, '/blog');
  await search(page, word);
  const add = dialog(page).getByRole('button', { name: 'Add to Cart', description: `${word} there` });
  await add.dblclick();
  await expect(toast(page, `Added to your cart: ${word} there × 10`)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const option = dialog(page)
    .getByRole('option')
    .filter({ hasText: `${word} there` });
  const quantity = await boxOf(
    dialog(page).getByRole('textbox', { name: 'Quantity', description: `${word} there` }),
  );
  const name = await boxOf(option.getByText(`${word} there`, { exact: true }).last());
  const price = await boxOf(option.locator('.priced'));
  expect(name.y + name.height).toBeLessThanOrEqual(quantity.y);
  expect(price.x + price.width).toBeLessThanOrEqual(quantity.x);
  // A link of a toast leaves the box.
  await dialog(page).getByRole('link', { name: 'Open Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(dialog(page)).toBeHidden();
  await expect(
    page.getByRole('listitem', { name: `${word} there` }).getByRole('textbox', { name: /^Quantity/ }),
  ).toHaveValue('10');

  await search(page, word);
  const quote = dialog(page).getByRole('link', { name: 'Request for Quote', description: `${word} gone` });
  await expect(quote).toHaveAttribute('href', `/quote?tool=${gone}`);
  await quote.click();
  // The page takes the tool out of its address once it is in the form.
  await expect(page).toHaveURL(/\/quote(\?|$)/);

  await search(page, '');
  const recent = group(page, 'Recent searches').getByRole('option');
  await expect(recent).toHaveText([word]);
  await dialog(page)
    .getByRole('button', { name: `Remove “${word}”` })
    .click();
  await expect(recent).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await field(page).fill('claw hammer');
  await expect(dialog(page).getByRole('option').first()).toContainText('Claw Hammer');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/tools?q=claw+hammer');
  await search(page, 'claw hammer');
  await expect(dialog(page).getByRole('option').first()).toContainText('Claw Hammer');
  await field(page).press('ArrowDown');
  await expect(chosen(page)).toContainText('Claw Hammer');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Claw Hammer');
  await search(page, '');
  await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toHaveCount(0);
  await field(page).fill('terms');
  await expect(group(page, 'Pages').getByRole('option')).toHaveText('Terms');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/terms');
});

test('offline, nothing is added and the box says so', async ({ page, context, noise }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  const buyer = await registerCustomer();
  const name = unique('Offline Wrench ');
  await addTool(await anAdmin(), { name });
  await openAs(page, buyer, '/blog');
  await search(page, name);
  const add = dialog(page).getByRole('button', { name: 'Add to Cart', description: name });
  await expect(add).toBeVisible();
  await context.setOffline(true);
  await add.click();
  await expect(dialog(page).locator('[data-sonner-toast]')).toBeVisible();
  await context.setOffline(false);
  expect((await buyer.call('GET', '/api/cart')).body.lines).toEqual([]);
  expect((await call('GET', `/api/search?${new URLSearchParams({ q: name })}`)).status).toBe(200);
});

test('keys pressed before the scripts of a page have come open the box, with what was typed', async ({
  page,
}) => {
  let held: Route[] | undefined;
  await page.route('**/_next/static/**', async (route) => {
    if (held && route.request().resourceType() === 'script') held.push(route);
    else await route.continue();
  });
  for (const opener of ['Control+k', '/']) {
    held = [];
    await page.goto('/warranty', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.keyboard.press(opener);
    await page.keyboard.type('vise');
    await expect(dialog(page)).toBeHidden();
    const routes = held;
    held = undefined;
    await Promise.all(routes.map((route) => route.continue()));
    await expect(field(page)).toHaveValue('vise');
  }
});
