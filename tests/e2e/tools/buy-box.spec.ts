import { expect } from '@playwright/test';
import { colourViolations, violations } from '@/tests/support/pages/axe';
import { money } from '@/tests/support/shop/money';
import { open, openAs, test, toast } from '../../support/browser';
import { addTool, anAdmin, call, registerCustomer } from '../../support/people';
import { addPriceGroup, addPriceList, joinPriceGroup } from '../../support/price-lists';
import { unique } from '../../support/store';

async function aTool(
  overrides: Record<string, unknown> = {},
): Promise<{ id: string; sku: string; slug: string }> {
  const [admin, sku] = [await anAdmin(), unique('BB-')];
  const name = `Buy Box ${sku}`;
  const id = await addTool(admin, { sku, name, moq: 4, step: 4, quantity: 100, ...overrides });
  return { id, sku, slug: (await call('GET', `/api/tool/${id}`)).body.slug };
}

test('a quantity is typed on a tool’s page, priced by its step, and put into the cart by keyboard @core', async ({
  page,
}) => {
  const [buyer, tool] = await Promise.all([registerCustomer(), aTool()]);
  const admin = await anAdmin();
  const groupId = await addPriceGroup(admin);
  await joinPriceGroup(admin, buyer, groupId);
  await addPriceList(admin, [{ sku: tool.sku, tiers: [{ from: 40, price: 10 }] }], { for: { groupId } });
  await openAs(page, buyer, `/tools/${tool.slug}`);
  const panel = page.getByRole('region', { name: 'Overview' });
  const quantity = panel.getByRole('spinbutton', { name: 'Quantity' });
  await expect(panel.getByText(`${money(10)} from 40`)).toBeVisible();
  await expect(quantity).toHaveValue('4');
  await expect(panel.getByText(money(50))).toBeVisible();

  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('8');
  await quantity.fill('40');
  await expect(panel.getByText(money(400))).toBeVisible();
  await expect(panel.getByText(`List ${money(12.5)}`)).toBeVisible();

  // What the steps rule out is said where it was typed, and nothing is added.
  await quantity.fill('42');
  await quantity.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText(/\b40\b.*\b44\b/);
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await quantity.fill('40');
  await expect(panel.getByRole('alert')).toBeHidden();
  await panel.getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await expect(toast(page, /Added to your cart: Buy Box .* × 40/)).toBeVisible();
  const { body: cart } = await buyer.call('GET', '/api/cart');
  expect(cart.lines).toMatchObject([{ toolId: tool.id, quantity: 40, unitPrice: 10 }]);

  await panel.getByRole('link', { name: 'Buy Now' }).press('Enter');
  await expect(page).toHaveURL(`/purchase/${tool.id}?quantity=40`);
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('40');
});

test('more than there is in stock leads to what there is, or to a quote @phone', async ({ page }) => {
  const { slug } = await aTool({ quantity: 98 });
  await open(page, `/tools/${slug}`);
  const panel = page.getByRole('region', { name: 'Overview' });
  const quantity = panel.getByRole('spinbutton', { name: 'Quantity' });
  await expect(panel.getByText(/^Ships /)).toBeVisible();
  await quantity.fill('300');
  await expect(panel.getByRole('status')).toContainText('98');
  await expect(panel.getByText(/^Ships today|^Ships \w+day/)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Set to 96' }).click();
  await expect(quantity).toHaveValue('96');
  await expect(panel.getByRole('status')).toHaveCount(0);
  await expect(panel.getByText(/^Ships /)).toBeVisible();
});

test('a tool out of stock is asked for first, and bought second', async ({ page }) => {
  const { slug } = await aTool({ quantity: 3 });
  await open(page, `/tools/${slug}`);
  const panel = page.getByRole('region', { name: 'Overview' });
  await expect(panel.getByRole('spinbutton')).toHaveCount(0);
  const ways = panel.getByRole('link', { name: /^(Request for Quote|Buy Now)$/ });
  await expect(ways).toHaveText(['Request for Quote', 'Buy Now']);
  const found = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await colourViolations(page)));
  expect(found).toEqual([]);
});

test('without scripts the quantity that is typed is taken to the order', async ({ browser }) => {
  const { id, slug } = await aTool();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/tools/${slug}`);
  const panel = page.getByRole('region', { name: 'Overview' });
  await expect(panel.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', `/purchase/${id}`);
  await expect(panel.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
  await panel.getByRole('spinbutton', { name: 'Quantity' }).fill('8');
  await panel.getByRole('spinbutton', { name: 'Quantity' }).press('Enter');
  await expect(page).toHaveURL(/\/login\?.*quantity/);
  await context.close();
});
