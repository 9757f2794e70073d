import { expect } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { arriveAt, newAccount, open, test } from '../../support/browser';
import { addTool, anAdmin } from '../../support/people';
import { unique } from '../../support/store';

test('a visitor who presses "Buy Now" sees the tool and why to sign in, on both sign-in pages', async ({
  page,
}) => {
  const name = unique('Gate Hammer ');
  const id = await addTool(await anAdmin(), { name, price: 48.25 });
  await open(page, `/purchase/${id}`);
  await arriveAt(page, '/login');
  const selection = page.getByRole('region', { name: 'Your selection' });
  await expect(selection).toContainText(name);
  await expect(selection).toContainText(money(48.25));
  await expect(page.getByText('Log in to place your order.')).toBeVisible();

  await page.getByRole('link', { name: 'Create new account' }).click();
  await arriveAt(page, '/register');
  await expect(selection).toContainText(name);
  await expect(page.getByText('Create an account to place your order.')).toBeVisible();

  const account = newAccount();
  await page.getByLabel('Name', { exact: true }).fill(account.name);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await arriveAt(page, `/purchase/${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});
