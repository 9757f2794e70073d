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
  await expect(page.getByRole('region', { name: 'Under way' })).toContainText(number);
  // The profile is on the same page.
  await expect(page.getByLabel('Phone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible();
});

test('an account without orders is told where to start', async ({ page }) => {
  await openAs(page, await registerCustomer(), '/dashboard');
  const start = page.getByRole('region', { name: 'Where to start' });
  await expect(start.getByRole('link', { name: 'Find tools' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Buy again' })).toHaveCount(0);
});

test('the account begins with what waits for its owner: an offer with what is in it, and approvals to decide', async ({
  page,
}) => {
  const { company, buyer, approver } = await ruledCompany();
  const { toolId, name } = await aTool();
  await setBudget(company, 500, [buyer]);
  await submitted(buyer, toolId, { quantity: 7 });
  const lines = [{ toolId, quantity: 4, unitPrice: 9 }];
  const { number } = await offerTo(buyer, { lines });

  await openAs(page, approver, '/dashboard');
  await expect(page.getByText('What we know about you')).toHaveCount(0);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('listitem').filter({ hasText: buyer.name })).toContainText(`7 × ${name}`);
  await waiting.getByRole('link', { name: /^REQ-/ }).click();
  await page.waitForURL(/\/dashboard\/approvals\//);

  await openAs(page, buyer, '/dashboard');
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await expect(waiting.getByRole('listitem')).toContainText(`4 × ${name}`);
  await expect(waiting.getByRole('listitem')).toContainText(/until /);
  await expect(waiting.getByRole('link', { name: number })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your company' })).toContainText(money(500));
  expect(await faults(page, 'account home')).toEqual([]);
  await open(page, '/dashboard/my-quotes');
  await expect(
    page.getByRole('table', { name: 'Offers to me' }).getByRole('row', { name: number }),
  ).toContainText(`4 × ${name}`);
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

  test('what was bought is bought again from the dashboard by keyboard', async ({ page }) => {
    await openAs(page, buyer, '/dashboard');
    await expect(page.getByRole('region', { name: 'Your lists' })).toContainText('Van 3');
    const bought = page.getByRole('table', { name: 'Buy again' });
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

  test('what was bought stands above the home page without moving it; visitors have none of it', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page.getByRole('region', { name: 'Buy again' })).toHaveCount(0);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await openAs(page, buyer, '/dashboard');
      await page.waitForFunction(() => localStorage.getItem('accessToken'));
      await open(page, '/');
      const strip = page.getByRole('region', { name: 'Buy again' });
      await expect(strip.getByRole('listitem').first()).toContainText(names[1] as string);
      await expect(strip).toBeInViewport();
      expect(await layoutShift(page)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await faults(page, '/')).toEqual([]);
    await expect(page.getByRole('banner')).toContainText(`Signed in as ${buyer.name}`);
    await page
      .getByRole('region', { name: 'Buy again' })
      .getByRole('button', { name: 'Add' })
      .last()
      .press('Enter');
    await expect(toast(page, new RegExp(`${names[0]}`))).toBeVisible();
  });
});
