import { expect } from '@playwright/test';
import { violations } from '@/tests/support/pages/axe';
import { faults } from '@/tests/support/pages/page-faults';
import { money } from '@/tests/support/shop/money';
import { open, openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

async function someTools(count: number) {
  const admin = await anAdmin();
  const tools: { toolId: string; sku: string; name: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const [sku, name] = [unique('LP-').toUpperCase(), unique('Shelf Tool ')];
    tools.push({
      sku,
      name,
      toolId: await addTool(admin, { sku, name, price: 12.5, moq: 1, quantity: 100 }),
    });
  }
  return tools as [(typeof tools)[0], ...typeof tools];
}

test('a list is a table from which lines are picked, bought, removed and put back, by keyboard @core', async ({
  page,
}) => {
  const [buyer, [one, two, three]] = await Promise.all([registerCustomer(), someTools(3)]);
  const lines = [one, two, three].map((tool) => ({ toolId: tool?.toolId, quantity: 4 }));
  const { insertedId } = (await buyer.call('POST', '/api/list', { name: 'Van 3', lines })).body;
  await openAs(page, buyer, '/dashboard/lists');
  await page.getByRole('link', { name: 'Van 3' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Van 3' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Tools of the list' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(3);
  await expect(page.getByText(`Total ${money(150)}`)).toBeVisible();
  for (const box of await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height)))
    expect(box).toBeLessThanOrEqual(48);

  await table.getByRole('checkbox', { name: `Pick ${one.name}` }).press('Space');
  const quantity = table.getByRole('textbox', { name: `Quantity of ${one.name}` });
  await quantity.press('ControlOrMeta+a');
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Total ${money(125)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 to Cart' }).press('Enter');
  await expect(page.getByRole('status').getByText('1 tool added to the cart')).toBeVisible();
  expect((await buyer.call('GET', '/api/cart')).body.lines).toMatchObject([{ name: one.name, quantity: 10 }]);
  // The list has its own quantity until it is saved.
  const stored = async () => (await buyer.call('GET', `/api/list/${insertedId}`)).body.lines;
  expect(await stored()).toMatchObject([{ quantity: 4 }, {}, {}]);
  await page.getByRole('button', { name: 'Save List' }).press('Enter');
  await expect(toast(page, 'List saved')).toBeVisible();
  expect(await stored()).toMatchObject([{ quantity: 10 }, {}, {}]);

  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(toast(page, '1 tool removed from the list')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await toast(page, '1 tool removed from the list').getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);

  await table.getByRole('checkbox', { name: `Pick ${two?.name}` }).check();
  await page.getByRole('main').getByRole('button', { name: 'Request for Quote' }).press('Enter');
  await expect(page).toHaveURL(/\/quote$/);
  await expect(page.getByLabel(`Quantity of ${two?.name}`)).toHaveValue('4');
  await expect(page.getByLabel(`Quantity of ${one.name}`)).toHaveCount(0);
  await open(page, `/dashboard/lists/${insertedId}`);

  await page.getByRole('button', { name: 'Rename' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('Van 4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Van 4' })).toBeVisible();

  const found: string[] = [];
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [`/dashboard/lists/${insertedId}`, `/de/dashboard/lists/${insertedId}`]) {
      await open(page, path);
      found.push(...(await faults(page, path)));
    }
  }
  expect(found).toEqual([]);
});

test('a tool is added to a new list from its page, to an empty one from a card, by keyboard', async ({
  page,
}) => {
  const [buyer, [tool]] = await Promise.all([registerCustomer(), someTools(1)]);
  await openAs(page, buyer, `/tools?q=${encodeURIComponent(tool.name)}`);
  const card = page.getByRole('article', { name: tool.name });
  const add = card.getByRole('button', { name: 'Add to List' });
  await add.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to a list' });
  await expect(dialog).toContainText(tool.name);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Name of a new list' }).fill('Van 7');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Added to the list “Van 7”')).toBeVisible();
  await expect(add).toBeFocused();

  await card.getByRole('link', { name: tool.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: tool.name })).toBeVisible();
  await buyer.call('POST', '/api/list', { name: 'Bench', lines: [] });
  await page.getByRole('main').getByRole('button', { name: 'Add to List' }).first().press('Enter');
  await dialog.getByRole('button', { name: 'Bench' }).press('Enter');
  await expect(toast(page, 'Added to the list “Bench”')).toBeVisible();
  const { body: lists } = await buyer.call('GET', '/api/list');
  expect(lists).toMatchObject([
    { name: 'Bench', lineCount: 1 },
    { name: 'Van 7', lineCount: 1 },
  ]);
});

test('a visitor who wants a list is led to the login', async ({ page }) => {
  const [tool] = await someTools(1);
  await open(page, `/tools?q=${encodeURIComponent(tool.name)}`);
  await page.getByRole('article', { name: tool.name }).getByRole('button', { name: 'Add to List' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a list' });
  await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /\/login\?from=%2Ftools/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the address of a label leads a phone to the cart in two presses', async ({ page }) => {
  const [buyer, [tool]] = await Promise.all([registerCustomer(), someTools(1)]);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, buyer, `/quick-order?sku=${tool.sku}&quantity=20`);
  await page.waitForURL((url) => url.pathname === '/quick-order' && url.search === '');
  await page.getByRole('button', { name: 'Add All to Cart' }).click();
  await page.getByRole('main').getByRole('status').getByRole('link', { name: /cart/i }).click();
  await page.waitForURL('/cart');
  await expect(page.getByRole('textbox', { name: `Quantity of ${tool.name}` })).toHaveValue('20');
});
