import { expect } from '@playwright/test';
import { violations } from '@/tests/support/pages/axe';
import { arriveAt, open, openAs, test } from '../../support/browser';
import { addTool, anAdmin, call, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

async function soldOut(): Promise<{ id: string; name: string; slug: string }> {
  const name = unique('Awaited Tool ');
  const id = await addTool(await anAdmin(), { name, moq: 10, quantity: 2 });
  return { id, name, slug: (await call('GET', `/api/tool/${id}`)).body.slug };
}

test('a buyer asks by keyboard to be mailed once a tool is in stock, and takes it back @core', async ({
  page,
}) => {
  const [buyer, tool] = await Promise.all([registerCustomer(), soldOut()]);
  await openAs(page, buyer, `/tools/${tool.slug}`);
  const panel = page.getByRole('region', { name: 'Overview' });
  const tell = panel.getByRole('button', { name: 'Tell me when it is back' });
  const stop = panel.getByRole('button', { name: 'Do not tell me' });
  await tell.press('Enter');
  await expect(stop).toBeFocused();
  await expect(panel.getByRole('status')).toHaveText('You will be told by email.');
  await stop.press('Enter');
  await expect(tell).toBeFocused();
  expect((await buyer.call('GET', '/api/stock-watch')).body).toEqual([]);
  await tell.press('Enter');
  await expect(stop).toBeVisible();

  // The page says so again, and so do one's lists.
  await open(page, `/tools/${tool.slug}`);
  await expect(stop).toBeVisible();
  await open(page, '/dashboard/lists');
  const waited = page.getByRole('region', { name: 'Waiting for stock' });
  await expect(waited.getByRole('link', { name: tool.name })).toBeVisible();
  await expect(waited.getByRole('button', { name: 'Do not tell me' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a visitor who wants to be told logs in first and comes back to the tool', async ({ page }) => {
  const [buyer, tool] = await Promise.all([registerCustomer(), soldOut()]);
  await open(page, `/tools/${tool.slug}`);
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await arriveAt(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await arriveAt(page, `/tools/${tool.slug}`);
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await expect(page.getByRole('button', { name: 'Do not tell me' })).toBeVisible();
});
