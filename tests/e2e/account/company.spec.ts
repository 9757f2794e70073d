import { expect, type Page } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { open, openAs, test, toast } from '../../support/browser';
import { activeCompany, newMember } from '../../support/companies';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../../support/people';
import { linkIn, mailTo, unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of the company' });

/** Returns what is wrong with a page at the narrowest phone, and at the size of a desktop. */
async function faultsAtBothSizes(page: Page, where: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 800 });
  const narrow = await faults(page, where);
  await page.setViewportSize({ width: 1280, height: 800 });
  return [...narrow, ...(await faults(page, where))];
}

test('a company is registered by its owner, and activated by an admin', async ({ page, noise }) => {
  noise.expect(/40[349]/);
  const [admin, owner] = await Promise.all([anAdmin(), registerCustomer()]);
  const name = unique('Quay Fitters ');
  await openAs(page, owner, '/dashboard');
  await page.getByRole('link', { name: 'My Company' }).first().click();
  await expect(page.getByRole('heading', { name: 'My Company', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Register Company' }).click();
  await expect(page.getByText('Company name required')).toBeVisible();
  await expect(page.getByText('Street required')).toBeVisible();
  expect(await faultsAtBothSizes(page, 'register')).toEqual([]);
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Street').fill('7 Quay Lane');
  await page.getByLabel('City').fill('Cleveland');
  await page.getByLabel('Phone').fill('216 5550100');
  await page.getByLabel('Country').selectOption('US');
  await page.getByRole('button', { name: 'Register Company' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Waiting for activation')).toBeVisible();
  await expect(pages(page).getByRole('link')).toHaveText(['Company', 'Members']);
  expect(await faultsAtBothSizes(page, 'pending')).toEqual([]);

  await openAs(page, admin, `/dashboard/companies?q=${encodeURIComponent(name)}`);
  expect(await faultsAtBothSizes(page, 'companies')).toEqual([]);
  await page.getByRole('table', { name: 'Companies' }).getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Open full page' }).click();
  await page.getByLabel('Payment terms (days)').fill('30');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(toast(page, `${name} is active`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Block' })).toBeVisible();
  // What was typed meanwhile is still there.
  await expect(page.getByLabel('Payment terms (days)')).toHaveValue('30');
  await expect(page).toHaveTitle(new RegExp(name));
  expect(await faultsAtBothSizes(page, 'managed company')).toEqual([]);
  await mailTo(owner.email, new RegExp(`${name} is active`));
});

test('a company is joined by invitation, shows its orders to an approver, and is left', async ({
  page,
  noise,
}) => {
  noise.expect(/40[349]/);
  const [{ name, owner }, guest] = await Promise.all([activeCompany(), registerCustomer()]);
  const toolId = await addTool(await anAdmin(), { name: unique('Company Tool '), price: 12.5, moq: 1 });
  await openAs(page, owner, '/dashboard/company/members');
  await page.getByRole('main').getByLabel('Email').fill(guest.email);
  await page.getByLabel('Role', { exact: true }).selectOption('Approver');
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(toast(page, `Invitation sent to ${guest.email}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pending invitations' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Revoke the invitation to ${guest.email}` })).toBeVisible();
  expect(await faultsAtBothSizes(page, 'members')).toEqual([]);

  // Before this browser logs its session out.
  const orderId = await placeOrder(owner, toolId);
  const link = linkIn(await mailTo(guest.email, new RegExp(`Join ${name}`)), '/company/join');
  const join = `${link.pathname}${link.search}`;
  await open(page, join);
  await expect(page.getByText(`This invitation is for ${guest.email}.`)).toBeVisible();
  expect(await faultsAtBothSizes(page, 'wrong account')).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(guest.email);
  await openAs(page, guest, join);
  await expect(page.getByRole('heading', { name: `Join ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Join Company' }).click();
  await expect(toast(page, `You belong to ${name} now`)).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(await faultsAtBothSizes(page, 'facts')).toEqual([]);

  await open(page, '/dashboard/company/orders');
  const row = page.getByRole('row').filter({ hasText: owner.name });
  await expect(row).toContainText('Unpaid');
  expect(await faultsAtBothSizes(page, 'orders')).toEqual([]);
  await row.getByRole('link', { name: /^ORD-/ }).click();
  await expect(page.getByRole('heading', { name: /^Order ORD-/, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay', exact: true })).toHaveCount(0);
  expect(await faultsAtBothSizes(page, 'order')).toEqual([]);

  await open(page, '/dashboard/company/members');
  await page.getByRole('button', { name: 'Leave Company' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, `You left ${name}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Register a Company' })).toBeVisible();
  const response = await page.goto(`/dashboard/company/orders/${orderId}`);
  expect(response?.status()).toBe(404);
});

test('owners keep addresses and roles, and everybody sees when the company is blocked', async ({ page }) => {
  const company = await activeCompany();
  const buyer = await newMember(company, 'buyer');
  await openAs(page, company.owner, '/dashboard/company/addresses');
  await page.getByRole('button', { name: 'Add Address' }).click();
  await page.getByLabel('Company', { exact: true }).fill('Dock 7');
  await page.getByLabel('Street and number').fill('7 Quay Lane');
  await page.getByLabel('City').fill('Cleveland');
  await page.getByLabel('Phone').fill('216 5550100');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByRole('main').getByText('7 Quay Lane')).toBeVisible();
  expect(await faultsAtBothSizes(page, 'addresses')).toEqual([]);

  await page
    .getByRole('navigation', { name: 'Pages of the company' })
    .getByRole('link', { name: 'Members' })
    .click();
  await page.getByLabel(`Role of ${buyer.name}`).selectOption('Approver');
  await expect(toast(page, `${buyer.name} is Approver now`)).toBeVisible();
  await open(page, '/dashboard/company');
  await page.getByLabel('PO number required').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Company saved')).toBeVisible();

  const admin = await anAdmin();
  await openAs(page, admin, `/dashboard/companies/${company.id}`);
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, `${company.name} is blocked`)).toBeVisible();
  await openAs(page, buyer, '/de/dashboard/company/addresses');
  await expect(page.getByText('Diese Firma ist gesperrt')).toBeVisible();
  await expect(page.getByText('7 Quay Lane')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adresse hinzufügen' })).toHaveCount(0);
  expect(await faultsAtBothSizes(page, 'blocked')).toEqual([]);
});

test('what an owner typed stays where another owner saved meanwhile', async ({ page, noise }) => {
  noise.expect(/409/);
  const { owner } = await activeCompany();
  const saveElsewhere = async (change: object) => {
    const { revision } = (await owner.call('GET', '/api/company')).body;
    await owner.call('PATCH', '/api/company', { ...change, revision });
  };
  await openAs(page, owner, '/dashboard/company/rules');
  await page.getByRole('button', { name: 'Add Rule' }).click();
  const rule = page.getByRole('group', { name: 'Rule 1' });
  await rule.getByLabel('Name').fill('Mine');
  await rule.getByLabel('Orders over').fill('50');
  await saveElsewhere({ rules: [{ name: 'Theirs', over: 1, who: 'everyone', approvers: 'approvers' }] });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Somebody else saved this meanwhile.')).toBeVisible();
  await expect(page.getByText('Somebody else saved this meanwhile.')).toBeInViewport();
  await expect(rule.getByLabel('Name')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Rules and budgets saved')).toBeVisible();
  await expect(page.getByText('Somebody else saved this meanwhile.')).toHaveCount(0);
  await expect(rule.getByLabel('Name')).toHaveValue('Mine');

  await open(page, '/dashboard/company');
  await page.getByLabel('Street').fill('9 Quay Lane');
  await saveElsewhere({ name: unique('Theirs ') });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: /^Theirs/, level: 1 })).toBeVisible();
  await expect(page.getByLabel('Street')).toHaveValue('9 Quay Lane');
  await page.getByRole('button', { name: 'Show What Was Saved' }).click();
  await expect(page.getByLabel('Street')).not.toHaveValue('9 Quay Lane');
  await expect(page.getByLabel('Company name')).toHaveValue(/^Theirs/);
});
