import { expect, type Page } from '@playwright/test';
import { colourViolations } from '@/tests/support/pages/axe';
import { contrast } from '@/tests/support/pages/contrast';
import { fillCard, openAs, test, testInOwnContext, toast } from '../../support/browser';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '../../support/people';

async function openPayment(page: Page): Promise<{ buyer: Person; orderId: string }> {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const orderId = await placeOrder(buyer, await addTool(admin));
  await openAs(page, buyer, `/dashboard/payment/${orderId}`);
  return { buyer, orderId };
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay\b/ });

for (const [card, sentence] of [
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', /insufficient funds/],
] as const) {
  test(`card ${card}: its message is shown under the form, and the order can be paid with another @core`, async ({
    page,
    noise,
  }) => {
    noise.expect(/402/);
    const { buyer, orderId } = await openPayment(page);
    await fillCard(page, card);
    await pay(page).click();
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    expect((await buyer.call('GET', `/api/order/${orderId}`)).body.paid).toBe(false);
    await fillCard(page, '4242424242424242');
    await pay(page).click();
    await expect(toast(page, 'Congrats! Your payment is completed')).toBeVisible();
    expect((await buyer.call('GET', `/api/order/${orderId}`)).body.paid).toBe(true);
  });
}

async function challenge(page: Page, button: 'Complete' | 'Fail'): Promise<void> {
  const dialog = page.frameLocator('iframe[title="3D Secure authentication frame"]').getByRole('dialog');
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

testInOwnContext(
  'a card that is typed stays while the store is away, and the page shows when another tab has paid',
  async ({ page, context, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED|503/);
    const { orderId } = await openPayment(page);
    await fillCard(page, '4242424242424242');
    const shownAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await context.setOffline(true);
    await shownAgain();
    await context.setOffline(false);
    // As a proxy answers while the store restarts.
    const away = page.waitForResponse((response) => response.status() === 503);
    await page.route('**/*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: 'away' }),
    );
    await shownAgain();
    await away;
    await page.unroute('**/*');
    const other = await context.newPage();
    await other.goto(`/dashboard/payment/${orderId}`);
    await fillCard(other, '4242424242424242');
    await pay(other).click();
    await expect(toast(other, 'Congrats! Your payment is completed')).toBeVisible();
    await expect(pay(page)).toBeVisible();
    await shownAgain();
    await expect(pay(page)).toHaveCount(0);
  },
);

test('3-D Secure: completing it pays, also after it failed once @core @phone', async ({ page, noise }) => {
  noise.expect(/40[02]/);
  const { buyer, orderId } = await openPayment(page);
  await fillCard(page, '4000002500003155');
  await pay(page).click();
  await challenge(page, 'Fail');
  await expect(page.getByRole('alert').filter({ hasText: /authenticate/ })).toBeVisible();
  expect((await buyer.call('GET', `/api/order/${orderId}`)).body.paid).toBe(false);
  await fillCard(page, '4000002500003155');
  await pay(page).click();
  await challenge(page, 'Complete');
  await expect(toast(page, 'Congrats! Your payment is completed')).toBeVisible();
  expect((await buyer.call('GET', `/api/order/${orderId}`)).body.paid).toBe(true);
});

const NUMBER_FRAME = 'iframe[title="Secure card number input frame"]';

/** The contrast of a card field's placeholder and text with the ground that they stand on. */
async function fieldContrasts(page: Page): Promise<{ placeholder: number; text: number; icon: number }> {
  const ground = await page.locator(NUMBER_FRAME).evaluate((frame) => {
    let box: Element | null = frame;
    while (box && getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)') box = box.parentElement;
    return getComputedStyle(box ?? document.body).backgroundColor;
  });
  const colors = await page
    .frameLocator(NUMBER_FRAME)
    .getByRole('textbox')
    .evaluate((input) => ({
      text: getComputedStyle(input).color,
      placeholder: getComputedStyle(input, '::placeholder').color,
      icon: getComputedStyle(document.querySelector('.icon') ?? input).color,
    }));
  return {
    text: contrast(colors.text, ground),
    placeholder: contrast(colors.placeholder, ground),
    icon: contrast(colors.icon, ground),
  };
}

async function expectReadable(page: Page, where: string): Promise<void> {
  await expect
    .poll(async () => Math.min(...Object.values(await fieldContrasts(page))), { message: where })
    .toBeGreaterThanOrEqual(4.5);
}

test('the text and icon of card fields can be read in both themes, whatever their state', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openPayment(page);
  const number = page.frameLocator(NUMBER_FRAME).getByRole('textbox');
  const states = [
    ['empty', () => number.fill('')],
    ['typed', () => number.fill('4242')],
    ['refused', () => number.blur()],
  ] as const;
  for (const theme of ['dark', 'light']) {
    for (const [state, reach] of states) {
      await reach();
      await expect(number).toHaveAttribute('aria-invalid', String(state === 'refused'));
      await expectReadable(page, `${theme}, ${state}`);
      const frame = await (await page.locator(NUMBER_FRAME).elementHandle())?.contentFrame();
      if (!frame) throw new Error('no frame of the card number');
      await expect.poll(() => colourViolations(frame), { message: `axe, ${theme}, ${state}` }).toEqual([]);
    }
    await page.getByRole('button', { name: `Use ${theme === 'dark' ? 'light' : 'dark'} theme` }).click();
    await expectReadable(page, `switched from ${theme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectReadable(page, 'the system is light now');
});
