import { expect } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { money } from '@/tests/support/shop/money';
import { open, openAs, test, toast } from '../../support/browser';
import { activeCompany, changeCompany } from '../../support/companies';
import { inDays, offerTo } from '../../support/offers';
import { invoicedOrder } from '../../support/on-account';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

test('a request of five lines is answered at 8 % off by keyboard alone', async ({ page }) => {
  const [admin, customer] = await Promise.all([anAdmin(), registerCustomer({ verified: true })]);
  const company = await activeCompany(customer);
  await changeCompany(company.id, { termsDays: 30, creditLimit: 10_000 });
  const names = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => unique(`${name} `));
  const toolIds: string[] = [];
  for (const name of names) toolIds.push(await addTool(admin, { name, price: 12.5, moq: 1, quantity: 900 }));
  await invoicedOrder(company, toolIds[0] ?? '');
  const { body: asked } = await customer.call('POST', '/api/quote', {
    ...{ name: customer.name, email: customer.email, note: 'By the end of March, please.' },
    lines: toolIds.map((toolId) => ({ toolId, quantity: 10 })),
  });
  const quantity = (index: number) => page.getByLabel(`Quantity of ${names[index]}`);
  const percent = (index: number) => page.getByLabel(`Percent off for ${names[index]}`);
  const price = (index: number) => page.getByLabel(`Unit price of ${names[index]}`);

  await openAs(page, admin, `/dashboard/quotes?q=${asked.number}`);
  await page.getByRole('link', { name: 'Make an Offer' }).press('Enter');
  const request = page.getByRole('region', { name: `Request ${asked.number}` });
  await expect(request.getByText('By the end of March, please.')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`paid last for ${names[0]}`) })).toBeVisible();

  const discount = page.getByLabel('Discount on all lines, %');
  await discount.focus();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('5 prices set.')).toBeVisible();
  for (const index of names.keys()) await expect(price(index)).toHaveValue('11.50');
  await expect(page.getByLabel('Total', { exact: true })).toHaveText(money(575));
  await expect(page.getByText(`8 % off ${money(625)} at list prices`)).toBeVisible();

  // Each cell by its own keys: the percentage follows the price, and the other way round.
  await quantity(0).focus();
  await page.keyboard.press('Enter');
  await expect(quantity(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(percent(0)).toBeFocused();
  await page.keyboard.type('10');
  await expect(price(0)).toHaveValue('11.25');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('10');
  await expect(percent(0)).toHaveValue('20');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('5');
  await expect(page.getByLabel(`Lead time of ${names[0]} in business days`)).toHaveValue('5');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faults(page, 'offer sheet')).toEqual([]);
  }
  await page.getByRole('button', { name: 'Send Offer' }).press('Enter');
  await expect(toast(page, /Offer OFF-.* sent/)).toBeVisible();
  await expect(page.getByText('Ships in 5 business days')).toBeVisible();
  await expect(page.getByText(money(560)).first()).toBeVisible();
});

test('an offer is duplicated for another customer, with a discount that is taken back', async ({ page }) => {
  const [admin, customer] = await Promise.all([anAdmin(), registerCustomer()]);
  const offer = await offerTo(customer, { note: 'From stock.' });
  await openAs(page, admin, `/dashboard/offers/${offer.id}`);
  await expect(page.getByRole('link', { name: 'PDF of version 1' })).toHaveAttribute('href', /version=1/);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { name: `Copy of offer ${offer.number}` })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);
  await expect(page.getByLabel('Valid until')).toHaveValue(inDays(14));
  const unitPrice = page.getByLabel(/^Unit price of/);
  await expect(unitPrice).toHaveValue('9.99');
  await page.getByLabel('Discount on all lines, %').fill('50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(unitPrice).not.toHaveValue('9.99');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unitPrice).toHaveValue('9.99');
  const other = `${unique('other')}@example.com`;
  await page.getByLabel('Email', { exact: true }).fill(other);
  await page.getByRole('button', { name: 'Send Offer' }).click();
  await expect(toast(page, /Offer OFF-.* sent/)).toBeVisible();
  await expect(page.getByText(other)).toBeVisible();
  await open(page, `/dashboard/offers/${offer.id}`);
  await expect(page.getByText(customer.email)).toBeVisible();
});
