import { expect, type Page } from '@playwright/test';
import { giveSession, holdScripts, scriptsTookOver, test } from '../support/browser';
import { addTool, anAdmin, registerCustomer } from '../support/people';
import { unique } from '../support/store';

/** Opens a page whose scripts wait; returns what lets them come and waits until they took over. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  // Scripts that wait hold back the document's own events.
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await scriptsTookOver(page);
    await page.unroute('**/_next/static/chunks/*.js');
  };
}

const steel = { price: 2.5, moq: 10, quantity: 4000 };

test('what a buyer types before the order form answers stays, and is what the order comes to', async ({
  page,
}) => {
  const tool = await addTool(await anAdmin(), { name: unique('Early Hammer '), ...steel });
  await giveSession(page, await registerCustomer());
  const quantity = page.getByLabel('Quantity', { exact: true });
  const address = page.getByLabel('Address', { exact: true });

  const arrive = await openWithoutScripts(page, `/purchase/${tool}`);
  await expect(quantity).toHaveValue('10');
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  await quantity.fill('120');
  await address.fill('12 Anvil Lane');
  await arrive();
  await expect(page.getByText('$300.00')).toBeVisible();
  await expect(quantity).toHaveValue('120');
  await expect(address).toHaveValue('12 Anvil Lane');

  // After a reload the draft knows better than the document, and the buyer better than the draft.
  const arriveAgain = await openWithoutScripts(page, `/purchase/${tool}`);
  await expect(quantity).toHaveValue('10');
  await quantity.fill('200');
  await arriveAgain();
  await expect(address).toHaveValue('12 Anvil Lane');
  await expect(page.getByText('$500.00')).toBeVisible();
  await expect(quantity).toHaveValue('200');
});

test('a profile is in its form before the page’s script runs, and what is changed in it stays', async ({
  page,
}) => {
  const person = await registerCustomer();
  const profile = { phone: '+49 202 1234', address: '1 Old Road', education: 'Toolmaker', linkedin: '' };
  await person.call('PUT', `/api/user?email=${person.email}`, profile);
  await giveSession(page, person);
  const field = (name: string) => page.getByLabel(name, { exact: true });

  const arrive = await openWithoutScripts(page, '/dashboard');
  await expect(field('Address')).toHaveValue('1 Old Road');
  await expect(field('Education')).toHaveValue('Toolmaker');
  await field('Address').fill('2 New Road');
  await page.getByRole('combobox', { name: /^Language/ }).selectOption('de');
  await arrive();
  await expect(field('Address')).toHaveValue('2 New Road');
  await expect(field('Education')).toHaveValue('Toolmaker');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  const { body } = await person.call('GET', `/api/user/${person.email}`);
  expect(body).toMatchObject({ address: '2 New Road', education: 'Toolmaker', language: 'de' });
});

test('stars pressed before the review form answers count', async ({ page }) => {
  await giveSession(page, await registerCustomer());
  const arrive = await openWithoutScripts(page, '/dashboard/review');
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Review' }).fill('Keeps its edge.');
  await arrive();
  await expect(page.getByRole('spinbutton')).toHaveValue('4');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Review' })).toHaveValue('Keeps its edge.');
});

test('a tool typed before the form answers is in its preview', async ({ page }) => {
  await giveSession(page, await anAdmin());
  const arrive = await openWithoutScripts(page, '/dashboard/add-product');
  await page.getByLabel('Name', { exact: true }).fill('Early Pliers');
  await arrive();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Early Pliers');
  await expect(page.getByRole('main').getByText('Early Pliers')).toBeVisible();
});
