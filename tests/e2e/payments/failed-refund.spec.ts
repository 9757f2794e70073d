import { expect } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { failRefund, payOrder, refundsAtProvider } from '../../api/support/provider';
import { open, openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';
import { eventually } from '../../support/store';

test('a refund that the bank sends back is found, sent again, and shown to its buyer', async ({
  page,
  otherBrowser,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const orderId = await placeOrder(buyer, await addTool(admin, { price: 12.5 }), 10);
  const transactionId = await payOrder(buyer, orderId);
  await admin.call('POST', `/api/all-order/${orderId}/refund`);
  const refund = await eventually('the refund', async () => (await refundsAtProvider(transactionId))[0]);
  await failRefund(refund.id, 'expired_or_canceled_card');
  const { number } = await eventually('the order to be marked', async () => {
    const { body } = await admin.call('GET', `/api/order/${orderId}`);
    return body.refundFailedAt ? body : undefined;
  });

  await openAs(otherBrowser, buyer, `/dashboard/my-order/${orderId}`);
  await expect(otherBrowser.getByText(`Our refund of ${money(125)} did not reach you`)).toBeVisible();

  const list = `/dashboard/manage-order?state=refund-failed&q=${number}`;
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  // The longest of all states, in the narrowest window.
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, admin, `/de${list}`);
  await expect(page.getByRole('row').getByText('Erstattung fehlgeschlagen')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(size);
  await open(page, list);
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(row.getByText('Refund failed')).toBeVisible();
  await row.getByRole('link', { name: number }).click();
  await page.getByRole('link', { name: 'Open full page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('The card expired or was canceled.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, `The refund of ${money(125)} is on its way again.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expect(page.getByText(`Refund of ${money(125)} sent again`)).toBeVisible();
  await expect(page.getByText('Sent back', { exact: true })).toBeVisible();
});
