import { expect, type Page } from '@playwright/test';
import { expectSoundPage } from '@/tests/support/pages/sound-page';
import { money } from '@/tests/support/shop/money';
import { open, openAs, reload, test, testInOwnContext, toast } from '../../support/browser';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

type Sold = { id: string; name: string; slug: string };

async function aTool(rules: object = {}): Promise<Sold> {
  const admin = await anAdmin();
  const name = unique('Cart Tool ');
  const id = await addTool(admin, { name, price: 12.5, moq: 1, quantity: 100, ...rules });
  const { body } = await admin.call('GET', `/api/tool/${id}`);
  return { id, name, slug: body.slug };
}

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const lineOf = (page: Page, { name }: Sold) =>
  page.getByRole('list', { name: 'Lines of your cart' }).getByRole('listitem', { name });
const quantityOf = (page: Page, tool: Sold) =>
  page.getByRole('textbox', { name: `Quantity of ${tool.name}` });
const due = (page: Page) => page.getByRole('status', { name: 'Amount due' });

function fill(buyer: Person, lines: { toolId: string; quantity: number }[]) {
  const ops = lines.map((line) => ({ op: 'add', ...line }));
  return buyer.call('PATCH', '/api/cart', { ops });
}

async function setPrice(admin: Person, { id }: Sold, price: number): Promise<void> {
  const { body } = await admin.call('GET', `/api/tool/${id}`);
  const { status } = await admin.call('PATCH', `/api/tool/${id}`, { revision: body.revision, price });
  expect(status).toBe(200);
}

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

test('a visitor collects tools, undoes, logs in, and finds what they collected in the account’s cart @core', async ({
  page,
}) => {
  const [first, low, buyer] = await Promise.all([aTool(), aTool({ moq: 10 }), registerCustomer()]);
  await fill(buyer, [{ toolId: first.id, quantity: 2 }]);
  await open(page, `/tools/${first.slug}`);
  await expect(cartLink(page)).toHaveText('Cart');
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await add.click();
  await expect(toast(page, `Added to your cart: ${first.name} × 1`)).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(`Cart 1 ${money(12.5)}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart');
  await add.click();
  await expect(cartLink(page)).toHaveAccessibleName(`Cart 1 ${money(12.5)}`);

  await open(page, `/tools?q=${encodeURIComponent(low.name)}`);
  const card = page.getByRole('article', { name: low.name });
  await expect(card.getByRole('link', { name: 'Buy Now' })).toBeVisible();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartLink(page)).toHaveAccessibleName(`Cart 2 ${money(137.5)}`);

  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(lineOf(page, first)).toContainText(money(12.5));
  await expect(due(page)).toHaveText(money(137.5));
  await quantityOf(page, low).fill('3');
  await expect(lineOf(page, low)).toContainText('Quantity short than MOQ');
  await reload(page);
  await expect(quantityOf(page, low)).toHaveValue('3');
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
  await expectSoundPage(page);

  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(quantityOf(page, first)).toHaveValue('3');
  await expect(quantityOf(page, low)).toHaveValue('10');
  const told = page.getByText('10 in your cart instead of 3', { exact: false });
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(told).toBeHidden();
  await reload(page);
  await expect(quantityOf(page, first)).toHaveValue('3');
  await expect(told).toBeHidden();
});

test('a buyer orders a cart with a PO number, and sees for each line what changed meanwhile @core', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const [dearer, scarce, gone, buyer] = await Promise.all([aTool(), aTool(), aTool(), registerCustomer()]);
  const admin = await anAdmin();
  await fill(
    buyer,
    [dearer, scarce, gone].map(({ id }) => ({ toolId: id, quantity: 4 })),
  );
  await openAs(page, buyer, '/cart');
  await expect(due(page)).toHaveText(money(150));
  await page.getByLabel('Address', { exact: true }).fill('1 Test Street\nTesttown');
  await page.getByLabel('Phone').fill('5550100');
  await page.getByLabel('PO number').fill('PO-4711');
  await page.getByLabel(`Your reference for ${dearer.name}`).fill('Bay 7');

  await setPrice(admin, dearer, 13);
  await placeOrder(await registerCustomer(), scarce.id, 97);
  await admin.call('DELETE', `/api/tool/${gone.id}`);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(lineOf(page, gone)).toContainText('This tool is not on sale any more.');
  await expect(lineOf(page, scarce)).toContainText('Quantity greater than available');
  await expect(lineOf(page, dearer)).toContainText(
    `The price has changed from ${money(12.5)} to ${money(13)}.`,
  );
  await page.getByRole('button', { name: `Remove ${gone.name}` }).click();
  await expect(lineOf(page, gone)).toHaveCount(0);
  await page.getByRole('button', { name: `Set to 3: ${scarce.name}` }).click();
  await expect(quantityOf(page, scarce)).toHaveValue('3');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Please look at the marked lines first.')).toBeVisible();
  await page.getByRole('button', { name: `Accept the new price of ${dearer.name}` }).click();
  await expect(due(page)).toHaveText(money(89.5));
  await expect(page.getByLabel('PO number')).toHaveValue('PO-4711');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/dashboard\/my-order$/);
  await expect(cartLink(page)).toHaveAccessibleName('Cart');
  const [order] = (await buyer.call('GET', '/api/order')).body;
  expect(order).toMatchObject({ poNumber: 'PO-4711', orderQuantity: 7, orderValue: 89.5 });
});

test('a cart shows when it ships, and which line it waits for where there is too little of one', async ({
  page,
}) => {
  const [plain, slow, buyer] = await Promise.all([
    aTool(),
    aTool({ quantity: 4, leadTimeDays: 12 }),
    registerCustomer(),
  ]);
  await fill(buyer, [
    { toolId: plain.id, quantity: 2 },
    { toolId: slow.id, quantity: 5 },
  ]);
  const { body } = await buyer.call('GET', '/api/cart');
  await openAs(page, buyer, '/cart');
  const about = /^On request: ships about \w{3}, \w{3} \d{1,2}$/;
  await expect(lineOf(page, slow).getByText(about)).toBeVisible();
  await expect(lineOf(page, plain).getByText(/^Ships (today|\w+day)/)).toBeVisible();
  const main = page.getByRole('main');
  // Once in the line and once of the cart as a whole.
  await expect(main.getByText(about)).toHaveCount(2);
  await expect(main.getByText(`Waits for ${body.lines[1].sku}: about 12 business days`)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectSoundPage(page);

  await lineOf(page, slow).getByRole('button', { name: 'Set to 4' }).click();
  await expect(main.getByText(about)).toHaveCount(0);
  await expect(main.getByText(/^Waits for/)).toHaveCount(0);
  await expect(main.getByText(/^Ships /)).toHaveCount(1);
});

test('two tabs show the same cart, and a conflicting change is made or shown for a decision @core', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/409/);
  const [one, two, buyer] = await Promise.all([aTool(), aTool(), registerCustomer()]);
  await fill(
    buyer,
    [one, two].map(({ id }) => ({ toolId: id, quantity: 4 })),
  );
  await openAs(page, buyer, '/cart');
  const other = await context.newPage();
  await open(other, '/cart');
  await expect(quantityOf(other, one)).toHaveValue('4');
  await quantityOf(other, one).fill('6');
  await expect(quantityOf(page, one)).toHaveValue('6');
  await expect(due(page)).toHaveText(money(125));

  // On another device: this page does not know. What nobody else touched is simply done.
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'set', toolId: two.id, quantity: 9 }] });
  await quantityOf(page, one).fill('7');
  await expect(quantityOf(page, two)).toHaveValue('9');
  await expect(due(page)).toHaveText(money(200));
  // The other tab reads the cart once it learns of this; had it not by then, it would tell this page of the next change.
  await expect(due(other)).toHaveText(money(200));
  // The same line: its owner decides.
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'set', toolId: one.id, quantity: 20 }] });
  await quantityOf(page, one).fill('8');
  await expect(lineOf(page, one)).toContainText('Changed to 20 in another tab or on another device');
  await expect(quantityOf(page, one)).toHaveValue('20');
  await lineOf(page, one).getByRole('button', { name: 'Set to 8' }).click();
  await expect(quantityOf(page, one)).toHaveValue('8');
  await expect(quantityOf(other, one)).toHaveValue('8');
  await page.getByRole('button', { name: `Remove ${two.name}` }).click();
  await expect(lineOf(other, two)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quantityOf(other, two)).toHaveValue('9');
});

test('a long cart is sound at 320 px, in German too, and an empty one leads to the tools', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const [long, dear, buyer] = await Promise.all([
    aTool({
      name: unique('Drehmomentschlüssel für hochfeste Schrauben an Brücken und Kränen 40–220 Nm ').slice(
        0,
        120,
      ),
    }),
    aTool({ price: 99_999.99, quantity: 1_000_000 }),
    registerCustomer(),
  ]);
  await openAs(page, buyer, '/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await fill(buyer, [
    { toolId: long.id, quantity: 101 },
    { toolId: dear.id, quantity: 999_999 },
  ]);
  await open(page, '/de/cart');
  await expect(page.getByRole('button', { name: 'Bestellung aufgeben' })).toBeVisible();
  await expect(page.getByText('1 Position lässt sich so nicht bestellen.')).toBeVisible();
  await expectSoundPage(page);
});

test('a PO number that was used before is warned about in the cart, and ordered all the same', async ({
  page,
}) => {
  const [tool, buyer] = await Promise.all([aTool(), registerCustomer()]);
  await fill(buyer, [{ toolId: tool.id, quantity: 4 }]);
  await openAs(page, buyer, '/cart');
  await expect(lineOf(page, tool).getByRole('link', { name: tool.name })).toHaveAttribute(
    'href',
    `/tools/${tool.slug}`,
  );
  await page.getByLabel('Address', { exact: true }).fill('1 Test Street\nTesttown');
  await page.getByLabel('Phone').fill('5550100');
  await page.getByLabel('PO number').fill('PO-4711');
  await page.getByLabel(`Your reference for ${tool.name}`).fill('Bay 7');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/dashboard\/my-order$/);
  await expect(page.getByText('PO-4711', { exact: true })).toBeVisible();
  const [first] = (await buyer.call('GET', '/api/order')).body;

  await fill(buyer, [{ toolId: tool.id, quantity: 4 }]);
  await open(page, '/cart');
  const warning = page.getByText('You have used PO-4711 before.', { exact: false });
  await page.getByLabel('PO number').fill('PO-47');
  // The address of the order before, as a card.
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  await page.getByLabel('PO number').fill('PO-4711');
  await expect(warning).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('link', { name: new RegExp(`^${first.number} of`) }).click();
  await expect(page.getByText('Reference: Bay 7')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('PO number')).toHaveValue('PO-4711');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/dashboard\/my-order$/);
  expect((await buyer.call('GET', '/api/order?poNumber=PO-4711')).body).toHaveLength(2);
});

test('a quantity that could not be saved is marked and stays in its field, blocks the order, and is saved by “Try again”', async ({
  page,
  noise,
}) => {
  noise.expect(/503/);
  const [tool, buyer] = await Promise.all([aTool(), registerCustomer()]);
  await fill(buyer, [{ toolId: tool.id, quantity: 2 }]);
  await openAs(page, buyer, '/cart');
  await expect(due(page)).toHaveText(money(25));
  // As a proxy answers while the store restarts.
  await page.route('**/api/cart', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' });
  });
  await quantityOf(page, tool).fill('8');
  const notice = page.getByRole('alert').filter({ hasText: 'Your change wasn’t saved' });
  await expect(notice).toContainText('The store is temporarily unavailable. Please try again in a moment.');
  await expect(due(page)).toHaveText(money(25));
  await expect(quantityOf(page, tool)).toHaveValue('8');
  await expect(lineOf(page, tool)).toContainText('Not saved yet. Your cart still has 2.');
  await expectSoundPage(page);

  await page.getByLabel('Address', { exact: true }).fill('1 Test Street');
  await page.getByLabel('Phone').fill('5550100');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Nothing was ordered: your last change')).toBeVisible();
  expect((await buyer.call('GET', '/api/order')).body).toEqual([]);

  await page.unroute('**/api/cart');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(due(page)).toHaveText(money(100));
  await expect(quantityOf(page, tool)).toHaveValue('8');
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('1 Test Street');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/my-order/);
});

testInOwnContext(
  'a change made offline is saved once the connection is back, and counts as last made',
  async ({ page, context, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    const [one, two, buyer] = await Promise.all([aTool(), aTool(), registerCustomer()]);
    await fill(
      buyer,
      [one, two].map(({ id }) => ({ toolId: id, quantity: 2 })),
    );
    await openAs(page, buyer, '/cart');
    await expect(due(page)).toHaveText(money(50));
    await context.setOffline(true);
    await quantityOf(page, one).fill('8');
    await expect(lineOf(page, one)).toContainText('Not saved yet. Your cart still has 2.');
    await page.getByLabel(`Your reference for ${two.name}`).fill('Bay 7');
    await page.getByLabel(`Your reference for ${two.name}`).blur();
    await expect(lineOf(page, two)).toContainText('Your reference isn’t saved yet.');
    await quantityOf(page, one).fill('4');
    await quantityOf(page, one).blur();
    await context.setOffline(false);
    await expect(due(page)).toHaveText(money(75));
    await expect(page.getByText('saved yet')).toHaveCount(0);
    expect((await buyer.call('GET', '/api/cart')).body.lines).toMatchObject([
      { toolId: one.id, quantity: 4 },
      { toolId: two.id, quantity: 2, reference: 'Bay 7' },
    ]);
  },
);

test('an order has the quantity that was stepped to just before, and none is placed with one that is no number @phone', async ({
  page,
}) => {
  const [tool, buyer] = await Promise.all([aTool(), registerCustomer()]);
  await fill(buyer, [{ toolId: tool.id, quantity: 2 }]);
  await openAs(page, buyer, '/cart');
  await page.getByLabel('Address', { exact: true }).fill('1 Test Street');
  await page.getByLabel('Phone').fill('5550100');
  await quantityOf(page, tool).fill('many');
  const order = page.getByRole('button', { name: 'Place Order' });
  await order.click();
  await expect(page.getByText('Please look at the marked lines first.')).toBeVisible();
  await expect(lineOf(page, tool)).toBeFocused();
  await expect(quantityOf(page, tool)).toHaveValue('many');
  expect((await buyer.call('GET', '/api/order')).body).toEqual([]);

  await quantityOf(page, tool).fill('2');
  const more = page.getByRole('button', { name: `More of ${tool.name}` });
  // In one go: the pause after a step, in which nothing is sent yet, is over before a second press of Playwright's.
  await more.evaluate((button: HTMLButtonElement) => button.click());
  await order.evaluate((button: HTMLButtonElement) => button.click());
  await expect(page).toHaveURL(/my-order/);
  const [placed] = (await buyer.call('GET', '/api/order')).body;
  expect(placed).toMatchObject({ orderQuantity: 3, orderValue: 37.5 });
});

test('an empty cart leads to the tools and to quick order', async ({ page }) => {
  await open(page, '/cart');
  await expect(page.getByRole('link', { name: 'Go to the tools' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Quick Order' }).click();
  await expect(page).toHaveURL(/\/quick-order$/);
});
