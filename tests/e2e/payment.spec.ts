import { expect, type Page } from '@playwright/test';
import { fillCard, openAs, test, toast } from '../support/browser';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '../support/people';

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
  test(`card ${card}: its message is shown under the form, and the order can be paid with another @phone`, async ({
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

test('3-D Secure: completing it pays, also after it failed once @phone', async ({ page, noise }) => {
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
