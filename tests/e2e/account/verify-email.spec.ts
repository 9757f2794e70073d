import { expect, type Page } from '@playwright/test';
import { colourViolations, violations } from '@/tests/support/pages/axe';
import { payOrder } from '../../api/support/provider';
import { open, openAs, test } from '../../support/browser';
import { addTool, anAdmin, call, type Person, placeOrder, registerCustomer } from '../../support/people';
import { linkIn, mailTo } from '../../support/store';

async function openLink(page: Page, person: Person, language = ''): Promise<void> {
  const link = linkIn(await mailTo(person.email, /verif/i), '/verify-email');
  await open(page, `${language}${link.pathname}${link.search}`);
}

async function pressThisWasNotMe(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'This was not me' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
}

test('the owner of an address closes an account that someone else opened with it', async ({ page }) => {
  const stranger = await registerCustomer();
  await openLink(page, stranger);
  const main = page.getByRole('main');
  await expect(main.getByText(stranger.name, { exact: true })).toBeVisible();
  await expect(main.getByText(stranger.email, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'This was not me' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close this account?' });
  await expect(dialog).toContainText(stranger.name);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toBeHidden();
  expect((await stranger.call('GET', `/api/user/${stranger.email}`)).status).toBe(200);

  await pressThisWasNotMe(page);
  await expect(page.getByRole('status').getByText('your address is free again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify email' })).toBeHidden();
  await expect(main).not.toContainText(stranger.email);
  expect((await stranger.call('GET', `/api/user/${stranger.email}`)).status).toBe(401);

  await page.reload();
  await expect(main.getByText(/no longer valid/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'This was not me' })).toBeHidden();
});

test('closing the account one is signed in to ends the session of this browser', async ({ page }) => {
  const person = await registerCustomer();
  const link = linkIn(await mailTo(person.email, /verif/i), '/verify-email');
  await openAs(page, person, link.pathname + link.search);
  await pressThisWasNotMe(page);
  await expect(page.getByRole('status').getByText('your address is free again')).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login', exact: true, includeHidden: true })).toBeAttached();
});

test('verifying leaves nothing to reject, and an account with a paid order cannot be closed by the link', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const buyer = await registerCustomer();
  const orderId = await placeOrder(buyer, await addTool(await anAdmin()));
  await payOrder(buyer, orderId);
  await openLink(page, buyer);
  await pressThisWasNotMe(page);
  await expect(page.getByRole('alert').getByText(/order of this account was paid/)).toBeVisible();

  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('status').getByText('Your email address is verified.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'This was not me' })).toBeHidden();
  const { body } = await call('GET', '/api/auth/session', undefined, { cookie: buyer.cookie });
  expect(body.user.emailVerified).toBe(true);
});

test('the page to close a foreign account is in German where the mail was', async ({ page }) => {
  const stranger = await registerCustomer();
  await page.emulateMedia({ colorScheme: 'dark' });
  await openLink(page, stranger, '/de');
  expect(await colourViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Das war ich nicht' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Dieses Konto schließen?' });
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('status').getByText('Ihre Adresse ist wieder frei')).toBeVisible();
});
