import { expect } from '@playwright/test';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { money } from '@/tests/support/shop/money';
import {
  arriveAt,
  fillCard,
  logOut,
  newAccount,
  open,
  openAs,
  register,
  reload,
  test,
  verifyByMail,
} from '../../support/browser';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { mailTo, unique } from '../../support/store';

test('a newcomer buys a tool, the admin ships it, and the buyer sees "Shipped" @core @phone', async ({
  page,
  otherBrowser: desk,
}) => {
  const account = newAccount();

  // A tool that no other test buys out.
  const toolName = unique('Journey Hammer ');
  await addTool(await anAdmin(), { name: toolName });

  // Browse, and be sent to sign in.
  await open(page, '/');
  await expect(page.getByRole('heading', { name: textsFor('en').home.latest.title })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: toolName });
  await card.getByRole('link', { name: 'Buy Now' }).click();
  await page.waitForURL(/\/login\?from=/);
  const purchasePage = decodeURIComponent(new URL(page.url()).searchParams.get('from') ?? '');
  expect(purchasePage).toMatch(/^\/purchase\/[0-9a-f]{24}$/);

  // Register, verify by mail, log in, return to the tool.
  await register(page, account);
  await arriveAt(page, '/');
  await verifyByMail(page, account);
  // The page of a mailed link sends no Referer, so that leaving it loads a new document.
  await open(page, '/');
  // Its answer would otherwise meet a session that has ended.
  await expect(page.getByText(textsFor('en').desk.none)).toBeVisible();
  await logOut(page);
  await open(page, purchasePage);
  await page.waitForURL(/\/login\?from=/);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await arriveAt(page, purchasePage);

  // Order.
  await expect(page.getByRole('heading', { name: toolName, level: 1 })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(account.name);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
  await page.getByRole('button', { name: 'More units' }).click();
  const quantity = await page.getByLabel('Quantity', { exact: true }).inputValue();
  await page.getByLabel('Address', { exact: true }).fill('12 Anvil Lane, Sheffield');
  await page.getByLabel('Phone', { exact: true }).fill('5550142');
  await page.getByRole('button', { name: 'Place Order' }).click();
  const value = money(12.5 * Number(quantity));
  await expect(page.getByText(`Order place successfully and your order value ${value}`)).toBeVisible();
  await arriveAt(page, '/dashboard/my-order');
  await mailTo(account.email, /order/i);

  // Pay.
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/dashboard\/payment\/[0-9a-f]{24}$/);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: /^Pay\b/ }).click();
  await expect(page.getByText('Congrats! Your payment is completed')).toBeVisible();
  await arriveAt(page, '/dashboard');
  // Back leads past the form for the card of a paid order.
  await page.goBack();
  await arriveAt(page, '/dashboard/my-order');
  await expect(page.getByRole('form', { name: 'Card details' })).toHaveCount(0);
  await open(page, '/dashboard/my-order');
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/pi_\w+/).first()).toBeVisible();
  await mailTo(account.email, /receipt|paid|payment/i);

  // The admin ships it.
  await openAs(desk, await anAdmin(), `/dashboard/manage-order?q=${encodeURIComponent(account.email)}`);
  const row = desk.getByRole('row').filter({ hasText: account.email });
  await row.getByRole('button', { name: 'pending' }).click();
  await expect(desk.getByText('Order shipped')).toBeVisible();
  await expect(row.getByText('Shipped', { exact: true })).toBeVisible();

  // The buyer sees it.
  await reload(page);
  await expect(page.getByText('Shipped', { exact: true }).first()).toBeVisible();
  await mailTo(account.email, /shipped/i);

  // The same order again takes two clicks: delivery address and quantity are filled in.
  await page.getByRole('button', { name: 'Order Again' }).click();
  await page.waitForURL('/cart');
  await expect(page.getByLabel(`Quantity of ${toolName}`)).toHaveValue(quantity);
});

test('a tool that is deleted while it is being ordered: what happened, and similar ones @core', async ({
  page,
  noise,
}) => {
  noise.expect(/404/);
  const admin = await anAdmin();
  const name = unique('Claw Hammer ');
  const toolId = await addTool(admin, { name, category: 'hammers-striking' });
  await openAs(page, await registerCustomer(), `/purchase/${toolId}`);
  await page.getByLabel('Address', { exact: true }).fill('12 Anvil Lane, Sheffield');
  await page.getByLabel('Phone', { exact: true }).fill('5550142');
  await admin.call('DELETE', `/api/tool/${toolId}`);

  await page.getByRole('button', { name: 'Place Order' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'This tool is no longer sold' });
  await expect(heading).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(`“${name}” was taken off sale.`)).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(4);
  await expect(main.getByRole('link', { name: /Hammer/ }).first()).toHaveAttribute('href', /^\/tools\//);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  // The same at its address from then on; an address that no tool ever had shows the picture.
  expect((await page.goto(`/purchase/${toolId}`))?.status()).toBe(404);
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(/This tool is no longer sold/);
  expect((await page.goto(`/de/purchase/${toolId}`))?.status()).toBe(404);
  await expect(main.getByText(`„${name}“ ist nicht mehr im Verkauf.`)).toBeVisible();
  expect((await page.goto(`/purchase/${'0'.repeat(24)}`))?.status()).toBe(404);
  await expect(page.getByRole('img', { name: /not found/i })).toBeVisible();
});

test('an order that does not arrive: the form preserves what was typed, and shows the failure beside the button @core @phone', async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED|Failed to fetch/);
  const toolId = await addTool(await anAdmin(), { name: unique('Unreached Hammer ') });
  await openAs(page, await registerCustomer(), `/purchase/${toolId}`);
  await page.getByLabel('Address', { exact: true }).fill('12 Anvil Lane, Sheffield');
  await page.getByLabel('Phone', { exact: true }).fill('5550142');
  await page.route('**/api/order', (route) => route.abort());
  // Sent from the last field: what stands below the form's end is not in view.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 480 });
  await page.getByLabel('Phone', { exact: true }).press('Enter');
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toHaveText(
    'The store could not be reached. Please check your connection and try again.',
  );
  await expect(notice).toBeInViewport({ ratio: 1 });
  // On phones a bar with the button covers the window's lower edge.
  const isCovered = await notice.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 8, bottom - 4));
  });
  expect(isCovered).toBe(false);

  await page.unroute('**/api/order');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Anvil Lane, Sheffield');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await arriveAt(page, '/dashboard/my-order');
});
