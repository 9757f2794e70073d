import { expect, type Locator, type Page } from '@playwright/test';
import { colourViolations } from '@/tests/support/pages/axe';
import { open, testInOwnContext as test, toast } from '../../support/browser';
import { unique } from '../../support/store';

/** Lets a sign-in fail, with a page clock that the test controls. */
async function failToSignIn(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(`${unique('nobody')}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('whatever1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toast(page, 'Account not registered')).toBeVisible();
}

/** Stops the page's clock, so that only the test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

test('a toast of sign-in is at the top-right, and pauses under the pointer and without the window’s focus', async ({
  page,
  noise,
}) => {
  noise.expect(/401/);
  await failToSignIn(page);
  const shown = toast(page, 'Account not registered');
  await shown.hover();
  await stopClock(page);
  await page.clock.runFor(60_000);
  await expect(shown).toBeVisible();
  const place = await shown.boundingBox();
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  expect(place?.y).toBeLessThan(size.height / 4);
  expect(size.width - (place?.x ?? 0) - (place?.width ?? 0)).toBeLessThan(40);
  await expect(page.locator('[data-sonner-toaster]').filter({ has: shown })).toHaveAttribute(
    'data-sonner-theme',
    'light',
  );

  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.mouse.move(1, size.height - 1);
  await page.clock.runFor(60_000);
  await expect(shown).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.runFor(4_900);
  await expect(shown).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(shown).toHaveCount(0);
});

test('a toast can be read while it moves: it slides and does not fade', async ({ page, noise }) => {
  noise.expect(/401/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(`${unique('nobody')}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('whatever1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const shown = toast(page, 'Account not registered');
  await expect(shown).toBeVisible();
  const moving = await shown.evaluate((element) => getComputedStyle(element).transitionProperty);
  expect(moving).toContain('transform');
  expect(moving).not.toMatch(/opacity|all/);
  expect(await colourViolations(page, '[data-sonner-toaster]')).toEqual([]);
});

/** Drags a toast until it follows, and releases it. */
async function throwAway(page: Page, shown: Locator, by: { x: number; y: number }): Promise<void> {
  // Waits until it has slid in; from then on it pauses under the pointer.
  await shown.hover();
  const place = await shown.boundingBox();
  const x = (place?.x ?? 0) + (place?.width ?? 0) / 2;
  const y = (place?.y ?? 0) + (place?.height ?? 0) / 2;
  await page.mouse.move(x, y);
  // However long it takes here, in the page it is one quick movement: a short one counts by its speed.
  await stopClock(page);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2);
  await expect
    .poll(async () => {
      await page.mouse.move(x + by.x, y + by.y);
      return shown.evaluate((element) =>
        ['x', 'y'].map((axis) => element.style.getPropertyValue(`--swipe-amount-${axis}`)).join(' '),
      );
    })
    .toMatch(/[1-9]/);
  await page.mouse.up();
  await page.clock.resume();
}

test('a toast of sign-in disappears once the pointer left it, or is dragged away up, down or to the side', async ({
  page,
  noise,
}) => {
  noise.expect(/401/);
  await failToSignIn(page);
  const shown = toast(page, 'Account not registered');
  await shown.hover();
  await stopClock(page);
  await page.clock.runFor(60_000);
  await page.mouse.move(1, 700);
  await page.clock.runFor(6_000);
  await expect(shown).toHaveCount(0);

  await page.clock.resume();
  for (const by of [
    { x: 0, y: 100 },
    { x: 0, y: -40 },
    { x: 100, y: 0 },
  ]) {
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await throwAway(page, shown, by);
    await expect(shown).toHaveCount(0);
  }
});

test('a toast leaves the field in sight that is edited, and is closed by a press inside its corner', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/tools?view=table');
  const quantity = page.getByRole('row').nth(3).getByRole('textbox');
  await quantity.scrollIntoViewIfNeeded();
  // Where toasts appear.
  await quantity.evaluate((field) =>
    window.scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 40, behavior: 'instant' }),
  );
  await quantity.press('Enter');
  const shown = toast(page, 'Added to your cart');
  await expect(shown).toBeVisible();
  await expect(quantity).toBeFocused();
  const box = async (place: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return { left: x, top: y, right: x + width, bottom: y + height, width, height };
  };
  await expect.poll(async () => (await box(shown)).bottom <= (await box(quantity)).top).toBe(true);
  const close = shown.getByRole('button', { name: 'Close' });
  const [corner, around] = [await box(close), await box(shown)];
  expect(Math.min(corner.width, corner.height)).toBeGreaterThanOrEqual(24);
  expect(corner.right).toBeLessThanOrEqual(around.right);
  expect(corner.top).toBeGreaterThanOrEqual(around.top);
  await close.click();
  await expect(shown).toHaveCount(0);
});

test('toasts can be read in both themes', async ({ page }) => {
  const shown = page.locator('[data-sonner-toast]');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/tools');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(shown.filter({ hasText: 'Undo' })).toBeVisible();
    expect(await colourViolations(page, '[data-sonner-toaster]')).toEqual([]);
  }
});
