import { expect, type Page } from '@playwright/test';
import { expectSoundPage } from '@/tests/support/pages/sound-page';
import { money } from '@/tests/support/shop/money';
import { open, openAs, reload, test, toast } from '../../support/browser';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

type Sold = { toolId: string; sku: string; name: string };

async function aTool(rules: object = {}): Promise<Sold> {
  const [sku, name] = [unique('OS-').toUpperCase(), unique('Sheet Tool ')];
  const toolId = await addTool(await anAdmin(), { sku, name, price: 12.5, moq: 1, quantity: 100, ...rules });
  return { toolId, sku, name };
}

const someTools = (count: number) => Promise.all(Array.from({ length: count }, () => aTool()));

function fill(buyer: Person, tools: readonly Sold[], quantity = 2) {
  const ops = tools.map(({ toolId }) => ({ op: 'add', toolId, quantity }));
  return buyer.call('PATCH', '/api/cart', { ops });
}

const linesOf = (page: Page) => page.getByRole('list', { name: 'Lines of your cart' }).getByRole('listitem');
const lineOf = (page: Page, { name }: Sold) =>
  page.getByRole('list', { name: 'Lines of your cart' }).getByRole('listitem', { name });
const due = (page: Page) => page.getByRole('status', { name: 'Amount due' });
const select = (page: Page, { name }: Sold) => page.getByRole('checkbox', { name: `Select ${name}` }).check();

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

test('a cart is filled and ordered by keyboard alone, and every entry leads to the next @core', async ({
  page,
}) => {
  const [first, second, own, buyer] = await Promise.all([
    aTool(),
    aTool({ moq: 10 }),
    aTool(),
    registerCustomer(),
  ]);
  const alias = unique('Regal ');
  await buyer.call('POST', '/api/alias', { alias, toolId: own.toolId });
  await openAs(page, buyer, '/cart');
  const form = page.getByRole('form', { name: 'Add to the cart' });
  const article = form.getByRole('combobox', { name: 'SKU or number' });
  const quantity = form.getByLabel('Quantity', { exact: true });
  await article.focus();

  // A SKU as people write it, with a quantity.
  await page.keyboard.type(first.sku.toLowerCase().replaceAll('-', ' '));
  await expect(form.getByRole('option', { name: first.name })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(quantity).toBeFocused();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(form.getByText(`4 × ${first.sku} is in your cart.`)).toBeVisible();
  await expect(article).toBeFocused();
  await expect(article).toHaveValue('');
  await expect(due(page)).toHaveText(money(50));

  // The same without its prefix, and fewer than can be ordered.
  await page.keyboard.type(second.sku.replace('OS-', ''));
  await expect(form.getByRole('option', { name: second.name })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(form.getByText(`${second.sku}: 3 → 10, the nearest that can be ordered.`)).toBeVisible();
  await expect(lineOf(page, second)).toBeVisible();

  // The buyer's own number and a quantity in one text.
  await page.keyboard.type(`3 x ${alias}`);
  await page.keyboard.press('Enter');
  await expect(lineOf(page, own)).toContainText(alias);
  await expect(article).toBeFocused();

  // Nothing that differs by more than two characters is offered.
  await page.keyboard.type('FL-XX-999');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(form.getByText('There is no such article number')).toBeVisible();
  await expect(linesOf(page)).toHaveCount(3);
  await expectSoundPage(page);

  await page.getByLabel('PO number').focus();
  await page.keyboard.type('PO-KEYS');
  await page.keyboard.press('Tab');
  await page.getByLabel('Address', { exact: true }).focus();
  await page.keyboard.type('1 Test Street');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5550100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/my-order$/);
  const [order] = (await buyer.call('GET', '/api/order')).body;
  expect(order).toMatchObject({ poNumber: 'PO-KEYS', orderQuantity: 17 });
});

test('nine lines of a cart are visible at 1280 × 800 beside the order, in rows of at most 53 px', async ({
  page,
}) => {
  const [tools, buyer] = await Promise.all([someTools(12), registerCustomer()]);
  await fill(buyer, tools);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, buyer, '/cart');
  await expect(linesOf(page)).toHaveCount(12);
  const boxes = await linesOf(page).evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect()).map(({ bottom, height }) => ({ bottom, height })),
  );
  expect(boxes.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(9);
  expect(Math.max(...boxes.slice(0, 9).map(({ height }) => height))).toBeLessThanOrEqual(53);
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport({ ratio: 1 });
  await expect(due(page)).toBeInViewport();
  // It stays in sight beside lines further down.
  await linesOf(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport({ ratio: 1 });
});

test('selected lines are removed, moved to a list that is new or exists, and asked for in a quote', async ({
  page,
  noise,
}) => {
  noise.expect(/422/);
  const [tools, buyer] = await Promise.all([someTools(5), registerCustomer()]);
  const [one, two, three, four, five] = tools as [Sold, Sold, Sold, Sold, Sold];
  await fill(buyer, tools, 3);
  await openAs(page, buyer, '/cart');
  const bar = page.getByRole('region', { name: 'Selected lines' });
  await expect(bar).toHaveCount(0);
  await select(page, one);
  await select(page, two);
  await expect(bar.getByText('2 lines selected')).toBeVisible();
  await expectSoundPage(page);
  await bar.getByRole('button', { name: 'Remove Selected' }).click();
  await expect(linesOf(page)).toHaveCount(3);
  await expect(toast(page, 'Removed from your cart: 2 lines')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(linesOf(page)).toHaveCount(5);

  await bar.getByRole('button', { name: 'Move to List' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to List' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog.getByText('Name of the list required')).toBeVisible();
  await expectSoundPage(page);
  await dialog.getByLabel('Name of the list').fill('Van');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast(page, 'Moved to “Van”: 2 lines')).toBeVisible();
  await expect(linesOf(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeFocused();

  await select(page, three);
  await bar.getByRole('button', { name: 'Move to List' }).click();
  await expect(dialog.getByLabel('List', { exact: true })).toHaveValue(/./);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(linesOf(page)).toHaveCount(2);
  const [{ _id }] = (await buyer.call('GET', '/api/list')).body;
  const { body: list } = await buyer.call('GET', `/api/list/${_id}`);
  expect(
    list.lines.map(({ toolId, quantity }: { toolId: string; quantity: number }) => [toolId, quantity]),
  ).toEqual([one, two, three].map(({ toolId }) => [toolId, 3]));

  await page.getByRole('checkbox', { name: 'Select all lines' }).check();
  await bar.getByRole('button', { name: 'Request for Quote' }).click();
  await expect(page).toHaveURL(/\/quote$/);
  for (const { name } of [four, five]) await expect(page.getByText(name).first()).toBeVisible();
  // They are still in the cart.
  expect((await buyer.call('GET', '/api/cart')).body.lines).toHaveLength(2);
});

test('too little of a tool says how many there are, and offers them and a quote', async ({ page }) => {
  const [few, none] = await Promise.all([aTool({ quantity: 7 }), aTool({ quantity: 0 })]);
  await open(page, '/cart');
  const form = page.getByRole('form', { name: 'Add to the cart' });
  const enter = async (sku: string) => {
    await form.getByRole('combobox').fill(sku);
    await form.getByLabel('Quantity', { exact: true }).fill('10');
    await page.keyboard.press('Enter');
  };
  await enter(none.sku);
  await expect(form.getByText(`${none.sku} is out of stock.`)).toBeVisible();
  await expect(form.getByRole('link', { name: 'Request for Quote' })).toHaveAttribute(
    'href',
    `/quote?tool=${none.toolId}&quantity=10`,
  );
  await enter(few.sku);
  await expect(form.getByText(`Only 7 of ${few.sku} in stock.`)).toBeVisible();
  await form.getByRole('button', { name: 'Take 7' }).click();
  await expect(lineOf(page, few)).toBeVisible();
  await expect(form.getByRole('combobox')).toBeFocused();
});

test('on a phone the sum and the button stay at the lower edge, and lines are cards, in German too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [tools, buyer] = await Promise.all([someTools(6), registerCustomer()]);
  await fill(buyer, tools);
  await openAs(page, buyer, '/cart');
  const order = page.getByRole('button', { name: 'Place Order' });
  await expect(order).toBeInViewport({ ratio: 1 });
  expect((await order.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const row = await linesOf(page).first().boundingBox();
  expect(row?.height).toBeLessThanOrEqual(132);
  await linesOf(page).last().scrollIntoViewIfNeeded();
  await expect(order).toBeInViewport({ ratio: 1 });
  await select(page, tools[0] as Sold);
  await expectSoundPage(page);
  await open(page, '/de/cart');
  await expect(page.getByRole('button', { name: 'Bestellung aufgeben' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Artikelnummer')).toBeVisible();
  await expectSoundPage(page);
});

test('on a slow network entries are made one after the other, and a double click places one order', async ({
  page,
}) => {
  const [one, two, buyer] = await Promise.all([aTool(), aTool(), registerCustomer()]);
  await openAs(page, buyer, '/cart');
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const form = page.getByRole('form', { name: 'Add to the cart' });
  for (const { sku } of [one, two]) {
    await form.getByRole('combobox').fill(sku);
    await form.getByLabel('Quantity', { exact: true }).fill('2');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form.getByText(`2 × ${sku} is in your cart.`)).toBeVisible();
  }
  await expect(due(page)).toHaveText(money(50));
  await page.getByLabel('Address', { exact: true }).fill('1 Test Street');
  await page.getByLabel('Phone').fill('5550100');
  await page.getByRole('button', { name: 'Place Order' }).dblclick();
  await expect(page).toHaveURL(/my-order/);
  expect((await buyer.call('GET', '/api/order')).body).toHaveLength(1);
  await page.unrouteAll({ behavior: 'wait' });
});

test('“Place Order” pressed before the address is there waits for it', async ({ page }) => {
  const [tool, buyer] = await Promise.all([aTool(), registerCustomer()]);
  await placeOrder(buyer, tool.toolId);
  await fill(buyer, [tool]);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/address/used', async (route) => {
    await asked;
    await route.continue();
  });
  await openAs(page, buyer, '/cart');
  const order = page.getByRole('button', { name: 'Place Order' });
  await order.click();
  await expect(order).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(page).toHaveURL(/my-order/);
  expect((await buyer.call('GET', '/api/order')).body).toHaveLength(2);
});

test('an address that an order used is filled in from then on: in the cart as a card, on the order form in its fields', async ({
  page,
}) => {
  const [tool, buyer] = await Promise.all([aTool(), registerCustomer()]);
  await fill(buyer, [tool]);
  await openAs(page, buyer, '/cart');
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('Goods in\n1 Test Street\nTesttown');
  await page.getByLabel('Phone').fill('5550100');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/my-order/);

  await open(page, `/purchase/${tool.toolId}`);
  await expect(address).toHaveValue('Goods in\n1 Test Street\nTesttown');
  await expect(page.getByLabel('Phone')).toHaveValue('5550100');
  await page.getByLabel('PO number').fill('PO-12');
  await page.getByLabel('Your reference').fill('Bay 7');
  await page.getByLabel('Note').fill('Ring twice.');
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/my-order/);
  const [{ _id }] = (await buyer.call('GET', '/api/order')).body;
  expect((await buyer.call('GET', `/api/order/${_id}`)).body).toMatchObject({
    poNumber: 'PO-12',
    note: 'Ring twice.',
    lines: [{ reference: 'Bay 7' }],
    address: 'Goods in\n1 Test Street\nTesttown',
  });

  await fill(buyer, [tool]);
  await open(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('Goods in')).toBeVisible();
  await expect(main.getByText('5550100')).toBeVisible();
  await expect(address).toHaveCount(0);
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Deliver to' })).toBeFocused();
  await address.fill('2 Mill Road');
  // What is typed is not lost, and not folded away.
  await reload(page);
  await expect(address).toHaveValue('2 Mill Road');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/my-order/);
  expect((await buyer.call('GET', '/api/address/used')).body).toEqual([
    { address: '2 Mill Road', phone: '5550100' },
    { address: 'Goods in\n1 Test Street\nTesttown', phone: '5550100' },
  ]);
  expect((await buyer.call('GET', '/api/address')).body).toEqual([]);
});
