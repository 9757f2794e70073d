import { expect, type Page } from '@playwright/test';
import { payOrder } from '../../api/support/provider';
import { openAs, test } from '../../support/browser';
import { addTool, anAdmin, call, placeOrder, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

const VISIBLE_MIN = 12;
/** More than fit, so that the last row that is seen whole is not the last of the list. */
const ROWS = 14;
const ROW_MAX_PX = 48;

type Seen = { rows: number; visible: number; tallest: number };

function seenOn(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main table tbody tr')].map((row) =>
      row.getBoundingClientRect(),
    );
    return {
      rows: boxes.length,
      visible: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length,
      tallest: Math.max(...boxes.map(({ height }) => height)),
    };
  });
}

async function denseOn(page: Page, path: string): Promise<Seen> {
  await page.goto(path);
  await expect(page.locator('main table tbody tr').first(), path).toBeVisible();
  const seen = await seenOn(page);
  expect(seen.rows, path).toBeGreaterThanOrEqual(ROWS);
  expect(seen.tallest, path).toBeLessThanOrEqual(ROW_MAX_PX);
  return seen;
}

test('each list of an admin shows at least twelve rows at once at 1280 × 800, in German as low ones', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const name = unique('Robin ');
  const toolId = await addTool(admin, {
    name: unique('Torque Wrench for High Tensile Bolts of Bridges, Cranes and Towers '),
    price: 1_250,
    quantity: 1_000,
  });
  for (let place = 0; place < ROWS; place += 1) {
    const sender = { name, email: buyer.email, company: 'Carver Fitters and Sons of Cleveland' };
    const message = `Where is my order ${place}?\nIt was due on Monday, and our crane stands still.`;
    const lines = [{ toolId, quantity: 500 }];
    const note = 'By the end of March, to our second yard.';
    const [orderId] = await Promise.all([
      placeOrder(buyer, toolId),
      call('POST', '/api/contact', { ...sender, topic: 'order', message }),
      call('POST', '/api/quote', { ...sender, lines, note }),
    ]);
    if (place % 2 === 0) await payOrder(buyer, orderId);
  }
  const q = encodeURIComponent(buyer.email);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, admin, '/dashboard');
  for (const path of [
    `/dashboard/manage-order?q=${q}`,
    `/dashboard/quotes?q=${q}`,
    `/dashboard/messages?q=${q}`,
    '/dashboard/audit',
    '/dashboard/manage-product',
  ]) {
    const { visible } = await denseOn(page, path);
    expect(visible, path).toBeGreaterThanOrEqual(VISIBLE_MIN);
    await denseOn(page, `/de${path}`);
  }
});
