import { expect, type Page } from '@playwright/test';
import { arriveAt, open, openAs, test } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';

const panelOf = (page: Page) => page.locator('#tool-categories');
const categories = (page: Page) => page.getByRole('button', { name: 'Categories of tools' });

test('the categories open and close by keyboard, and a press of one leads there', async ({ page }) => {
  await open(page, '/blog');
  await categories(page).focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panelOf(page).getByRole('link', { name: 'All tools' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(categories(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await panelOf(page).getByRole('link', { name: 'Wrenches' }).press('Enter');
  await arriveAt(page, '/tools/c/wrenches');
  await expect(page.getByRole('heading', { level: 1, name: 'Wrenches' })).toBeVisible();
  await expect(panelOf(page)).toBeHidden();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('with scripts off the categories of the header open', async ({ page, noise }) => {
    noise.expect(/^request: csp .*\/_next\/static\//);
    await page.goto('/blog');
    await categories(page).click();
    await panelOf(page).getByRole('link', { name: 'Wrenches' }).click();
    await arriveAt(page, '/tools/c/wrenches');
  });
});

test('the menu of a phone leads to the pages of the dashboard and to the other language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, await registerCustomer(), '/blog');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Open menu' }).click();
  await expect(header.getByRole('link', { name: 'Quick Order' }).first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  // What it covers never has the focus while it is open.
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(header.getByRole('link', { name: 'Deutsch' })).toBeHidden();
  await header.getByRole('button', { name: 'Open menu' }).click();
  await header.getByRole('link', { name: 'My Orders' }).click();
  await arriveAt(page, '/dashboard/my-order');
  await expect(header.getByRole('link', { name: 'My Orders' })).toBeHidden();
});

test('the header has two rows at every width, also in German and with a long amount in the cart', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 987.5, quantity: 1000 });
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId, quantity: 10 }] });
  const header = page.getByRole('banner');
  for (const path of ['/blog', '/de/blog']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAs(page, buyer, path);
    await expect(header.getByText(/9[.,]875/)).toBeAttached();
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await header.boundingBox();
      expect([width, box?.height]).toEqual([width, 97]);
      const beyond = await header
        .locator('a:visible, button:visible')
        .evaluateAll((all) =>
          all
            .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth)
            .map((one) => one.textContent),
        );
      expect([width, beyond]).toEqual([width, []]);
    }
  }
});

test('the foot of the page is short in the cart, while one orders or pays, and in the dashboard', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin);
  const orderId = await placeOrder(buyer, toolId);
  const foot = page.getByRole('contentinfo');
  const subscribe = foot.getByRole('button', { name: 'Subscribe' });
  const contact = foot.getByRole('link', { name: 'Contact form' });
  const phone = foot.locator('a[href^="tel:"]');
  await openAs(page, buyer, '/blog');
  await expect(subscribe).toBeVisible();
  await expect(phone).toBeVisible();
  for (const path of ['/cart', `/purchase/${toolId}`, '/dashboard', `/dashboard/payment/${orderId}`]) {
    await open(page, path);
    await expect(contact, path).toBeVisible();
    await expect(subscribe, path).toBeHidden();
    await expect(phone, path).toBeHidden();
  }
  await openAs(page, admin, '/dashboard/manage-order');
  await expect(subscribe).toBeHidden();
  await expect(contact).toBeHidden();
  await expect(foot.getByRole('link', { name: 'Imprint' })).toBeVisible();
});

test('a path that no page has is searched for, by its words, with categories to choose from', async ({
  page,
  noise,
}) => {
  noise.expect(/404/);
  await open(page, '/products/claw-hammer');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox', { name: 'Search tools' })).toHaveValue('claw hammer');
  await expect(main.getByRole('listitem').first()).toHaveText('Hammers & Striking');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/tools\?q=claw\+hammer$/);
});
