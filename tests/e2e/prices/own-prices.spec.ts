import { expect, type Page } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { logOut, open, openAs, testInOwnContext } from '../../support/browser';
import { addTool, anAdmin, call, type Person, registerCustomer } from '../../support/people';
import { addPriceGroup, addPriceList, joinPriceGroup } from '../../support/price-lists';
import { unique } from '../../support/store';

type Priced = { id: string; sku: string; name: string; slug: string };

/** Two tools at 12.50 that only this word finds, of which members of a group buy the first at 11 and from 50 units at 10. */
async function pricedTools(member: Person): Promise<{ word: string; tools: [Priced, Priced] }> {
  const [admin, word] = [await anAdmin(), unique('zp')];
  const add = async (place: number, quantity: number): Promise<Priced> => {
    const [sku, name] = [unique(`OP${place}-`), `Own Price ${word} ${place}`];
    const id = await addTool(admin, { sku, name, moq: 5, quantity });
    return { id, sku, name, slug: (await call('GET', `/api/tool/${id}`)).body.slug };
  };
  const tools: [Priced, Priced] = [await add(1, 1_000), await add(2, 0)];
  const groupId = await addPriceGroup(admin);
  await joinPriceGroup(admin, member, groupId);
  const tiers = [
    { from: 1, price: 11 },
    { from: 50, price: 10 },
  ];
  await addPriceList(admin, [{ sku: tools[0].sku, tiers }], { for: { groupId } });
  return { word, tools };
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/**
 * Returns what has moved on the page, below its header, without an interaction since the whole document was shown: how it
 * arrives is another test's.
 */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    let whole = Number.POSITIVE_INFINITY;
    Object.assign(window, { moved });
    // The frame after the last part of the document shifts what was shown of the parts before.
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          whole = performance.now();
        }),
      ),
    );
    new PerformanceObserver((list) => {
      const later = (list.getEntries() as Shift[]).filter(({ startTime }) => startTime > whole);
      for (const { value, hadRecentInput, sources } of later)
        if (!hadRecentInput && sources.some(({ node }) => node?.parentElement?.closest('main')))
          moved.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 80)).join(' | ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Shifts are reported with the frame after them.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  };
}

function watchCalls(page: Page): string[][] {
  const calls: string[][] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/price') return;
    const { tools } = request.postDataJSON() as { tools: { toolId: string }[] };
    calls.push(tools.map(({ toolId }) => toolId));
  });
  return calls;
}

const [OWN, LIST, STEP] = [money(11), `List ${money(12.5)}`, `${money(10)} from 50`];

testInOwnContext(
  'a member’s own price takes the place of the public one wherever tools are, by one call a page, and nothing moves @core @phone',
  async ({ page }) => {
    const member = await registerCustomer();
    const { word, tools } = await pricedTools(member);
    const [tool, other] = tools;
    const shifts = await watchShifts(page);
    const calls = watchCalls(page);

    // Cards, of which filters make others.
    await openAs(page, member, `/tools?q=${word}`);
    const card = page.getByRole('article', { name: tool.name });
    for (const text of [OWN, LIST, STEP]) await expect(card.getByText(text)).toBeVisible();
    const otherCard = page.getByRole('article', { name: other.name });
    await expect(otherCard.getByText(money(12.5))).toBeVisible();
    await expect(otherCard.getByText(/^List \$/)).toHaveCount(0);
    expect(calls.map((ids) => ids.toSorted())).toEqual([[tool.id, other.id].sort()]);
    expect(await shifts()).toEqual([]);
    const filters = page.getByRole('button', { name: /^Filters/ });
    if (await filters.isVisible()) await filters.click();
    await expect(page.getByText('List price', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: /^In stock/ }).click();
    await expect(page).toHaveURL(/stock/);
    await expect(page.getByRole('article')).toHaveCount(1);
    for (const text of [OWN, LIST, STEP]) await expect(card.getByText(text)).toBeVisible();
    await page.getByLabel('Sort by').selectOption('List price, lowest first');
    await expect(page).toHaveURL(/sort=price/);
    await expect(card.getByText(OWN)).toBeVisible();
    expect(calls).toHaveLength(1);

    // The table.
    await open(page, `/tools?q=${word}&view=table`);
    const row = page.getByRole('row').filter({ hasText: tool.sku });
    for (const text of [OWN, LIST]) await expect(row.getByText(text)).toBeVisible();
    // On phones a row has no room for the step.
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    await expect(row.getByText(STEP)).toBeVisible({ visible: !isPhone });
    expect(await shifts()).toEqual([]);
    expect(calls).toHaveLength(2);

    // The search box.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search by SKU/ }).fill(word);
    const hit = page.getByRole('option').filter({ hasText: tool.sku });
    for (const text of [OWN, LIST]) await expect(hit.getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');

    // The page of a tool, and below it those viewed before.
    calls.length = 0;
    await open(page, `/tools/${other.slug}`);
    await expect.poll(() => calls.length).toBe(1);
    calls.length = 0;
    await open(page, `/tools/${tool.slug}`);
    const panel = page.getByRole('region', { name: 'Overview' });
    for (const text of [OWN, LIST, STEP]) await expect(panel.getByText(text)).toBeVisible();
    await expect(panel.getByText(money(55))).toBeVisible();
    const viewed = page.getByRole('region', { name: 'Recently viewed' });
    await expect(viewed.getByText(money(12.5))).toBeVisible();
    expect(await shifts()).toEqual([]);
    expect(calls).toHaveLength(1);
    await panel.getByText(STEP).click();
    await expect(page.getByRole('table', { name: 'Prices by quantity' })).toContainText(
      `From 50${money(10)}`,
    );

    // Comparing.
    await open(page, `/tools/compare?ids=${tool.id},${other.id}`);
    const prices = page.getByRole('row').filter({ hasText: 'Price per unit' });
    for (const text of [OWN, LIST]) await expect(prices.getByText(text)).toBeVisible();
    expect(await shifts()).toEqual([]);
  },
);

testInOwnContext(
  'a cached page is the same bytes for everyone, and who signs out sees the public price again @core',
  async ({ page, request }) => {
    const member = await registerCustomer();
    const { tools } = await pricedTools(member);
    const path = `/tools/${tools[0].slug}`;
    const panel = page.getByRole('region', { name: 'Overview' });
    await open(page, path);
    await expect(panel.getByText(money(12.5), { exact: true })).toBeVisible();
    await openAs(page, member, path);
    await expect(panel.getByText(OWN, { exact: true })).toBeVisible();
    const bytes = async (headers: Record<string, string>) =>
      (await (await request.get(path, { headers })).body()).toString();
    expect(await bytes({ cookie: member.cookie })).toBe(await bytes({}));
    expect(await bytes({ cookie: member.cookie })).not.toContain(OWN);
    await logOut(page);
    await open(page, path);
    await expect(panel.getByText(money(12.5), { exact: true })).toBeVisible();
    await expect(panel.getByText(OWN)).toHaveCount(0);
  },
);
