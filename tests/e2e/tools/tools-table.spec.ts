import { expect, type Page } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { unique } from '@/tests/support/store';
import { open, test, toast } from '../../support/browser';
import { colourViolations, violations } from '../../support/pages/axe';
import { addTool, anAdmin } from '../../support/people';

const CLAMPS = '/tools/c/clamps-vises?view=table';
const table = (page: Page) => page.getByRole('table', { name: 'Tools' });
const rowOf = (page: Page, sku: string) => table(page).getByRole('row').filter({ hasText: sku });

test('the table is chosen, remembered, and left again', async ({ page }) => {
  await open(page, '/tools/c/clamps-vises');
  const view = page.getByRole('navigation', { name: 'View' });
  await view.getByRole('link', { name: 'Table' }).click();
  await expect(page).toHaveURL(CLAMPS);
  await expect(table(page).getByRole('row')).toHaveCount(7);
  // A plain address, which is the same page for everyone, leads back to it.
  await open(page, '/tools');
  await expect(page).toHaveURL('/tools?view=table');
  await expect(table(page)).toBeVisible();
  await view.getByRole('link', { name: 'Cards' }).click();
  await expect(page).toHaveURL('/tools');
  await open(page, '/tools/c/clamps-vises');
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article')).toHaveCount(6);
  await expect(page).toHaveURL('/tools/c/clamps-vises');
});

test('columns sort, also by a specification, and show their order', async ({ page }) => {
  await open(page, CLAMPS);
  const firstRow = table(page).getByRole('row').nth(1);
  const head = page.getByRole('columnheader', { name: 'Opening' });
  await head.getByRole('link').click();
  await expect(page).toHaveURL(/sort=spec%3Aopening/);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(head).toContainText('mm');
  await expect(firstRow).toContainText('FL-MV-100');
  await head.getByRole('link').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(firstRow).toContainText('FL-QB-450');
  await page.getByRole('columnheader', { name: 'SKU' }).getByRole('link').click();
  await expect(page.getByRole('columnheader', { name: 'SKU' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByLabel('Sort by')).toHaveValue('sku');
});

test('the table is used by keyboard alone: from row to row, a refused quantity, a step, into the cart', async ({
  page,
}) => {
  await open(page, `${CLAMPS}&sort=price`);
  const quantities = table(page).getByRole('textbox', { name: 'Quantity' });
  await quantities.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(quantities.nth(1)).toBeFocused();
  const row = quantities.nth(1).locator('xpath=ancestor::tr');
  const moq = Number(await quantities.nth(1).inputValue());
  await page.keyboard.type(String(moq - 1));
  await page.keyboard.press('Enter');
  await expect(row.getByRole('alert')).toHaveText('Quantity short than MOQ');
  await expect(quantities.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('+');
  await expect(quantities.nth(1)).toHaveValue(String(moq));
  await expect(row.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(toast(page, /Added to your cart/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('1');
  await page.keyboard.press('ArrowUp');
  await expect(quantities.first()).toBeFocused();
});

/** A category of sixteen sizes of one wrench in two finishes, and one other tool. */
async function wrenchesOfOneKind(): Promise<{ category: string; kind: string }> {
  const admin = await anAdmin();
  const [category, kind] = [unique('wrench-').toLowerCase(), unique('Ring Wrench ')];
  const add = (size: number) =>
    addTool(admin, {
      category,
      name: `${kind} ${size} mm`,
      moq: 1,
      specs: [
        { name: 'Size', value: String(size), unit: 'mm' },
        { name: 'Finish', value: size % 2 === 0 ? 'Chrome' : 'Matte' },
        { name: 'Standard', value: 'DIN 838' },
        { name: 'Length', value: String(100 + size * 5), unit: 'mm' },
      ],
    });
  for (let size = 8; size < 24; size += 1) await add(size);
  await addTool(admin, {
    category,
    name: unique('Rack '),
    specs: [
      { name: 'Sizes', value: '8–23', unit: 'mm' },
      { name: 'Standard', value: 'DIN 838' },
    ],
  });
  return { category, kind };
}

test('four sizes of one wrench are bought by keyboard from the table of their category @core', async ({
  page,
}) => {
  const { category, kind } = await wrenchesOfOneKind();
  await open(page, `/tools?category=${category}&view=table`);
  await expect(page).toHaveURL(`/tools/c/${category}?view=table`);
  const rows = table(page).getByRole('row').filter({ hasText: 'mm' });
  const heights = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => Math.round(row.getBoundingClientRect().height)),
  );
  expect(new Set(heights)).toEqual(new Set([36]));
  const inSight = await table(page)
    .locator('tbody tr:has(form)')
    .evaluateAll((all) => {
      const end = Math.min(
        innerHeight,
        document.querySelector('.tool-frame')?.getBoundingClientRect().bottom ?? 0,
      );
      return all.filter((row) => row.getBoundingClientRect().bottom <= end).length;
    });
  expect(inSight).toBeGreaterThanOrEqual(14);
  // One column for "Size" and "Sizes", and no column for what all have.
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveText('Size mm');
  await expect(page.getByRole('columnheader', { name: 'Standard' })).toHaveCount(0);
  await expect(page.getByText('All of these: Standard DIN 838')).toBeVisible();
  await expect(table(page).getByRole('rowheader', { name: kind, exact: true })).toBeVisible();

  await page.getByRole('link', { name: `${kind} 10 mm` }).focus();
  const quantity = (size: number) =>
    table(page)
      .getByRole('row')
      .filter({ hasText: `${kind} ${size} mm` })
      .getByRole('textbox', { name: 'Quantity' });
  await quantity(10).focus();
  for (const [size, typed] of [
    [10, '4'],
    [11, '6'],
    [12, '8'],
    [13, '2'],
  ] as const) {
    await expect(quantity(size)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText(
      String(size - 9),
    );
    await page.keyboard.press('ArrowDown');
  }
  await open(page, '/cart');
  for (const size of [10, 11, 12, 13])
    await expect(page.getByText(`${kind} ${size} mm`).first()).toBeVisible();
});

test('a cell of the table narrows the list by keyboard or press, says so, and gives it back', async ({
  page,
}) => {
  const { category, kind } = await wrenchesOfOneKind();
  await page.setViewportSize({ width: 1024, height: 700 });
  await open(page, `/tools/c/${category}?view=table`);
  // From a name the arrow keys lead to the cells of its row, up and down within their column, and back.
  await page.getByRole('link', { name: `${kind} 9 mm` }).focus();
  await expect(page.locator('.row-picture')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const cell = page.locator(':focus');
  await expect(cell).toHaveText('Chrome');
  await expect(page.locator('.row-picture')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/spec=finish%3Achrome&view=table$/);
  await expect(page.getByText('8 tools', { exact: true })).toBeVisible();
  await expect(page.getByText('Only tools with Finish Chrome')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Remove Finish Chrome' }).first()).toBeVisible();
  await expect(cell).toHaveAttribute('aria-current', 'true');
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/tools/c/${category}?view=table`);
  await expect(page.getByText('17 tools', { exact: true })).toBeVisible();
});

test('the table scrolls within its frame, where the SKU and the order stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await open(page, '/tools/c/torque-sockets?view=table');
  const row = rowOf(page, 'FL-TW-1220');
  await page.locator('.tool-frame').evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
  for (const part of [
    row.getByText('FL-TW-1220'),
    row.getByRole('button', { name: 'Compare' }),
    row.getByRole('textbox', { name: 'Quantity' }),
    row.getByRole('button', { name: 'Add to Cart' }),
    row.getByText(/in stock|^\d+$/).last(),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect((await page.locator('.tool-frame').boundingBox())?.width).toBe(1600);
});

test('at 320 px the table is a compact list that shows SKU, price, quantity and button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, CLAMPS);
  const row = rowOf(page, 'FL-BV-125');
  await row.scrollIntoViewIfNeeded();
  for (const part of [
    row.getByText('FL-BV-125'),
    row.getByText(money(219)),
    row.getByRole('textbox', { name: 'Quantity' }),
    row.getByRole('button', { name: 'Add to Cart' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('the table of tools does not shift when the browser shows when tools ship', async ({ page }) => {
  /** Where every row and what it shows is: with the text as it came, with the given one, and with none. */
  const places = (longText: string) =>
    page.evaluate((longText) => {
      const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]) as CSSStyleRule[];
      const style = rules.map((rule) => rule.style).find((each) => each.getPropertyValue('--ships'));
      if (!style) throw new Error('No rule says when tools ship.');
      const measured = () =>
        [...document.querySelectorAll('.tool-table :is(tr, img, a, button, input, .stock)')].map((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        });
      const ownText = style.getPropertyValue('--ships');
      const came = measured();
      style.setProperty('--ships', JSON.stringify(longText));
      const long = measured();
      style.removeProperty('--ships');
      const none = measured();
      style.setProperty('--ships', ownText);
      return { came, long, none };
    }, longText);
  // Without columns of specifications, with them, and in the language with the longest of these texts.
  const pages = [
    ['/tools?q=torque&view=table', 'Ships Wed, Sep 30'],
    [CLAMPS, 'Ships Wed, Sep 30'],
    ['/de/tools?q=torque&view=table', 'Versand am Mi., 30. Sept.'],
    [`/de${CLAMPS}`, 'Versand am Mi., 30. Sept.'],
  ] as const;
  for (const [path, longText] of pages) {
    await open(page, path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const row = page.getByRole('table').getByRole('row').filter({ hasText: 'FL-' }).first();
      const stock = row.getByRole('cell').filter({ hasText: /in stock|auf Lager/ });
      const said = () => stock.evaluate((box) => getComputedStyle(box, '::after').content);
      await expect.poll(said, `${path} at ${width}`).toMatch(/Ships|Versand/);
      const { came, long, none } = await places(longText);
      expect(none.length, `${path} at ${width}`).toBeGreaterThan(40);
      expect(came, `${path} at ${width}`).toEqual(none);
      expect(long, `${path} at ${width}`).toEqual(none);
    }
  }
});

test('the head of the table stays in sight below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, '/tools?view=table');
  await table(page).getByRole('row').nth(20).scrollIntoViewIfNeeded();
  const head = page.getByRole('columnheader', { name: 'SKU' });
  await expect(head).toBeInViewport({ ratio: 1 });
  const hidden = await head.evaluate((cell) => {
    const { left, top, height } = cell.getBoundingClientRect();
    return !cell.contains(document.elementFromPoint(left + 4, top + height / 2));
  });
  expect(hidden).toBe(false);
});

test('without scripts the table sorts, and a row leads to the purchase page with its quantity', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(CLAMPS);
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=price/);
  const row = rowOf(page, 'FL-BV-125');
  await row.getByRole('textbox', { name: 'Quantity' }).fill('4');
  const form = row.locator('form');
  expect(await form.getAttribute('action')).toMatch(/^\/purchase\/[0-9a-f]{24}$/);
  await row.getByRole('button', { name: 'Buy Now' }).click();
  // The gate of the purchase page, which remembers the way.
  await expect(page).toHaveURL(/\/login\?from=.*quantity%3D4/);
  await context.close();
});
