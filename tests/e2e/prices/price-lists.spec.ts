import { expect, type Page } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { chooseMore, openAs, reload, test, testInOwnContext, toast } from '../../support/browser';
import { addTool, anAdmin, call, registerCustomer } from '../../support/people';
import { addPriceGroup, addPriceList, joinPriceGroup } from '../../support/price-lists';
import { unique } from '../../support/store';

/** A tool at 12.50 of which there is enough. */
async function aTool(): Promise<{ id: string; sku: string; name: string }> {
  const [sku, name] = [unique('PE-'), unique('Priced Tool ')];
  return { id: await addTool(await anAdmin(), { sku, name, moq: 1, quantity: 1_000 }), sku, name };
}

/** Not the lookup of the tools that a list names. */
const SAVING = /\/api\/price-list(?:\/[0-9a-f]{24})?$/;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('an admin makes a price list from a file, corrects it, and its member buys at its price @core', async ({
  page,
  otherBrowser: buying,
}) => {
  const [admin, member, { id, sku }] = [await anAdmin(), await registerCustomer(), await aTool()];
  const [group, name] = [unique('Dealers '), unique('Spring ')];
  await openAs(page, admin, '/dashboard/price-lists');
  await field(page, 'Name of a new group').fill(group);
  await page.getByRole('button', { name: 'Add Group' }).click();
  await expect(toast(page, 'Price group added')).toBeVisible();
  await expect(page.getByRole('textbox', { name: `Rename ${group}` })).toBeVisible();

  await page.getByRole('link', { name: 'New Price List' }).click();
  await field(page, 'Name').fill(name);
  await field(page, 'For').selectOption(group);
  const table = `SKU;Category;From;Price;Discount %\n${sku};;10;;20\n${sku};;20;wrong;\n`;
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await field(page, 'Import CSV').setInputFiles(file);
  await expect(page.getByText('1 row is wrong')).toBeVisible();
  await expect(
    page.getByText('Line 3: Price must be a positive amount with at most two decimals'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save Price List' }).click();
  await expect(field(page, 'Rules')).toHaveAccessibleDescription(
    /Please correct the rows below that are wrong/,
  );
  await field(page, 'Rules').fill(table.replace('wrong', '9.00'));
  await page.getByRole('button', { name: 'Save Price List' }).click();
  await expect(toast(page, 'Price list saved')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Valid now');

  await page.goto(`/dashboard/make-admin?q=${member.email}`);
  await field(page, `Price group of ${member.name}`).selectOption(group);
  await expect(toast(page, `${member.name} now belongs to ${group}`)).toBeVisible();

  await page.goto('/dashboard/price-lists');
  await field(page, 'SKU').fill(sku.toLowerCase());
  await field(page, 'Quantity').fill('10');
  await page.getByRole('button', { name: 'Show Prices' }).click();
  await expect(page.getByRole('row', { name: new RegExp(group) }).last()).toContainText(
    `Price list “${name}”, from 10 units`,
  );
  await expect(page.getByRole('row', { name: /Everyone else/ })).toContainText(money(125));

  await openAs(buying, member, `/purchase/${id}`);
  await expect(buying.getByRole('table').filter({ hasText: 'From 20' })).toContainText(money(9));
  await expect(buying.getByText(`9 more: ${money(10)} per unit.`)).toBeVisible();
  await field(buying, 'Quantity').fill('12');
  await expect(buying.getByRole('status', { name: 'Order value' })).toHaveText(money(120));
  await expect(buying.getByText('From 10 units', { exact: true }).last()).toBeVisible();
  await field(buying, 'Address').fill('1 Test Street');
  await field(buying, 'Phone').fill('5550100');
  await buying.getByRole('button', { name: 'Place Order' }).click();
  await expect(buying).toHaveURL(/my-order/);
  await expect(buying.getByText(money(120)).first()).toBeVisible();
  // Nothing that everybody gets shows it.
  expect((await call('GET', `/api/tool/${id}`)).body.price).toBe(12.5);
});

testInOwnContext(
  'a price group that is added offline stays in its field, and is added once the connection is back',
  async ({ page, context, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    const group = unique('Offline ');
    await openAs(page, await anAdmin(), '/dashboard/price-lists');
    await field(page, 'Name of a new group').fill(group);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add Group' }).click();
    await expect(toast(page, 'The store could not be reached')).toBeVisible();
    await context.setOffline(false);
    await expect(field(page, 'Name of a new group')).toHaveValue(group);
    await page.getByRole('button', { name: 'Add Group' }).click();
    await expect(page.getByRole('textbox', { name: `Rename ${group}` })).toBeVisible();
  },
);

test('a price list whose response is lost is saved once, whether it is new or edited', async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_CONNECTION_RESET/);
  const [admin, { sku }, name] = [await anAdmin(), await aTool(), unique('Lost ')];
  const listed = async (): Promise<{ name: string; priority: number; revision: number }[]> => {
    const { body } = await admin.call('GET', '/api/price-list');
    return body.filter((list: { name: string }) => list.name === name);
  };
  const saveTwice = async () => {
    const save = page.getByRole('button', { name: 'Save Price List' });
    await page.route(SAVING, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
    // It was busy meanwhile, which takes the focus from no button.
    await expect(save).toBeFocused();
    await page.unroute(SAVING);
    await save.click();
    await expect(page).toHaveURL(/price-lists$/);
    // The notice of the save before may still be there.
    await expect(toast(page, 'Price list saved').first()).toBeVisible();
  };
  await openAs(page, admin, '/dashboard/price-lists/new');
  await field(page, 'Name').fill(name);
  await field(page, 'Rules').fill(`SKU;Category;From;Price;Discount %\n${sku};;10;;20\n`);
  await saveTwice();
  expect(await listed()).toMatchObject([{ priority: 0, revision: 1 }]);
  await page.getByRole('link', { name: `Edit: ${name}` }).click();
  await field(page, 'Priority').fill('5');
  await saveTwice();
  expect(await listed()).toMatchObject([{ priority: 5, revision: 2 }]);
});

test('a price list that had rules is saved without any only after a question', async ({ page }) => {
  const [admin, { sku }] = [await anAdmin(), await aTool()];
  const rules = [{ sku: `SKU-${sku}`, tiers: [{ from: 1, price: 9 }] }];
  const listId = await addPriceList(admin, rules);
  const saved = async () => (await admin.call('GET', `/api/price-list/${listId}`)).body.rules;
  const save = page.getByRole('button', { name: 'Save Price List' });
  await openAs(page, admin, `/dashboard/price-lists/${listId}`);
  await expect(page.getByText('1 rule is read')).toBeVisible();
  await field(page, 'Rules').fill('');
  await save.click();
  const question = page.getByRole('alertdialog', { name: 'Save this list without rules?' });
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(question).toBeHidden();
  await expect(save).toBeFocused();
  expect(await saved()).toEqual(rules);
  await save.click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Price list saved')).toBeVisible();
  expect(await saved()).toEqual([]);
});

test('of two admins who edit a price list the second sees both versions, and loses nothing', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const [admin, { sku }] = [await anAdmin(), await aTool()];
  const name = unique('Summer ');
  const tiers = [{ from: 1, percent: 5 }];
  const listId = await addPriceList(admin, [{ sku, tiers }], { name });
  await openAs(page, admin, `/dashboard/price-lists/${listId}`);
  await field(page, 'Priority').fill('7');
  const theirs = { name, priority: 3, for: { everyone: true }, rules: [{ sku, tiers }], revision: 1 };
  expect((await admin.call('PUT', `/api/price-list/${listId}`, theirs)).status).toBe(200);
  await page.getByRole('button', { name: 'Save Price List' }).click();
  await expect(page.getByText('Someone else saved this list in the meantime')).toBeVisible();
  await page.getByRole('button', { name: 'Keep Mine' }).click();
  await expect(field(page, 'Priority')).toHaveValue('7');
  await page.getByRole('button', { name: 'Save Price List' }).click();
  await expect(toast(page, 'Price list saved')).toBeVisible();
  expect((await admin.call('GET', `/api/price-list/${listId}`)).body).toMatchObject({
    priority: 7,
    revision: 3,
  });
});

test('a price list is copied and deleted, and a group in use shows what uses it', async ({ page, noise }) => {
  noise.expect(/409/);
  const [admin, group, name] = [await anAdmin(), unique('Fleet '), unique('Fleet list ')];
  const groupId = await addPriceGroup(admin, group);
  await joinPriceGroup(admin, await registerCustomer(), groupId);
  await addPriceList(admin, [{ category: 'nobody-s', tiers: [{ from: 1, percent: 5 }] }], {
    ...{ name, for: { groupId } },
  });
  await openAs(page, admin, '/dashboard/price-lists');
  await chooseMore(page, name, 'Copy');
  await expect(field(page, 'Name')).toHaveValue(`Copy of ${name}`);
  await expect(field(page, 'Rules')).toHaveValue(/nobody-s;1;;5/);
  await page.getByRole('button', { name: 'Save Price List' }).click();
  await expect(toast(page, 'Price list saved')).toBeVisible();
  await chooseMore(page, `Copy of ${name}`, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Price list deleted')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`Copy of ${name}`) })).toHaveCount(0);
  await chooseMore(page, group, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(
    page.getByText(`It still has 1 customer, and these lists are for it: ${name}`).first(),
  ).toBeVisible();
});

test('members see their own prices on the page of a tool, and visitors those for everyone', async ({
  page,
  otherBrowser: visitor,
}) => {
  const [admin, member, { id, sku }] = [await anAdmin(), await registerCustomer(), await aTool()];
  const groupId = await addPriceGroup(admin);
  await joinPriceGroup(admin, member, groupId);
  await addPriceList(admin, [{ sku, tiers: [{ from: 10, percent: 20 }] }], { for: { groupId } });
  const { slug } = (await call('GET', `/api/tool/${id}`)).body;
  await openAs(page, member, `/tools/${slug}`);
  const table = (at: Page) => at.getByRole('table', { name: 'Prices by quantity' });
  const panel = (at: Page) => at.getByRole('region', { name: 'Overview' });
  await panel(page)
    .getByText(`${money(10)} from 10`)
    .click();
  await expect(table(page)).toContainText(`From 10${money(10)}`);
  await visitor.goto(`/tools/${slug}`);
  await expect(visitor.getByRole('link', { name: 'Buy Now' }).first()).toBeVisible();
  await expect(visitor.getByText(money(12.5)).first()).toBeVisible();
  await expect(table(visitor)).toHaveCount(0);

  const rules = [{ sku, tiers: [{ from: 100, percent: 40 }] }];
  await addPriceList(admin, rules, { validTo: '2020-01-01T00:00:00Z' });
  await addPriceList(admin, rules);
  await visitor.reload();
  await panel(visitor)
    .getByText(`${money(7.5)} from 100`)
    .click();
  await expect(table(visitor)).toContainText(`From 100${money(7.5)}`);

  await page.goto(`/de/purchase/${id}`);
  await expect(page.getByRole('table').filter({ hasText: 'Ab 10 Stück' })).toContainText('10,00');
});

test('the rules of a price list come from any spreadsheet, and what is typed survives a reload', async ({
  page,
}) => {
  const [admin, { sku }] = [await anAdmin(), await aTool()];
  await openAs(page, admin, '/dashboard/price-lists/new');
  const table = `SKU;Category;From;Price;Discount %\n${sku};;10;;7.5\n`;
  const fileOf = (buffer: Buffer) => ({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await field(page, 'Import CSV').setInputFiles(fileOf(Buffer.from(`\ufeff${table}`, 'utf16le')));
  await expect(page.getByRole('cell', { name: '7.5 % off' })).toBeVisible();
  await expect(field(page, 'Rules')).toHaveValue(new RegExp(`^SKU;.*\\n${sku};;10;;7.5`));
  await field(page, 'Import CSV').setInputFiles(fileOf(Buffer.from('PK\u0003\u0004\u0000\u0000')));
  await expect(page.getByText('This file cannot be read.')).toBeVisible();
  await field(page, 'Import CSV').setInputFiles(fileOf(Buffer.alloc(2_000_000, 'a')));
  await expect(page.getByText('This file is too large.')).toBeVisible();
  await field(page, 'Name').fill('Händler');

  await reload(page);
  await expect(page.getByText('These are your changes from before')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Händler');
  await expect(field(page, 'Rules')).toHaveValue(new RegExp(sku));
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(page.getByText('These are your changes from before')).toBeHidden();
});
