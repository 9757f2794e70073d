import { expect, type Page } from '@playwright/test';
import { openAs, test } from '@/tests/support/browser';
import { faults } from '@/tests/support/pages/page-faults';
import { addTool, anAdmin, call, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { money } from '@/tests/support/shop/money';
import { unique } from '@/tests/support/store';

const toolOf = async (id: string) => (await call('GET', `/api/tool/${id}`)).body;

async function openGrid(page: Page, admin: Person, word: string, query = ''): Promise<void> {
  const path = `/dashboard/manage-product?q=${encodeURIComponent(word)}&sort=name${query}`;
  await openAs(page, admin, path);
  await expect(page.getByRole('table', { name: 'Manage Products' })).toBeVisible();
}

const cellOf = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label}: `) });
const fieldOf = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

test('prices, minimum, stock, state and limit are edited by keyboard alone, filled down and taken back @core', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const [admin, other] = await Promise.all([anAdmin(), anAdmin()]);
  const word = unique('Grid ');
  const [a, b, c] = await Promise.all(
    ['A', 'B', 'C'].map((letter) => addTool(admin, { name: `${word} ${letter}`, price: 10, moq: 2 })),
  );
  if (!a || !b || !c) throw new Error('not added');
  await openGrid(page, admin, word);
  const { keyboard } = page;

  // Typing begins to edit, Tab saves and goes on, a number in any writing.
  await cellOf(page, `Price of ${word} A`).focus();
  await keyboard.type('12.5');
  await keyboard.press('Tab');
  await expect(fieldOf(page, `Minimum order of ${word} A`)).toBeFocused();
  await keyboard.type('4');
  await keyboard.press('Tab');
  await expect(fieldOf(page, `Stock of ${word} A`)).toBeFocused();
  await keyboard.type('1,000');
  await keyboard.press('Enter');
  await expect(cellOf(page, `Stock of ${word} A`)).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: `${word} A` })).toContainText('1,000 in stock');
  await expect(cellOf(page, `Price of ${word} A`)).toHaveText(money(12.5));
  await expect.poll(() => toolOf(a)).toMatchObject({ price: 12.5, moq: 4, quantity: 1_000, revision: 3 });

  // Escape takes back, an invalid value says so and stays.
  await keyboard.press('ArrowLeft');
  await expect(cellOf(page, `Minimum order of ${word} A`)).toBeFocused();
  await keyboard.type('9');
  await keyboard.press('Escape');
  await expect(cellOf(page, `Minimum order of ${word} A`)).toHaveText('4');
  await keyboard.press('Enter');
  await keyboard.type('0');
  await keyboard.press('Enter');
  await expect(fieldOf(page, `Minimum order of ${word} A`)).toBeFocused();
  await expect(fieldOf(page, `Minimum order of ${word} A`)).toHaveAccessibleDescription(/whole number of at/);
  await keyboard.press('Escape');

  // Another admin was first: both values are shown. Who edited something else is in nobody's way.
  await other.call('PATCH', `/api/tool/${b}`, { revision: 1, moq: 3 });
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowLeft');
  await expect(cellOf(page, `Price of ${word} B`)).toBeFocused();
  await keyboard.type('13');
  await keyboard.press('Enter');
  await expect.poll(() => toolOf(b)).toMatchObject({ price: 13, moq: 3, revision: 3 });
  await expect(cellOf(page, `Minimum order of ${word} B`)).toHaveText('3');
  await other.call('PATCH', `/api/tool/${b}`, { revision: 3, price: 14 });
  await keyboard.type('15');
  await keyboard.press('Enter');
  const asked = page.getByText(`now ${money(14)}, yours ${money(15)}`);
  await expect(asked).toBeVisible();
  expect(await faults(page, 'conflict')).toEqual([]);
  expect((await toolOf(b)).price).toBe(14);
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Save ${money(15)}` })).toBeFocused();
  await keyboard.press('Enter');
  await expect.poll(() => toolOf(b)).toMatchObject({ price: 15, revision: 5 });
  await expect(asked).toBeHidden();

  // The value of a cell for the selected tools, after a preview; undone on the page of changes.
  await page.getByRole('checkbox', { name: `Select ${word} A` }).press(' ');
  await page.getByRole('checkbox', { name: `Select ${word} C` }).press(' ');
  await cellOf(page, `Price of ${word} B`).focus();
  await expect(page.getByRole('button', { name: `Fill Down Price ${money(15)}` })).toBeVisible();
  await keyboard.press('Control+d');
  await expect(page.getByText('2 tools will change.')).toBeVisible();
  await page.getByRole('button', { name: 'Change 2 Tools' }).press('Enter');
  await expect(page.getByText('2 tools changed.')).toBeVisible();
  await expect(cellOf(page, `Price of ${word} C`)).toHaveText(money(15));

  await page.getByRole('link', { name: 'History of Changes' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: `Price of 2 tools set to ${money(15)}` });
  await expect(row.first()).toContainText(admin.name);
  await row.first().getByRole('link').press('Enter');
  const table = page.getByRole('table', { name: 'What was changed' });
  await expect(table.getByRole('row').filter({ hasText: `${word} A` })).toContainText(money(12.5));
  expect(await faults(page, 'history of changes')).toEqual([]);
  await row.first().getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row.first()).toContainText(`Undone by ${admin.name}`);
  expect((await toolOf(a)).price).toBe(12.5);
  expect((await toolOf(c)).price).toBe(10);
});

test('stock that orders moved meanwhile is shown beside what was counted', async ({ page, noise }) => {
  noise.expect(/409/);
  const admin = await anAdmin();
  const word = unique('Counted ');
  const id = await addTool(admin, { name: word, quantity: 100 });
  await openGrid(page, admin, word);
  await cellOf(page, `Stock of ${word}`).click();
  await fieldOf(page, `Stock of ${word}`).fill('90');
  await placeOrder(await registerCustomer(), id, 40);
  await page.keyboard.press('Enter');
  await expect(page.getByText('now 60, yours 90')).toBeVisible();
  await page.getByRole('button', { name: 'Keep 60' }).click();
  await expect(cellOf(page, `Stock of ${word}`)).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: word })).toContainText('60 in stock');
  await page.keyboard.type('55');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await toolOf(id)).quantity).toBe(55);
  const [line] = (await admin.call('GET', `/api/tool/${id}/stock`)).body;
  expect(line).toMatchObject({ reason: 'stocktake', change: -5, actorName: admin.name });
});

test('what cannot be saved stays in its cell, and is sent again', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED/);
  const admin = await anAdmin();
  const word = unique('Offline ');
  const id = await addTool(admin, { name: word, price: 10 });
  await openGrid(page, admin, word);
  const price = cellOf(page, `Price of ${word}`);
  await page.route(`**/api/tool/${id}`, (route) => route.abort());
  await price.click();
  await fieldOf(page, `Price of ${word}`).fill('11.25');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
  await expect(price).toHaveText('11.25');
  await expect(price).toBeFocused();
  await page.unroute(`**/api/tool/${id}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(price).toHaveText(money(11.25));
  await expect.poll(async () => (await toolOf(id)).price).toBe(11.25);
});

test('a state is chosen in its cell, and a limit is left to the store', async ({ page }) => {
  const admin = await anAdmin();
  const word = unique('Stated ');
  const id = await addTool(admin, { name: word, quantity: 30 });
  await openGrid(page, admin, word, '&state=on-sale');
  await cellOf(page, `Low stock limit of ${word}`).click();
  await fieldOf(page, `Low stock limit of ${word}`).fill('31');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row.getByText('Low stock')).toBeVisible();
  await cellOf(page, `Low stock limit of ${word}`).click();
  await fieldOf(page, `Low stock limit of ${word}`).fill('');
  await page.keyboard.press('Enter');
  await expect(row.getByText('Low stock')).toBeHidden();
  await cellOf(page, `State of ${word}`).click();
  await page.getByRole('combobox', { name: `State of ${word}` }).selectOption('Draft');
  await expect(cellOf(page, `State of ${word}`)).toHaveText('Draft');
  const state = async () => (await admin.call('GET', `/api/tool/${id}?state=all`)).body.state;
  await expect.poll(state).toBe('draft');
  // No longer of this list, once one has left it.
  await expect(row).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search tools' }).focus();
  await expect(row).toHaveCount(0);
});

test('search, states, filters and order are one line at 1280, and a phone shows the first tool at once', async ({
  page,
}) => {
  const admin = await anAdmin();
  const word = unique('Lined ');
  await addTool(admin, { name: word, price: 10 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, admin, '/dashboard/manage-product');
  const line = [
    page.getByRole('searchbox', { name: 'Search tools' }),
    page.getByRole('navigation', { name: 'State' }),
    page.getByLabel('Stock', { exact: true }),
    page.getByLabel('Category'),
    page.getByLabel('Sort by'),
  ];
  const boxes = await Promise.all(line.map((part) => part.boundingBox()));
  const top = Math.min(...boxes.map((box) => box?.y ?? Number.NaN));
  const bottom = Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)));
  expect(bottom - top).toBeLessThanOrEqual(44);

  await page.setViewportSize({ width: 360, height: 640 });
  const first = page.getByRole('row').nth(1);
  const card = await first.boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(card?.height).toBeLessThanOrEqual(100);
  await openGrid(page, admin, word);
  await cellOf(page, `Price of ${word}`).click();
  await fieldOf(page, `Price of ${word}`).fill('11');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, `Price of ${word}`)).toHaveText(money(11));
  expect(await faults(page, 'cards')).toEqual([]);
});
