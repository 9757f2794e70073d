import { expect, type Locator, type Page } from '@playwright/test';
import { arriveAt, open, openAs, test } from '../../support/browser';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

/** More stops than any page has before its first form. */
const MOST_STOPS = 80;

/** Presses Tab until this element has the focus, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

/** Returns whether the focused element shows its focus. */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}

test('the first stop of the Tab key skips to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

/** Returns what the Tab key leads to in the header, in its order, each with where it is drawn. */
async function stopsOf(page: Page): Promise<{ name: string; top: number; left: number }[]> {
  const stops: { name: string; top: number; left: number }[] = [];
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('.skip-link');
    link?.focus();
  });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      const row = element?.closest('header')?.getBoundingClientRect();
      if (!element || !row) return null;
      const { top, bottom, left } = element.getBoundingClientRect();
      const middle = (top + bottom) / 2 - row.top;
      return { name: element.textContent ?? '', top: Math.floor(middle / 56), left: Math.round(left) };
    });
    if (!found) return stops;
    stops.push(found);
  }
  throw new Error('the header does not end');
}

for (const [kind, path] of [
  ['a visitor on a public page', '/blog'],
  ['an admin in the dashboard', '/dashboard/manage-order'],
] as const)
  test(`in the header the Tab key follows what is drawn, for ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    if (path === '/blog') await open(page, path);
    else await openAs(page, await anAdmin(), path);
    const stops = await stopsOf(page);
    const drawn = [...stops].sort((one, other) => one.top - other.top || one.left - other.left);
    expect(stops.length).toBeGreaterThan(5);
    expect(stops.map(({ name }) => name)).toEqual(drawn.map(({ name }) => name));
  });

test('in the dashboard the skip link leads past the menu beside the page', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  for (const [person, path] of [
    [buyer, '/dashboard/my-order'],
    [admin, '/dashboard/manage-order'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAs(page, person, path);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const menu = page.getByRole('main').getByRole('navigation', { name: 'Dashboard' });
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await expect(menu.locator(':focus')).toHaveCount(0);
  }
});

test('a purchase needs no mouse @core', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const name = unique('Keyboard Wrench ');
  const id = await addTool(admin, { name });

  await openAs(page, buyer, `/purchase/${id}`);
  const quantity = page.getByLabel('Quantity', { exact: true });
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  await tabTo(page, quantity);
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await tabTo(page, page.getByLabel('Address', { exact: true }));
  await page.keyboard.type('1 Test Street');
  await tabTo(page, page.getByLabel('Phone', { exact: true }));
  await page.keyboard.type('5550100');
  await page.keyboard.press('Enter');

  // The first bad field has the focus and its message.
  await expect(page.getByText('Quantity short than MOQ')).toBeVisible();
  await expect(quantity).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/dashboard/my-order');

  const pay = page.getByRole('link', { name: 'Pay', exact: true });
  await tabTo(page, pay);
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/payment\//);
  for (const [frame, label, text] of [
    ['Secure card number input frame', 'Card number', '4242424242424242'],
    ['Secure expiration date input frame', 'Expiration', '1234'],
    ['Secure CVC input frame', 'CVC', '123'],
  ] as const) {
    await tabTo(page, page.frameLocator(`iframe[title="${frame}"]`).getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('button', { name: /^Pay\b/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Congrats! Your payment is completed')).toBeVisible();
});

test('a dialog traps the focus, and Escape restores it @core', async ({ page }) => {
  const admin = await anAdmin();
  const name = unique('Kept Wrench ');
  await addTool(admin, { name });
  await openAs(page, admin, `/dashboard/manage-product?q=${encodeURIComponent(name)}`);
  const opener = page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Delete' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
