import { expect, type Page } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { filledCart, ruledCompany } from '../../support/approvals';
import { openAs, test, toast } from '../../support/browser';
import { activeCompany, memberId, newMember } from '../../support/companies';
import { addTool, anAdmin } from '../../support/people';
import { mailTo, newKey, unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

const PHONE = { width: 360, height: 740 };

/** Returns what is wrong with a page at the narrowest phone, and at the size of a desktop. */
async function faultsAtBothSizes(page: Page, where: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 800 });
  const narrow = await faults(page, where);
  await page.setViewportSize({ width: 1280, height: 800 });
  return [...narrow, ...(await faults(page, where))];
}

test('an owner sets a rule and a budget, a buyer submits the cart, and an approver decides on a phone, where the budget is passed after a question', async ({
  page,
}) => {
  const company = await activeCompany();
  const [buyer, approver] = await Promise.all([newMember(company, 'buyer'), newMember(company, 'approver')]);
  const toolId = await addTool(await anAdmin(), { name: unique('Ruled Tool '), price: 10, quantity: 1_000 });

  await openAs(page, company.owner, '/dashboard/company');
  await page
    .getByRole('navigation', { name: 'Pages of the company' })
    .getByRole('link', { name: 'Rules and Budgets' })
    .click();
  await page.getByRole('button', { name: 'Add Rule' }).click();
  const rule = page.getByRole('group', { name: 'Rule 1' });
  await expect(rule.getByLabel('Name')).toBeFocused();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rule.getByText('Name required')).toBeVisible();
  await rule.getByLabel('Name').fill('Big orders');
  await rule.getByLabel('Orders over').fill('50');
  await page.getByRole('button', { name: 'Add Budget' }).click();
  const budget = page.getByRole('group', { name: 'Budget 1' });
  await budget.getByLabel('Name').fill('Workshop');
  await budget.getByLabel('Limit').fill('150');
  await budget.getByRole('checkbox', { name: buyer.name }).check();
  expect(await faultsAtBothSizes(page, 'rules')).toEqual([]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Rules and budgets saved')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Budget 1' })).toContainText(/used, .* left in/);
  // The form was filled anew.
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeFocused();

  await filledCart(buyer, toolId, 20);
  await openAs(page, buyer, '/cart');
  const region = page.getByRole('region', { name: 'Approval' });
  await expect(region).toContainText('Big orders: orders over');
  await expect(region).toContainText(`Can be approved by ${approver.name} or ${company.owner.name}`);
  await expect(region).toContainText('Budget left');
  await page.getByLabel('Address', { exact: true }).fill('1 Test Street');
  await page.getByLabel('Phone', { exact: true }).fill('5550100');
  await page.getByLabel('Note', { exact: true }).fill('For Monday');
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(toast(page, /Submitted for approval. It waits for .+/)).toBeVisible();
  const mine = page.getByRole('table', { name: 'Requests for approval' }).getByRole('row').nth(1);
  await expect(mine).toContainText('Waiting');
  expect(await faultsAtBothSizes(page, 'my requests')).toEqual([]);
  await mailTo(approver.email, /^Approval needed: REQ-/);

  await page.setViewportSize(PHONE);
  await openAs(page, approver, '/dashboard/approvals');
  await expect(page.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible();
  expect(await faults(page, 'to decide')).toEqual([]);
  await page.getByRole('link', { name: /^REQ-/ }).click();
  await expect(page.getByRole('heading', { name: /^Approval REQ-/ })).toBeVisible();
  await expect(page.getByText('For Monday')).toBeVisible();
  await expect(page.getByText(/over after this order/)).toBeVisible();
  expect(await faults(page, 'approval')).toEqual([]);
  await page.getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('alertdialog', { name: / over .* Approve anyway\?$/ });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, 'Approved and ordered')).toBeVisible();
  await expect(page.getByText(/^Ordered as ORD-/)).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, buyer, '/dashboard/approvals');
  await page.getByRole('link', { name: /^REQ-/ }).click();
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByRole('heading', { name: /ORD-/, level: 1 })).toBeVisible();
});

test('an approver rejects with a reason, and the requester puts the tools into the cart again', async ({
  page,
}) => {
  const company = await activeCompany();
  const buyer = await newMember(company, 'buyer');
  const name = unique('Rejected Tool ');
  const toolId = await addTool(await anAdmin(), { name, price: 10, quantity: 1_000 });
  const { revision } = (await company.owner.call('GET', '/api/company')).body;
  const rules = [{ name: 'All', over: 0, who: 'everyone', approvers: 'approvers' }];
  await company.owner.call('PATCH', '/api/company', { rules, revision });
  const body = await filledCart(buyer, toolId);
  const key = newKey();
  const { insertedId } = (await buyer.call('POST', '/api/cart/submit', body, key)).body;

  await openAs(page, company.owner, `/dashboard/approvals/${insertedId}`);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Reason required')).toBeVisible();
  await page.getByLabel('Reason').fill('Buy the cheap one');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('“Buy the cheap one”')).toBeVisible();
  expect(await faultsAtBothSizes(page, 'rejected')).toEqual([]);

  await openAs(page, buyer, `/dashboard/approvals/${insertedId}`);
  await page.getByRole('button', { name: 'Put into Cart' }).click();
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
});

test('a member who was removed from the company while the cart was open reads so, and orders for themselves', async ({
  page,
  noise,
}) => {
  noise.expect(/404/);
  const { company, buyer } = await ruledCompany();
  const toolId = await addTool(await anAdmin(), { name: unique('Left Tool '), price: 10, quantity: 1_000 });
  await filledCart(buyer, toolId);
  await openAs(page, buyer, '/cart');
  await page.getByLabel('Address', { exact: true }).fill('1 Test Street');
  await page.getByLabel('Phone', { exact: true }).fill('5550100');
  await expect(page.getByRole('button', { name: 'Submit for Approval' })).toBeVisible();
  await company.owner.call('DELETE', `/api/company/member/${await memberId(company, buyer)}`);
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page.getByText('You do not order for a company any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/my-order/);
});
