import { expect, type Page } from '@playwright/test';
import { activeCompany } from '@/tests/support/companies';
import { faults } from '@/tests/support/pages/page-faults';
import { open, openAs, reload, test } from '../../support/browser';
import { addTool, anAdmin, call, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** j to the first row, Enter opens it, j and k go through, Escape closes it and returns the focus. */
async function goThrough(page: Page, path: string, parameter: string, titles: readonly [string, string]) {
  const [first, second] = titles;
  const links = page.locator('[data-row-link]');
  await expect(links).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page, first).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=`));
  await page.keyboard.press('j');
  await expect(panelOf(page, second)).toBeVisible();
  await page.keyboard.press('j');
  await expect(panelOf(page, second)).toBeVisible();
  expect(await faults(page, `${path} with a panel`)).toEqual([]);
  await reload(page);
  await expect(panelOf(page, second)).toBeVisible();
  await page.keyboard.press('k');
  await expect(panelOf(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page, first)).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(`[?&]${parameter}=`));
  await expect(links.nth(0)).toBeFocused();
}

test('by keyboard alone an admin goes through companies and customers beside their lists', async ({
  page,
}) => {
  const [admin, word] = [await anAdmin(), unique('Beside ')];
  const names = [`${word} A`, `${word} B`] as const;
  for (const name of names) await activeCompany(undefined, { name });
  const companies = `/dashboard/companies?q=${encodeURIComponent(word)}`;
  await openAs(page, admin, companies);
  await goThrough(page, companies, 'company', [names[1], names[0]]);
  await page.keyboard.press('Enter');
  await expect(panelOf(page, names[1]).getByText('Newest orders')).toBeVisible();

  const people = await Promise.all([registerCustomer(), registerCustomer()]);
  const name = (place: number) => people[place]?.name ?? '';
  expect(name(0)).not.toBe('');
  for (const { email, name: called } of people) {
    const customers = `/dashboard/customers?q=${encodeURIComponent(email)}`;
    await open(page, customers);
    await page.getByRole('row').filter({ hasText: email }).getByText(email).click();
    await expect(panelOf(page, called).getByRole('button', { name: 'View as Customer' })).toBeVisible();
    expect(await faults(page, `${customers} with a panel`)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Next row');
});

test('by keyboard alone an admin goes through requests, offers and tools beside their lists', async ({
  page,
}) => {
  const [admin, word] = [await anAdmin(), unique('Besides ')];
  const tools = [`${word} A`, `${word} B`] as const;
  const ids = [await addTool(admin, { name: tools[0] }), await addTool(admin, { name: tools[1] })];
  const buyer = await registerCustomer();
  const lines = [{ toolId: ids[0], quantity: 40 }];
  const numbers: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { body } = await call('POST', '/api/quote', { lines, name: word, email: buyer.email });
    numbers.unshift(body.number);
  }
  const query = `q=${encodeURIComponent(word)}`;
  await openAs(page, admin, `/dashboard/quotes?${query}`);
  await goThrough(page, 'quotes', 'request', numbers as [string, string]);
  await page.keyboard.press('Enter');
  await expect(panelOf(page, numbers[0] ?? '').getByRole('link', { name: 'Make an Offer' })).toBeVisible();

  await open(page, `/dashboard/manage-product?${query}&sort=name`);
  await goThrough(page, 'tools', 'tool', tools);
  await page.keyboard.press('Enter');
  await expect(panelOf(page, tools[0]).getByText('Tool added')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `/dashboard/quotes?${query}`);
  await page.locator('[data-row-link]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make an Offer' })).toBeVisible();
});
