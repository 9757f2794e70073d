import { expect, type Page } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { money } from '@/tests/support/shop/money';
import { payOrder } from '../../api/support/provider';
import { ruledCompany, setBudget, submitted } from '../../support/approvals';
import { arriveAt, fillCard, open, openAs, reload, test, toast } from '../../support/browser';
import { offerTo } from '../../support/offers';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

const paid = (page: Page) => page.getByRole('region', { name: 'Payment received' });

async function aTool(): Promise<{ toolId: string; name: string }> {
  const name = unique('Home Tool ');
  return { name, toolId: await addTool(await anAdmin(), { name, price: 12.5, moq: 1, quantity: 100 }) };
}

/** Returns the layout shift of the whole load so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      window.setTimeout(() => resolve([]), 500);
    });
    return entries.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
  });
}

test('a buyer who has paid sees for what, downloads the invoice and closes the note by keyboard; Back shows no card form @core', async ({
  page,
}) => {
  const buyer = await registerCustomer();
  const { toolId } = await aTool();
  const orderId = await placeOrder(buyer, toolId, 10);
  const { number } = (await buyer.call('GET', `/api/order/${orderId}`)).body;
  await openAs(page, buyer, '/dashboard/my-order');
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await arriveAt(page, `/dashboard/payment/${orderId}`);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay\b/ }).press('Enter');
  await expect(toast(page, 'Congrats! Your payment is completed')).toBeVisible();
  await arriveAt(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(paid(page)).toBeFocused();
  await expect(paid(page)).toContainText(number);
  await expect(paid(page)).toContainText(money(125));
  await expect(paid(page)).toContainText('1 Test Street');

  await page.goBack();
  await expect(page.getByRole('form', { name: /card/i })).toHaveCount(0);
  await open(page, '/dashboard');
  await reload(page);
  const invoice = paid(page).getByRole('link', { name: 'Download Invoice' });
  await invoice.focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await paid(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(paid(page)).toHaveCount(0);
  await reload(page);
  await expect(paid(page)).toHaveCount(0);
  await expect(page.getByLabel('Phone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible();
  await open(page, '/dashboard/desk');
  await expect(page.getByRole('region', { name: 'Under Way' })).toContainText(number);
});

test('an account without orders reads that nothing waits, and where to start', async ({ page }) => {
  await openAs(page, await registerCustomer(), '/dashboard/desk');
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waits for You' })).toContainText('Nothing waits for you.');
  const start = page.getByRole('region', { name: 'Where to start' });
  await expect(start.getByRole('link', { name: 'Find tools' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Buy Again' })).toHaveCount(0);
  expect(await faults(page, 'empty desk')).toEqual([]);
});

test('the desk has what waits for a buyer, with its one action, their budget and what they wait for @core', async ({
  page,
}) => {
  const { company, buyer } = await ruledCompany();
  const { toolId, name } = await aTool();
  await setBudget(company, 500, [buyer]);
  await submitted(buyer, toolId, { quantity: 7 });
  const { id, number } = await offerTo(buyer, { lines: [{ toolId, quantity: 4, unitPrice: 9 }] });
  await openAs(page, buyer, '/dashboard/desk');
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').first()).toHaveText(
    'Desk',
  );
  const waits = page.getByRole('region', { name: 'Waits for You' });
  await expect(waits.getByRole('listitem')).toHaveCount(1);
  await expect(waits.getByRole('listitem')).toContainText(`4 × ${name}`);
  await expect(page.getByRole('region', { name: 'Budget' })).toContainText(money(500));
  await expect(page.getByRole('region', { name: 'Open Requests' })).toContainText(`7 × ${name}`);
  expect(await faults(page, 'desk of a buyer')).toEqual([]);
  await page.getByRole('link', { name: /offer to answer/ }).press('Enter');
  await expect(
    page.getByRole('table', { name: 'Offers to me' }).getByRole('row', { name: number }),
  ).toContainText(`4 × ${name}`);
  await page.goBack();
  await waits.getByRole('link', { name: 'Answer' }).press('Enter');
  await arriveAt(page, `/dashboard/my-quotes/${id}`);
});

test('a decision made from the desk leads to the next one, and the last one back to the desk', async ({
  page,
}) => {
  const { buyer, approver } = await ruledCompany();
  const { toolId } = await aTool();
  const first = await submitted(buyer, toolId, { quantity: 1 });
  const second = await submitted(buyer, toolId, { quantity: 2 });
  await openAs(page, approver, '/dashboard/desk');
  await page
    .getByRole('region', { name: 'Waits for You' })
    .getByRole('link', { name: 'Decide' })
    .first()
    .press('Enter');
  await arriveAt(page, `/dashboard/approvals/${first}`);
  await page.getByRole('button', { name: 'Approve' }).press('Enter');
  await arriveAt(page, `/dashboard/approvals/${second}`);
  await page.getByRole('button', { name: 'Reject', exact: true }).press('Enter');
  await page.getByLabel('Reason').fill('Not now');
  await page.getByRole('form', { name: 'Reject' }).getByRole('button', { name: 'Reject' }).press('Enter');
  await arriveAt(page, '/dashboard/desk');
  await expect(page.getByRole('region', { name: 'Waits for You' })).toContainText('Nothing waits for you.');
});

test('the desk of an admin has what is to ship, money due, low stock and sales, and leads to their lists @core', async ({
  page,
}) => {
  const buyer = await registerCustomer();
  const { toolId } = await aTool();
  await payOrder(buyer, await placeOrder(buyer, toolId, 1));
  await openAs(page, await anAdmin(), '/dashboard/desk');
  const sections = ['To Ship', 'Money Due', 'Running Low', 'Sales'];
  for (const name of sections) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  expect(await faults(page, 'desk of an admin')).toEqual([]);
  await page
    .getByRole('region', { name: 'To do today' })
    .getByRole('link', { name: /to ship/ })
    .press('Enter');
  await page.waitForURL(/manage-order\?state=to-ship/);
});

test('a PO number of an order that waits for approval is found among the orders, and from the search box', async ({
  page,
}) => {
  const { company, buyer } = await ruledCompany();
  const { toolId } = await aTool();
  const poNumber = unique('PO-777');
  const id = await submitted(buyer, toolId, { poNumber });
  await openAs(page, buyer, '/dashboard/my-order');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(poNumber);
  await page.getByRole('option', { name: /^My Orders: / }).click();
  await page.waitForURL(/\/dashboard\/my-order\?q=/);
  await expect(page.getByText('1 approval request has it')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /^REQ-/ }).click();
  await arriveAt(page, `/dashboard/approvals/${id}`);
  await openAs(page, company.owner, `/dashboard/company/orders?q=${poNumber}`);
  await expect(page.getByText('1 approval request has it')).toBeVisible();
});

test.describe('what was bought', () => {
  let buyer: Person;
  let names: string[];

  test.beforeAll(async () => {
    buyer = await registerCustomer();
    names = [];
    for (const quantity of [10, 20]) {
      const { toolId, name } = await aTool();
      names.push(name);
      await payOrder(buyer, await placeOrder(buyer, toolId, quantity));
    }
    await buyer.call('POST', '/api/list', { name: 'Van 3', lines: [] });
  });

  test('what was bought is bought again from the desk by keyboard', async ({ page }) => {
    await openAs(page, buyer, '/dashboard/desk');
    await expect(page.getByRole('region', { name: 'Your lists' })).toContainText('Van 3');
    const bought = page.getByRole('table', { name: 'Buy Again' });
    const quantity = bought.getByRole('textbox', { name: `Quantity of ${names[1]}` });
    await expect(quantity).toHaveValue('20');
    await quantity.press('ControlOrMeta+a');
    await page.keyboard.type('1000');
    await page.keyboard.press('Enter');
    await expect(bought.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('30');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toast(page, new RegExp(`${names[1]}`))).toBeVisible();
    const { lines } = (await buyer.call('GET', '/api/cart')).body;
    expect(lines).toMatchObject([{ name: names[1], quantity: 30 }]);
  });

  test('the desk stands above the home page in one row without moving it; visitors have none of it', async ({
    page,
  }) => {
    await open(page, '/');
    const strip = page.getByRole('region', { name: 'Desk' });
    await expect(strip).toHaveCount(0);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await openAs(page, buyer, '/dashboard');
      await page.waitForFunction(() => localStorage.getItem('accessToken'));
      await open(page, '/');
      await expect(strip.getByRole('listitem').first()).toContainText('2 orders under way');
      await expect(strip).toBeInViewport();
      expect((await strip.boundingBox())?.height).toBe(72);
      expect(await layoutShift(page)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await faults(page, '/')).toEqual([]);
    await expect(page.getByRole('banner')).toContainText(`Signed in as ${buyer.name}`);
    await strip.getByRole('link', { name: /under way/ }).press('Enter');
    await page.waitForURL(/my-order\?state=to-ship/);
  });
});
