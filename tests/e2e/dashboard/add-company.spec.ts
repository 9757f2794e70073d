import { expect } from '@playwright/test';
import { openAs, test } from '@/tests/support/browser';
import { anAdmin, registerCustomer } from '@/tests/support/people';
import { linkIn, mailTo, unique } from '@/tests/support/store';

test('an admin adds a dealer as a company, whose owner joins by the mail, and finds it by its customer number', async ({
  page,
}) => {
  const [name, number] = [unique('Dealer '), unique('K').slice(-20)];
  const email = `${unique('owner')}@example.com`;
  await openAs(page, await anAdmin(), '/dashboard/companies');
  await page.getByRole('link', { name: 'Add Company' }).click();
  await expect(page.getByRole('heading', { name: 'Add Company' })).toBeVisible();
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Street').fill('7 Quay Lane');
  await page.getByLabel('City').fill('Hamburg');
  await page.getByLabel('Postal code').fill('20457');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Phone').fill('+49 40 555 0100');
  await page.getByRole('textbox', { name: 'Customer number' }).fill(number);
  await page.getByLabel('Payment terms (days)').fill('30');
  await page.getByRole('button', { name: 'Add Company' }).click();
  await expect(page.getByLabel('Email of the owner')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email of the owner').fill(email);
  await page.getByRole('button', { name: 'Add Company' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Customer number')).toHaveValue(number);

  const link = linkIn(await mailTo(email, new RegExp(name)), '/company/join');
  const owner = await registerCustomer({ email });
  const token = link.searchParams.get('token');
  expect((await owner.call('POST', '/api/company/join', { token })).body).toMatchObject({ role: 'owner' });

  await page.goto(`/dashboard/companies?q=${number}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(number);
});

test('an admin gives a customer a number of the shop’s own, which another may not have', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const [one, other] = await Promise.all([registerCustomer(), registerCustomer()]);
  const admin = await anAdmin();
  const number = unique('K').slice(-20);
  const idOf = async (email: string) =>
    (await admin.call('GET', `/api/user?q=${encodeURIComponent(email)}`)).body[0]._id;
  await openAs(page, admin, `/dashboard/customers/${await idOf(one.email)}`);
  await page.getByRole('textbox', { name: 'Customer number' }).fill(number);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Customer number saved')).toBeVisible();
  await page.goto(`/dashboard/customers/${await idOf(other.email)}`);
  await page.getByRole('textbox', { name: 'Customer number' }).fill(number);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Another customer has this customer number.')).toBeVisible();
});
