import { expect } from '@playwright/test';
import { open, test } from '../support/browser';
import { addTool, anAdmin, placeOrder, registerCustomer } from '../support/people';
import { unique } from '../support/store';

test('stock sold since the last visit is gone from the tool’s page, also when a link leads there', async ({
  page,
}) => {
  const buyer = await registerCustomer();
  const name = unique('Sold Since ');
  const toolId = await addTool(await anAdmin(), { name, quantity: 100 });
  const visit = async () => {
    await open(page, `/tools?q=${encodeURIComponent(name)}`);
    await page.getByRole('article').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const stock = page
    .getByRole('main')
    .getByText(/^\d+ in stock/)
    .first();
  await visit();
  await expect(stock).toHaveText(/^100 in stock/);

  await placeOrder(buyer, toolId, 15);
  await visit();
  await expect(stock).toHaveText(/^85 in stock/);
});
