import { expect } from '@playwright/test';
import { open, openAs, reload, test, testInOwnContext } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test('stock sold since the last visit is gone from the tool’s page, also when a link leads there', async ({
  page,
}) => {
  const buyer = await registerCustomer();
  const name = unique('Sold Since ');
  const toolId = await addTool(await anAdmin(), { name, quantity: 100 });
  const visit = async () => {
    await open(page, `/tools?q=${encodeURIComponent(name)}`);
    await page.getByRole('article').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const stock = page
    .getByRole('main')
    .getByText(/^\d+ in stock/)
    .first();
  await visit();
  await expect(stock).toHaveText(/^100 in stock/);

  await placeOrder(buyer, toolId, 15);
  await visit();
  await expect(stock).toHaveText(/^85 in stock/);
});

test('a page that the Back button shows as it was left reads the session again, and follows other tabs again', async ({
  page,
}) => {
  await open(page, '/warranty');
  let read = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/session') read += 1;
  });
  // Another tab has a channel of its own; this page's would not hear its own message.
  const changeElsewhere = () =>
    page.evaluate(() => new BroadcastChannel('forgeline-session').postMessage('changed'));
  const dispatch = (type: 'pagehide' | 'pageshow') =>
    page.evaluate(
      (name) => void window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  await dispatch('pagehide');
  await changeElsewhere();
  await page.waitForTimeout(200);
  expect(read).toBe(0);
  await dispatch('pageshow');
  await expect.poll(() => read).toBe(1);
  await changeElsewhere();
  await expect.poll(() => read).toBe(2);
});

test.describe('when a tool ships', () => {
  test.use({ timezoneId: 'UTC' });

  testInOwnContext(
    'when a tool ships is said for the moment of the visit, also on a page cached before the cut-off hour',
    async ({ page, browser }) => {
      const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
      const name = unique('Cut-Off ');
      const toolId = await addTool(admin, { name, moq: 10, quantity: 100 });
      const { slug } = (await buyer.call('GET', `/api/tool/${toolId}`)).body;
      const ships = page.getByRole('main').getByText(/^Ships /);

      // A Friday, before the cut-off hour and after it.
      await page.clock.setFixedTime(new Date('2026-11-27T13:59:59Z'));
      await open(page, `/tools/${slug}`);
      await expect(ships).toHaveText('Ships today');
      await open(page, `/tools?q=${encodeURIComponent(name)}`);
      const figures = page.getByRole('article').filter({ hasText: name }).locator('dl');
      const said = () => figures.evaluate((list) => getComputedStyle(list, '::after').content);
      await expect.poll(said).toBe('"Ships today"');
      await page.clock.setFixedTime(new Date('2026-11-27T14:00:00Z'));
      await reload(page);
      await expect.poll(said).toBe('"Ships Monday"');
      await open(page, `/tools/${slug}`);
      await expect(ships).toHaveText('Ships Monday');
      await open(page, `/de/tools/${slug}`);
      await expect(page.getByText('Versand am Montag')).toBeVisible();

      await open(page, `/tools/${slug}`);
      await page
        .getByRole('region', { name: 'Overview' })
        .getByRole('button', { name: 'Add to Cart' })
        .click();
      await expect(page.getByRole('link', { name: /^Cart 1 / })).toBeVisible();
      await open(page, '/cart');
      await expect(ships).toHaveText('Ships Monday');

      // Without scripts a page says what holds at any time.
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const plainPage = await plain.newPage();
      await plainPage.goto(`/tools/${slug}`);
      await expect(plainPage.getByText('Ships within 1 business day')).toBeVisible();
      await plain.close();
    },
  );

  test('the day on which a tool ships is in the order form for the quantity, and on the page of the order', async ({
    page,
  }) => {
    const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
    const toolId = await addTool(admin, { moq: 10, quantity: 100 });
    await openAs(page, buyer, `/purchase/${toolId}`);
    const ships = page.getByRole('main').getByText(/^Ships /);
    await expect(ships).toHaveText(/^Ships (today|(Mon|Tues|Wednes|Thurs|Fri)day)$/);
    // More than there is cannot be promised.
    await page.getByLabel('Quantity', { exact: true }).fill('101');
    await expect(ships).toHaveCount(0);

    const orderId = await placeOrder(buyer, toolId, 10);
    for (const [person, path] of [
      [buyer, '/dashboard/my-order'],
      [admin, '/dashboard/manage-order'],
    ] as const) {
      await openAs(page, person, `${path}/${orderId}`);
      const delivery = page.getByRole('region', { name: 'Delivery' });
      await expect(delivery).toContainText(/Expected to ship.*, 20\d\d, if paid in time/);
    }
  });

  test('the day on which a tool ships follows from the lead time where it is not in stock', async ({
    page,
  }) => {
    const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
    const name = unique('Lead ');
    const toolId = await addTool(admin, { name, moq: 10, quantity: 15, leadTimeDays: 5 });
    const { slug } = (await buyer.call('GET', `/api/tool/${toolId}`)).body;
    const until = page
      .getByRole('main')
      .getByText(/^On request: ships about [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+$/);
    await openAs(page, buyer, `/purchase/${toolId}`);
    await page.getByLabel('Quantity', { exact: true }).fill('16');
    await expect(until).toBeVisible();

    await placeOrder(buyer, toolId, 10);
    await open(page, `/tools/${slug}`);
    await expect(until).toBeVisible();
    for (const [view, row] of [
      ['', page.getByRole('article').filter({ hasText: name }).locator('dl')],
      ['&view=table', page.getByRole('row').filter({ hasText: name }).getByRole('cell').nth(3)],
    ] as const) {
      await open(page, `/tools?q=${encodeURIComponent(name)}${view}`);
      const said = () => row.evaluate((box) => getComputedStyle(box, '::after').content);
      await expect.poll(said, view).toBe('"Ships in about 5 business days"');
    }
  });
});
