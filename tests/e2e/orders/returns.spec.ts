import { expect, type Page } from '@playwright/test';
import { returnOf, shippedTo } from '../../api/support/returns';
import { giveSession, open, openAs, test, toast } from '../../support/browser';
import { violations } from '../../support/pages/axe';
import { anAdmin, registerCustomer } from '../../support/people';
import { money } from '../../support/shop/money';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** A number as a slip names it. */
const NUMBER = /^RMA-[0-9A-Z]{6}$/;

test('a buyer asks to return units of a shipment, sees it at the order and under My Returns, and withdraws it @core', async ({
  page,
}) => {
  const buyer = await registerCustomer();
  const { orderId } = await shippedTo(buyer);
  const { body: order } = await buyer.call('GET', `/api/order/${orderId}`);
  const name = order.toolName as string;
  await openAs(page, buyer, `/dashboard/my-order/${orderId}`);
  await page.getByRole('article').getByRole('button', { name: 'Return Items' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return Items' });
  const submit = dialog.getByRole('button', { name: 'Request Return' });
  await expect(submit).toBeDisabled();
  await dialog.getByLabel(`Units of ${name}`).fill('11');
  await submit.click();
  await expect(dialog.getByText('Please enter no more units than can be returned.')).toBeVisible();
  await dialog.getByLabel(`Units of ${name}`).fill('4');
  await submit.click();
  await expect(dialog.getByText('Choose a reason')).toBeVisible();
  await dialog.getByLabel(`Reason for ${name}`).selectOption('Other');
  await submit.click();
  await expect(dialog.getByText('Details required')).toBeVisible();
  await dialog.getByLabel(`Details of ${name}`).fill('Four jaws do not close.');
  await dialog.getByLabel('Message').fill('Two more are fine.');
  await submit.click();
  await expect(toast(page, 'Return requested')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const returns = page.getByRole('region', { name: 'Returns' });
  const link = returns.getByRole('link', { name: NUMBER });
  const number = (await link.textContent()) ?? '';
  await expect(returns).toContainText('Requested');
  // Six are left.
  await page.getByRole('button', { name: 'Return Items' }).click();
  await expect(page.getByRole('dialog').getByText('of 6')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();

  await page.getByRole('link', { name: 'My Returns' }).click();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(order.number);
  await row.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: `Return ${number}` })).toBeVisible();
  await expect(page.getByText('Four jaws do not close.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download Return Slip' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Withdraw Return' }).click();
  const question = page.getByRole('alertdialog', { name: `Withdraw return ${number}?` });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Return withdrawn')).toBeVisible();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw Return' })).toHaveCount(0);
});

test('an admin approves a part of a return, opens it again by its scanned number, receives and refunds it, and its buyer sees that @core', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const { id, number, orderId } = await returnOf(buyer);
  const { body: order } = await buyer.call('GET', `/api/order/${orderId}`);
  const { name } = order.lines[0];
  await openAs(page, admin, '/dashboard/manage-return');
  await page.getByRole('row').filter({ hasText: number }).getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Approve Return' }).click();
  const approval = page.getByRole('dialog', { name: `Approve return ${number}` });
  await expect(approval.getByLabel(`Units of ${name}`)).toHaveValue('4');
  await approval.getByLabel(`Units of ${name}`).fill('3');
  await approval.getByLabel('Instructions').fill('To gate 3.');
  await approval.getByRole('button', { name: 'Approve Return' }).click();
  await expect(toast(page, 'Return approved')).toBeVisible();
  const slip = page.getByRole('link', { name: 'Download Return Slip' });
  const response = await page.request.get((await slip.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');

  // A scanner types the number of the slip, and Enter.
  await open(page, '/dashboard/manage-return?state=received');
  await page.getByRole('searchbox', { name: 'Search returns' }).focus();
  await page.keyboard.type(number.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Return ${number}` })).toBeVisible();
  await page.getByRole('button', { name: 'Record Receipt' }).click();
  const receipt = page.getByRole('dialog', { name: `Record receipt of return ${number}` });
  await expect(receipt.getByLabel(`Restock ${name}`)).toHaveValue('3');
  await receipt.getByLabel(`Scrap ${name}`).fill('1');
  await receipt.getByRole('button', { name: 'Record Receipt' }).click();
  await expect(receipt.getByText('Please enter no more units than were approved.')).toBeVisible();
  await receipt.getByLabel(`Restock ${name}`).fill('2');
  await receipt.getByLabel(`Condition of ${name}`).fill('One is bent.');
  await receipt.getByRole('button', { name: 'Record Receipt' }).click();
  await expect(toast(page, 'Receipt recorded')).toBeVisible();

  const { value } = (await admin.call('GET', `/api/all-return/${id}`)).body;
  await page.getByRole('button', { name: `Refund ${money(value)}` }).click();
  const settlement = page.getByRole('dialog', { name: `Settle return ${number}` });
  await settlement.getByLabel('Amount').fill(String(value + 1));
  await settlement.getByRole('button', { name: /^Refund/ }).click();
  await expect(settlement.getByText(`Please enter an amount of at most ${money(value)}.`)).toBeVisible();
  await settlement.getByLabel('Amount').fill(String(value));
  await settlement.getByRole('button', { name: `Refund ${money(value)}` }).click();
  await expect(toast(page, 'Return settled')).toBeVisible();
  await expect(page.getByText('Settled', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Refund|Close)/ })).toHaveCount(0);

  await openAs(page, buyer, `/dashboard/returns/${id}`);
  await expect(page.getByText(`${money(value)} was given back.`, { exact: false })).toBeVisible();
  await expect(page.getByText('Condition: One is bent.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw Return' })).toHaveCount(0);
});

test('an admin makes a return for the buyer of a shipment, and closes it when nothing came', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const { orderId } = await shippedTo(buyer);
  const { body: order } = await buyer.call('GET', `/api/order/${orderId}`);
  await openAs(page, admin, `/dashboard/manage-order/${orderId}`);
  await page.getByRole('button', { name: 'Return for the Buyer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return for the Buyer' });
  await dialog.getByLabel(`Units of ${order.toolName}`).fill('1');
  await dialog.getByLabel(`Reason for ${order.toolName}`).selectOption('Wrong item');
  await dialog.getByRole('button', { name: 'Create Return' }).click();
  await expect(toast(page, 'Return approved')).toBeVisible();
  await page.getByRole('region', { name: 'Returns' }).getByRole('link', { name: NUMBER }).click();
  await page.getByRole('button', { name: 'Close Return' }).click();
  const closing = page.getByRole('dialog', { name: /^Close return/ });
  await closing.getByRole('button', { name: 'Close Return' }).click();
  await expect(closing.getByText('Please say why.')).toBeVisible();
  await closing.getByLabel('Reason').fill('No parcel in six weeks.');
  await closing.getByRole('button', { name: 'Close Return' }).click();
  await expect(toast(page, 'Return closed')).toBeVisible();
  await expect(page.getByText('No parcel in six weeks.')).toBeVisible();
});

test('an admin refuses a return in German, and its reason is with the buyer', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const { id, number } = await returnOf(buyer);
  await openAs(page, admin, `/de/dashboard/manage-return/${id}`);
  await page.getByRole('button', { name: 'Rücksendung ablehnen' }).click();
  const dialog = page.getByRole('dialog', { name: `Rücksendung ${number} ablehnen` });
  await dialog.getByLabel('Grund').fill('Außerhalb der Frist.');
  await dialog.getByRole('button', { name: 'Rücksendung ablehnen' }).click();
  await expect(toast(page, 'Rücksendung abgelehnt')).toBeVisible();
  await openAs(page, buyer, `/dashboard/returns/${id}`);
  await expect(page.getByText('Außerhalb der Frist.')).toBeVisible();
});

test('dialogs and pages of a return have nothing that axe objects to, at 1280 and 320 px', async ({
  page,
}) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const { id } = await returnOf(buyer, 'approved');
  for (const [person, path, button] of [
    [buyer, `/dashboard/returns/${id}`, 'Withdraw Return'],
    [admin, `/dashboard/manage-return/${id}`, 'Record Receipt'],
  ] as const) {
    await giveSession(page, person);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: button }).click();
      const role = button === 'Record Receipt' ? 'dialog' : 'alertdialog';
      await expect(page.getByRole(role)).toBeVisible();
      expect(await violations(page, {}, `[role=${role}]`)).toEqual([]);
    }
  }
});
