import { expect, type Page } from '@playwright/test';
import { violations } from '@/tests/support/pages/axe';
import { payOrder } from '../../api/support/provider';
import { openAs, test } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';

test.use({ reducedMotion: 'reduce' });

const RULES = ['aria-hidden-focus', 'aria-dialog-name', 'color-contrast'];

/** Returns what is wrong with the page while a dialog is open, in both themes: above all, nothing behind it can have the focus. */
async function faultsBehind(page: Page, where: string): Promise<string[]> {
  const dialog = page.locator('[role=alertdialog], [role=dialog], dialog:modal');
  await expect(dialog).toBeVisible();
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(
      ...(await violations(page, { runOnly: RULES })).map((line) => `${where} ${colorScheme} ${line}`),
    );
  }
  // Tab goes around within it, or to the browser itself.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.activeElement?.closest('[role=alertdialog], [role=dialog], dialog'),
    );
    if (isOutside) found.push(`${where}: Tab leaves the dialog`);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return found;
}

test('nothing behind a dialog of the back office has the focus, and axe objects to none, in both themes', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const orderId = await placeOrder(buyer, await addTool(admin), 10);
  await payOrder(buyer, orderId);
  const found: string[] = [];
  await openAs(page, admin, `/dashboard/manage-order/${orderId}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  found.push(...(await faultsBehind(page, 'refund')));
  await page.getByRole('button', { name: 'Refund a Part' }).click();
  found.push(...(await faultsBehind(page, 'refund of a part')));
  await page.keyboard.press('Control+k');
  found.push(...(await faultsBehind(page, 'command box')));
  expect(found).toEqual([]);
});

test('nothing behind a dialog of the shop has the focus, and axe objects to none, in both themes', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin);
  await placeOrder(buyer, toolId, 10);
  const { slug } = (await admin.call('GET', `/api/tool/${toolId}`)).body;
  const found: string[] = [];
  await openAs(page, buyer, '/dashboard/my-order');
  await page.getByRole('button', { name: 'Cancel' }).click();
  found.push(...(await faultsBehind(page, 'cancel')));
  await page.goto(`/tools/${slug}`);
  await page.getByRole('button', { name: 'Add to List' }).first().click();
  found.push(...(await faultsBehind(page, 'list')));
  await page.keyboard.press('Control+k');
  found.push(...(await faultsBehind(page, 'search')));
  expect(found).toEqual([]);
});
