import { expect, type Page } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { money } from '@/tests/support/shop/money';
import { openAs, test, testInOwnContext, toast } from '../../support/browser';
import { addTool, anAdmin } from '../../support/people';
import { addPriceList } from '../../support/price-lists';
import { unique } from '../../support/store';

/** A tool at 12.50. */
async function aTool(): Promise<{ sku: string; name: string }> {
  const [sku, name] = [unique('SH-'), unique('Sheet Tool ')];
  await addTool(await anAdmin(), { sku, name, moq: 1, price: 12.5 });
  return { sku, name };
}

const cell = (page: Page, column: string, sku: string, tier: number) =>
  page.getByRole('textbox', { name: `${column} of ${sku}, tier ${tier}` });

/** As Ctrl + V pastes a text from another program. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('a price list is written by keyboard alone, with the discount beside each tier, and saved as it is shown', async ({
  page,
}) => {
  const [admin, { sku, name }, listName] = [await anAdmin(), await aTool(), unique('Keys ')];
  await openAs(page, admin, '/dashboard/price-lists/new');
  await page.getByLabel('Name', { exact: true }).fill(listName);
  const adder = page.getByRole('combobox', { name: 'Add a tool or category' });
  await adder.focus();
  // Enter waits for what the store finds.
  await page.keyboard.type(sku);
  await page.keyboard.press('Enter');
  await expect(cell(page, 'From', sku, 1)).toBeFocused();
  await expect(page.getByRole('row', { name: new RegExp(sku) })).toContainText(name);
  await expect(page.getByRole('row', { name: new RegExp(sku) })).toContainText(money(12.5));
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10.00');
  await expect(page.getByRole('cell', { name: `${money(10)} · 20 % off` })).toBeVisible();

  await page.keyboard.press('Control+Enter');
  await expect(cell(page, 'From', sku, 2)).toBeFocused();
  await page.keyboard.type('50');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Discount %', sku, 2)).toBeFocused();
  await page.keyboard.type('7.5');
  await expect(page.getByText('Costs more than fewer units do')).toBeVisible();
  await page.keyboard.type('0');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Discount %', sku, 2)).toHaveValue('');
  await page.keyboard.type('27.5');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 'Discount %', sku, 1)).toBeFocused();
  await expect(page.getByText('Costs more than fewer units do')).toBeHidden();

  // Beyond the last row Enter goes on to the next rule.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(adder).toBeFocused();
  await page.keyboard.type(unique('NOPE-'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No tool has this SKU')).toBeVisible();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: /^Remove NOPE-/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No tool has this SKU')).toBeHidden();

  await page.getByRole('button', { name: 'Save Price List' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Price list saved')).toBeVisible();
  const { body } = await admin.call('GET', '/api/price-list');
  expect(body.find((list: { name: string }) => list.name === listName).rules).toEqual([
    {
      sku,
      tiers: [
        { from: 10, price: 10 },
        { from: 50, percent: 27.5 },
      ],
    },
  ]);
});

test('rows are pasted from a spreadsheet, what is wrong with them is shown, and the paste is taken back', async ({
  page,
}) => {
  const [admin, one, other] = [await anAdmin(), await aTool(), await aTool()];
  const tiers = [
    { from: 1, price: 12 },
    { from: 10, price: 11 },
  ];
  const id = await addPriceList(admin, [{ sku: one.sku, tiers }]);
  await openAs(page, admin, `/dashboard/price-lists/${id}`);
  await cell(page, 'Price', one.sku, 1).focus();
  await paste(page, '11.50\n10.50\n');
  await expect(cell(page, 'Price', one.sku, 1)).toHaveValue('11.50');
  await expect(cell(page, 'Price', one.sku, 2)).toHaveValue('10.50');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Price', one.sku, 1)).toHaveValue('12.00');

  await cell(page, 'From', one.sku, 1).focus();
  const unknown = unique('NO-');
  await paste(
    page,
    `SKU\tCategory\tFrom\tPrice\tDiscount %\n${other.sku}\t\t1\t13.00\t\n${unknown}\t\t1\t\t5\n${one.sku}\t\t20\t10\t\n`,
  );
  await expect(page.getByText('3 rows were pasted.')).toBeVisible();
  await expect(page.getByText('Above the public price, which is charged')).toBeVisible();
  await expect(page.getByText('No tool has this SKU')).toBeVisible();
  await expect(page.getByText('There is a row for this already')).toBeVisible();
  await expect(page.getByText('3 rows to look at')).toBeVisible();
  await expect(page.getByText('3 rules are read · 5 tiers')).toBeVisible();
  await page.getByRole('button', { name: 'Show Only These' }).click();
  await expect(cell(page, 'Price', one.sku, 3)).toHaveValue('10');
  await expect(cell(page, 'Price', one.sku, 1)).toBeHidden();
  await page.getByRole('button', { name: 'Show All Rows' }).click();
  await page.getByRole('searchbox', { name: 'Find in this list' }).fill(other.name);
  await expect(cell(page, 'Price', other.sku, 1)).toBeVisible();
  await expect(cell(page, 'Price', one.sku, 1)).toBeHidden();
  // Nothing of it is saved before it was seen: the rows are those of the text.
  expect(await page.getByLabel('Rules', { exact: true }).inputValue()).toContain(`${unknown};;1;;5`);
});

test('a list of 1,000 rules is shown in pages, and found in all of them', async ({ page }) => {
  const [admin, { sku }] = [await anAdmin(), await aTool()];
  const rules = Array.from({ length: 999 }, (_, index) => ({
    sku: `LONG-${index}`,
    tiers: [{ from: 1, price: 5 }],
  }));
  const id = await addPriceList(admin, [...rules, { sku, tiers: [{ from: 1, price: 5 }] }]);
  await openAs(page, admin, `/dashboard/price-lists/${id}`);
  await expect(page.getByText('1–100 of 1,000 rows')).toBeVisible();
  await cell(page, 'From', 'LONG-99', 1).press('Enter');
  await expect(cell(page, 'From', 'LONG-100', 1)).toBeFocused();
  await expect(page.getByText('101–200 of 1,000 rows')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in this list' }).fill(sku.toLowerCase());
  await expect(cell(page, 'Price', sku, 1)).toHaveValue('5.00');
});

testInOwnContext(
  'the validity of a price list is typed and shown in the zone of who reads it',
  async ({ browser }) => {
    const [admin, { sku }] = [await anAdmin(), await aTool()];
    // For everyone, but of one tool: other tests expect public prices.
    const rules = [{ sku, tiers: [{ from: 1, percent: 5 }] }];
    const name = unique('Zoned ');
    const id = await addPriceList(admin, rules, { name, validFrom: '2026-07-01T08:00:00.000Z' });
    const context = await browser.newContext({ timezoneId: 'Asia/Kolkata' });
    const page = await context.newPage();
    await openAs(page, admin, `/dashboard/price-lists/${id}`);
    await expect(
      page
        .getByText('In your time zone: Asia/Calcutta')
        .or(page.getByText('In your time zone: Asia/Kolkata'))
        .first(),
    ).toBeVisible();
    await expect(page.getByLabel('Valid from')).toHaveValue('2026-07-01T13:30');
    await page.getByLabel('Until').fill('2027-01-01T00:00');
    await page.getByRole('button', { name: 'Save Price List' }).click();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(/1:30\sPM\sGMT\+5:30/);
    expect((await admin.call('GET', `/api/price-list/${id}`)).body).toMatchObject({
      validFrom: '2026-07-01T08:00:00.000Z',
      validTo: '2026-12-31T18:30:00.000Z',
    });
    await context.close();
  },
);

test.describe(() => {
  // Without motion no colour is read in the middle of a transition.
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('the sheet of a price list has nothing that axe objects to, at 1280 and 320 px', async ({ page }) => {
    const admin = await anAdmin();
    const { sku } = await aTool();
    const rules = [
      { sku, tiers: [{ from: 1, price: 13 }] },
      { category: 'no-such', tiers: [{ from: 1, percent: 5 }] },
    ];
    await openAs(page, admin, `/dashboard/price-lists/${await addPriceList(admin, rules)}`);
    await expect(page.getByText('Above the public price, which is charged')).toBeVisible();
    const found: string[] = [];
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await faults(page, 'price-sheet')));
    }
    await page.getByRole('combobox', { name: 'Add a tool or category' }).focus();
    await expect(
      page.getByRole('listbox', { name: 'Tools and categories' }).getByRole('option').first(),
    ).toBeVisible();
    found.push(...(await faults(page, 'price-sheet-options')));
    expect(found).toEqual([]);
  });
});
