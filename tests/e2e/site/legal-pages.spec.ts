import { expect } from '@playwright/test';
import { open, openAs, test, toast } from '../../support/browser';
import { legalVersion } from '../../support/legal-pages';
import { anAdmin } from '../../support/people';
import { unique } from '../../support/store';

test('an admin writes a legal page, which the footer of every page leads to', async ({ page, noise }) => {
  noise.expect(/409/);
  const admin = await anAdmin();
  const text = unique('Two years from delivery, ');
  // Others may have published the page before.
  const before = await legalVersion(admin, 'warranty', 'en');
  const versionOf = (number: number) => `Version ${before + number}, `;
  await openAs(page, admin, '/dashboard/legal?name=warranty&in=en');
  await page.getByLabel('Text', { exact: true }).fill(`## What is covered\n\n${text} *soon*`);
  // As it is typed, before it is published.
  await expect(page.getByRole('heading', { name: 'As you have typed it' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'What is covered' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'Page published')).toBeVisible();
  await expect(page.getByText(versionOf(1))).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: new RegExp(`^${versionOf(1)}.*\\d:\\d\\d.*by \\S`) }),
  ).toBeVisible();

  // Someone else is faster the second time.
  const version = await legalVersion(admin, 'warranty', 'en');
  const body = { language: 'en', version, markdown: `${text} and more` };
  await admin.call('PUT', '/api/legal-page/warranty', body);
  await page.getByLabel('Text', { exact: true }).fill('Mine');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/Someone else published a new version/)).toBeVisible();
  await expect(page.getByLabel('Their version')).toHaveValue(`${text} and more`);
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByLabel('Their version')).toBeHidden();
  await expect(page.getByText(versionOf(3))).toBeVisible();

  // Theirs was better: it is still there, and is published again.
  await page.getByRole('link', { name: versionOf(2) }).click();
  await expect(page.getByText(`You are viewing version ${before + 2}`)).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(`${text} and more`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(versionOf(4))).toBeVisible();

  await open(page, '/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Warranty' })).toBeVisible();
  await expect(page.getByText(`${text} and more`)).toBeVisible();
});
