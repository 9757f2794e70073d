import { expect, type Page } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { money } from '@/tests/support/shop/money';
import { open, openAs, test, toast } from '../../support/browser';
import { inDays, makeOffer, offerTo, requestFor } from '../../support/offers';
import { companyOnAccount } from '../../support/on-account';
import { addTool, anAdmin, DELIVERY, registerCustomer } from '../../support/people';
import { linkIn, mailTo, unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

/** Returns what is wrong with a page at the narrowest phone, and at the size of a desktop. */
async function faultsAtBothSizes(page: Page, where: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 800 });
  const narrow = await faults(page, where);
  await page.setViewportSize({ width: 1280, height: 800 });
  return [...narrow, ...(await faults(page, where))];
}

test('a request is answered by an offer, which is countered, renewed, and accepted into an order @core', async ({
  page,
  otherBrowser: desk,
}) => {
  // Axe looks at seven states in two sizes on the way.
  test.slow();
  const [admin, customer] = await Promise.all([anAdmin(), registerCustomer()]);
  const name = unique('Anvil ');
  const toolId = await addTool(admin, { name, price: 12.5, moq: 10, quantity: 900 });
  const request = await requestFor(customer, toolId);

  await openAs(desk, admin, `/dashboard/quotes?q=${request.number}`);
  await desk.getByRole('link', { name: 'Make an Offer' }).click();
  await expect(desk.getByRole('heading', { name: 'Make an Offer', level: 1 })).toBeVisible();
  await expect(desk.getByLabel(`Quantity of ${name}`)).toHaveValue('500');
  await expect(desk.getByLabel(`Unit price of ${name}`)).toHaveValue('12.50');
  await desk.getByLabel(`Unit price of ${name}`).fill('0');
  await desk.getByRole('button', { name: 'Send Offer' }).click();
  await expect(desk.getByText(/Price must be a positive amount/)).toBeVisible();
  await desk.getByLabel(`Unit price of ${name}`).fill('11.00');
  await expect(desk.getByLabel('Total', { exact: true })).toHaveText(money(5_500));
  await desk.getByRole('checkbox', { name: 'Hold stock' }).check();
  await desk.getByRole('textbox', { name: 'Message' }).fill('From stock.');
  expect(await faultsAtBothSizes(desk, 'make an offer')).toEqual([]);
  await desk.getByRole('button', { name: 'Send Offer' }).click();
  const sent = toast(desk, /Offer OFF-.* sent/);
  await expect(sent).toBeVisible();
  const number = /OFF-\w+/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  await expect(desk.getByRole('heading', { name: `Offer ${number}` })).toBeVisible();
  await mailTo(customer.email, new RegExp(`Offer ${number}`));

  await openAs(page, customer, '/dashboard/my-quotes');
  expect(await faultsAtBothSizes(page, 'my quotes')).toEqual([]);
  await page.getByRole('link', { name: `Offer ${number}` }).click();
  await expect(page.getByRole('heading', { name: `Offer ${number}` })).toBeVisible();
  await expect(page.getByText(/Valid until/).first()).toBeVisible();
  await expect(page.getByText('Stock is held for you')).toBeVisible();
  await expect(page.getByText('From stock.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  expect(await faultsAtBothSizes(page, 'offer')).toEqual([]);
  await page.getByRole('button', { name: 'Ask for Changes' }).click();
  const ask = page.getByRole('region', { name: 'Ask for changes' });
  await ask.getByLabel(`Quantity of ${name}`).fill('600');
  await ask.getByLabel(`Target price of ${name}`).fill('10.50');
  await ask.getByRole('button', { name: 'Send Request' }).click();
  await expect(ask.getByText('Message required')).toBeVisible();
  await ask.getByRole('textbox', { name: 'Message' }).fill('What about 600?');
  expect(await faultsAtBothSizes(page, 'ask for changes')).toEqual([]);
  await ask.getByRole('button', { name: 'Send Request' }).click();
  await expect(toast(page, 'Request sent. We answer with a new version.')).toBeVisible();
  await expect(page.getByText('With the shop')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept Offer' })).toHaveCount(0);

  await open(desk, '/dashboard/offers?state=countered');
  expect(await faultsAtBothSizes(desk, 'offers')).toEqual([]);
  await desk.getByRole('table', { name: 'Offers' }).getByRole('link', { name: number }).click();
  await expect(desk.getByText('What about 600?')).toBeVisible();
  expect(await faults(desk, 'an offer beside the list')).toEqual([]);
  await desk.getByRole('link', { name: 'Open full page' }).click();
  await expect(desk).toHaveTitle(new RegExp(number));
  expect(await faultsAtBothSizes(desk, 'managed offer')).toEqual([]);
  await desk.getByRole('link', { name: 'New Version' }).click();
  await expect(desk.getByLabel(`Quantity of ${name}`)).toHaveValue('600');
  await desk.getByLabel(`Unit price of ${name}`).fill('10.75');
  await desk.getByRole('button', { name: 'Send Offer' }).click();
  await expect(toast(desk, `Offer ${number} sent`)).toBeVisible();
  await expect(desk.getByRole('columnheader', { name: /Version 2/ })).toBeVisible();

  await open(page, '/dashboard/my-quotes');
  await page
    .getByRole('table', { name: 'Offers to me, newest first' })
    .getByRole('link', { name: number })
    .click();
  await expect(page.getByText('Earlier versions')).toBeVisible();
  await page.getByLabel('PO number').fill('PO-600');
  await page.getByLabel('Address', { exact: true }).fill(DELIVERY.address);
  await page.getByLabel('Phone').fill(DELIVERY.phone);
  await page.getByRole('button', { name: 'Accept Offer' }).click();
  await expect(toast(page, `Order placed from offer ${number}`)).toBeVisible();
  await expect(page.getByText(money(6_450)).first()).toBeVisible();
  await expect(page).toHaveURL(/my-order/);
});

test('a version that was replaced meanwhile is refused with a word, and what was typed stays', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const [admin, { owner: customer }] = await Promise.all([anAdmin(), companyOnAccount()]);
  const { id, lines } = await offerTo(customer);
  const replace = (version: number, unitPrice: number) =>
    admin.call('POST', `/api/all-offer/${id}/version`, {
      ...{ version, validUntil: inDays(7) },
      lines: lines.map((line) => ({ ...line, unitPrice })),
    });
  await openAs(page, customer, `/dashboard/my-quotes/${id}`);
  await page.getByLabel('PO number').fill('PO-7');
  await page.getByLabel('Address', { exact: true }).fill(DELIVERY.address);
  await page.getByLabel('Phone').fill(DELIVERY.phone);
  expect(await faultsAtBothSizes(page, 'offer to a company')).toEqual([]);
  await replace(1, 8);
  await page.getByRole('button', { name: 'Accept Offer' }).click();
  const form = page.getByRole('main').locator('form');
  await expect(form.getByText('This offer can no longer be answered like this.')).toBeVisible();
  await expect(page.getByText(money(40)).first()).toBeVisible();
  await expect(page.getByLabel('PO number')).toHaveValue('PO-7');

  await page.getByRole('button', { name: 'Ask for Changes' }).click();
  const ask = page.getByRole('region', { name: 'Ask for changes' });
  await ask.getByRole('textbox', { name: 'Message' }).fill('And for ten?');
  await replace(2, 7);
  await ask.getByRole('button', { name: 'Send Request' }).click();
  await expect(toast(page, /can no longer be answered like this/)).toBeVisible();
  await expect(page.getByText(money(35)).first()).toBeVisible();
  await expect(ask.getByRole('textbox', { name: 'Message' })).toHaveValue('And for ten?');
  await ask.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('With the shop')).toBeVisible();
});

test('an offer is declined, renewed on request, and withdrawn', async ({ page, otherBrowser: desk }) => {
  const [admin, customer] = await Promise.all([anAdmin(), registerCustomer()]);
  const offer = await offerTo(customer);
  await openAs(page, customer, `/dashboard/my-quotes/${offer.id}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, `Offer ${offer.number} declined`)).toBeVisible();
  await page.getByRole('button', { name: 'Ask to Renew' }).click();
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('With the shop')).toBeVisible();

  await openAs(desk, admin, `/dashboard/offers/${offer.id}`);
  await desk.getByRole('button', { name: 'Withdraw Offer' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(desk, `Offer ${offer.number} withdrawn`)).toBeVisible();
  await open(page, `/dashboard/my-quotes/${offer.id}`);
  await expect(page.getByText('Withdrawn by the shop')).toBeVisible();
  expect(await faultsAtBothSizes(page, 'withdrawn offer')).toEqual([]);
});

test('an offer to an address that no account has verified is reached by its mail, once it is verified', async ({
  page,
  otherBrowser: desk,
}) => {
  const [admin, customer] = await Promise.all([anAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { quantity: 100 });
  const lines = [{ toolId, quantity: 5, unitPrice: 9.99 }];
  const { body: made } = await makeOffer({ email: customer.email, lines });

  await openAs(desk, admin, '/dashboard/offers/new');
  await expect(desk.getByText('once it has verified this address')).toBeVisible();
  await open(desk, `/dashboard/offers/new?offer=${made.insertedId}`);
  await expect(desk.getByText(`No account has verified ${customer.email} yet`)).toBeVisible();
  expect(await faultsAtBothSizes(desk, 'offer to an unverified address')).toEqual([]);

  const link = linkIn(await mailTo(customer.email, new RegExp(made.number)), '/dashboard/my-quotes');
  await openAs(page, customer, link.pathname);
  await expect(page.getByRole('heading', { name: 'Verify your email first' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible();
  expect(await faultsAtBothSizes(page, 'unverified')).toEqual([]);
  const verify = linkIn(await mailTo(customer.email, /verif|bestätigen/i), '/verify-email');
  const tab = await page.context().newPage();
  await open(tab, `${verify.pathname}${verify.search}`);
  await tab.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('heading', { name: `Offer ${made.number}` })).toBeVisible();

  await open(desk, `/dashboard/offers/new?offer=${made.insertedId}`);
  await expect(desk.getByRole('button', { name: 'Send Offer' })).toBeVisible();
  await expect(desk.getByText(/No account has verified/)).toHaveCount(0);
});
